package dev.portcullis.draft.catalog;

import dev.portcullis.draft.catalog.Phrase.Constant;
import dev.portcullis.draft.catalog.Phrase.Constants;
import dev.portcullis.draft.catalog.Phrase.Implied;
import dev.portcullis.draft.catalog.Phrase.Named;
import dev.portcullis.draft.catalog.Phrase.Spelling;
import dev.portcullis.draft.catalog.Phrase.Trimmed;
import dev.portcullis.draft.catalog.Phrase.Unread;
import dev.portcullis.draft.catalog.Phrase.Words;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.PortableText;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.warehouse.TableDescription.TextOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * Says a catalog's condition in the portable language. Engines print the conversions that they
 * made; one that changes no value is left out, any other leaves the condition unread.
 */
final class ConditionVisitor extends CatalogConditionBaseVisitor<Phrase> {
  private static final String BLANKS = " \t\n\r\u00a0";
  private static final Pattern ANCHORED = Pattern.compile("\\^\\(\\?:(.*)\\)\\$", Pattern.DOTALL);

  /** Only what means the same to Postgres, whatever its settings. */
  private static final Pattern PLAIN_ANCHORED = Pattern.compile("\\^([^|\\\\()]*)\\$");

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
  private static final Pattern DECIMAL = Pattern.compile("(?:numeric|decimal)\\((\\d+),(\\d+)\\)");
  private static final Set<String> TEXT_TYPES = Set.of("text", "varchar", "charactervarying");
  private static final Set<String> EXACT_TYPES = Set.of("numeric", "bigint");
  private static final Set<String> LENGTHS = Set.of("char_length", "character_length", "length");
  private static final Set<String> SAME_FUNCTIONS =
      Set.of("abs", "coalesce", "year", "month", "day");

  private final List<ColumnReference> columns;
  private final TextOrder textOrder;
  private final Bounds bounds = new Bounds();

  ConditionVisitor(List<ColumnReference> columns, TextOrder textOrder) {
    this.columns = columns;
    this.textOrder = textOrder;
  }

  TextOrder textOrder() {
    return textOrder;
  }

  /** Columns of doubles that the condition keeps free of NaN and both infinities. */
  Set<String> finite() {
    return bounds.finite();
  }

  @Override
  public Phrase visitDisjunction(CatalogConditionParser.DisjunctionContext whole) {
    return joined(whole.conjunction().stream().map(this::visit).toList(), " OR ");
  }

  @Override
  public Phrase visitConjunction(CatalogConditionParser.ConjunctionContext whole) {
    List<Phrase> parts = whole.negation().stream().map(this::visit).toList();
    List<Phrase> said = parts.stream().filter(part -> !(part instanceof Implied)).toList();
    return said.isEmpty() ? parts.get(0) : joined(said, " AND ");
  }

  private static Phrase joined(List<Phrase> parts, String word) {
    return parts.size() == 1
        ? parts.get(0)
        : words(parts)
            .map(texts -> (Phrase) new Words(String.join(word, texts)))
            .orElse(new Unread());
  }

  /** The words of each part, in parentheses where needed; empty when one has none. */
  private static Optional<List<String>> words(List<Phrase> parts) {
    List<String> texts = new ArrayList<>();
    for (Phrase part : parts) {
      if (part instanceof Words words) {
        texts.add("(" + words.text() + ")");
      } else if (part instanceof Named named) {
        texts.add(PortableText.name(named.name()));
      } else if (part instanceof Phrase.Ordered ordered) {
        texts.add(PortableText.name(ordered.text().name()));
      } else if (part instanceof Constant constant) {
        texts.add(spelled(constant));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(texts);
  }

  private static String spelled(Constant constant) {
    return switch (constant.spelling()) {
      case BARE -> constant.text();
      case QUOTED -> "'" + constant.text().replace("'", "''") + "'";
    };
  }

  @Override
  public Phrase visitNegation(CatalogConditionParser.NegationContext whole) {
    Phrase part = visit(whole.predicate());
    for (TerminalNode unused : whole.NOT()) {
      part = said("NOT ", List.of(part), "");
    }
    return part;
  }

  private static Phrase said(String before, List<Phrase> parts, String after) {
    return words(parts)
        .map(texts -> (Phrase) new Words(before + String.join(", ", texts) + after))
        .orElse(new Unread());
  }

  @Override
  public Phrase visitPredicate(CatalogConditionParser.PredicateContext whole) {
    Phrase left = visit(whole.sum());
    return whole.test() == null ? left : new TestVisitor(this, left, bounds).visit(whole.test());
  }

  @Override
  public Phrase visitSum(CatalogConditionParser.SumContext whole) {
    List<Phrase> parts = whole.product().stream().map(this::visit).toList();
    if (parts.size() == 1) {
      return parts.get(0);
    }
    if (!whole.CONCAT().isEmpty()) {
      return concatenated(parts);
    }
    return arithmetic(parts, operators(whole.children.stream().map(Object::toString).toList()));
  }

  private static List<String> operators(List<String> children) {
    List<String> operators = new ArrayList<>();
    for (int i = 1; i < children.size(); i += 2) {
      operators.add(children.get(i));
    }
    return operators;
  }

  private static Phrase concatenated(List<Phrase> parts) {
    boolean constant = parts.stream().allMatch(Constant.class::isInstance);
    return constant
        ? new Constant(
            parts.stream().map(part -> ((Constant) part).text()).collect(Collectors.joining()),
            Spelling.QUOTED)
        : new Unread();
  }

  private static Phrase arithmetic(List<Phrase> parts, List<String> operators) {
    Optional<List<String>> texts = words(parts);
    if (texts.isEmpty()) {
      return new Unread();
    }
    StringBuilder text = new StringBuilder(texts.get().get(0));
    for (int i = 0; i < operators.size(); i++) {
      text.append(' ').append(operators.get(i)).append(' ').append(texts.get().get(i + 1));
    }
    return new Words(text.toString());
  }

  @Override
  public Phrase visitProduct(CatalogConditionParser.ProductContext whole) {
    List<Phrase> parts = whole.signed().stream().map(this::visit).toList();
    return parts.size() == 1
        ? parts.get(0)
        : arithmetic(parts, operators(whole.children.stream().map(Object::toString).toList()));
  }

  @Override
  public Phrase visitSigned(CatalogConditionParser.SignedContext whole) {
    Phrase part = visit(whole.converted());
    boolean negative = whole.MINUS().size() % 2 == 1;
    if (!negative) {
      return part;
    }
    boolean isNumber = part instanceof Constant constant && constant.spelling() == Spelling.BARE;
    return isNumber
        ? new Constant("-" + ((Constant) part).text(), Spelling.BARE)
        : said("-", List.of(part), "");
  }

  @Override
  public Phrase visitConverted(CatalogConditionParser.ConvertedContext whole) {
    Phrase part = visit(whole.primary());
    for (CatalogConditionParser.TypeNameContext type : whole.typeName()) {
      part = converted(part, type);
    }
    if (whole.QUOTED().isEmpty()) {
      return part;
    }
    boolean isCodePoints = whole.QUOTED().stream().allMatch(it -> it.getText().equals("\"C\""));
    return isCodePoints && part instanceof Named named ? new Phrase.Ordered(named) : new Unread();
  }

  @Override
  public Phrase visitCast(CatalogConditionParser.CastContext whole) {
    return converted(visit(whole.disjunction()), whole.typeName());
  }

  private static Phrase converted(Phrase part, CatalogConditionParser.TypeNameContext written) {
    String type = written.getText().toLowerCase(Locale.ROOT).replace("[]", "");
    if (part instanceof Constant constant) {
      return constant(constant, type);
    }
    if (part instanceof Constants) {
      return TEXT_TYPES.contains(type) ? part : new Unread();
    }
    if (part instanceof Named named) {
      boolean isSame = named.type() instanceof TextType && TEXT_TYPES.contains(type);
      boolean isWider =
          isExact(named.type()) && (EXACT_TYPES.contains(type) || isWider(named.type(), type));
      return isSame || isWider ? part : new Unread();
    }
    return new Unread();
  }

  /** Whether a decimal of that many digits holds every value of the column. */
  private static boolean isWider(ColumnType type, String written) {
    Matcher decimal = DECIMAL.matcher(written);
    if (!decimal.matches()) {
      return false;
    }
    int scale = Integer.parseInt(decimal.group(2));
    int whole = Integer.parseInt(decimal.group(1)) - scale;
    if (type instanceof DecimalType own) {
      return own.wholeDigits() <= whole && own.scale() <= scale;
    }
    return whole >= (type instanceof IntegerType ? 10 : 19);
  }

  /** Neither a decimal in a double nor one in a whole number stays what it is. */
  private static boolean isExact(ColumnType type) {
    return type instanceof IntegerType
        || type instanceof BigIntegerType
        || type instanceof DecimalType;
  }

  /** The type of the column says what a constant is; only a number loses its quotes. */
  private static Phrase constant(Constant constant, String type) {
    boolean isNumber =
        type.matches(
                "(smallint|integer|bigint|numeric|decimal|double|doubleprecision|real|float).*")
            && NUMBER.matcher(constant.text()).matches();
    return isNumber ? new Constant(constant.text(), Spelling.BARE) : constant;
  }

  @Override
  public Phrase visitTrim(CatalogConditionParser.TrimContext whole) {
    return trimmed(visit(whole.sum(1)), visit(whole.sum(0)));
  }

  private static Phrase trimmed(Phrase text, Phrase characters) {
    boolean isBlank = characters instanceof Constant constant && constant.text().equals(BLANKS);
    return isBlank ? new Trimmed(text) : new Unread();
  }

  @Override
  public Phrase visitExtract(CatalogConditionParser.ExtractContext whole) {
    return part(whole.NAME().getText(), visit(whole.sum()));
  }

  private static Phrase part(String name, Phrase moment) {
    String part = name.toLowerCase(Locale.ROOT);
    boolean isKnown = part.equals("year") || part.equals("month") || part.equals("day");
    return isKnown ? said(part + "(", List.of(moment), ")") : new Unread();
  }

  @Override
  public Phrase visitArray(CatalogConditionParser.ArrayContext whole) {
    return new Constants(whole.sum().stream().map(this::visit).toList());
  }

  @Override
  public Phrase visitCall(CatalogConditionParser.CallContext whole) {
    List<Phrase> arguments = whole.disjunction().stream().map(this::visit).toList();
    String name = name(whole.function());
    if (name.equals("chr") && arguments.get(0) instanceof Constant code) {
      return new Constant(Character.toString(Integer.parseInt(code.text())), Spelling.QUOTED);
    }
    if (LENGTHS.contains(name) && isText(arguments.get(0))) {
      return said("length(", arguments, ")");
    }
    if ((name.equals("trim") || name.equals("btrim")) && arguments.size() == 2) {
      return trimmed(arguments.get(0), arguments.get(1));
    }
    if (name.equals("regexp_full_match") && arguments.size() == 2) {
      return said("matches(", arguments, ")");
    }
    if (name.endsWith("like_escape")) {
      return likeEscape(name, arguments);
    }
    if (name.equals("date_part") && arguments.get(0) instanceof Constant part) {
      return part(part.text(), arguments.get(1));
    }
    if (name.equals("isfinite") && arguments.get(0) instanceof Named named) {
      bounds.finite(named.name());
      return new Implied();
    }
    return SAME_FUNCTIONS.contains(name) ? said(name + "(", arguments, ")") : new Unread();
  }

  /** Postgres makes a pattern of two arguments, DuckDB a condition of three. */
  private static Phrase likeEscape(String name, List<Phrase> arguments) {
    int last = arguments.size() - 1;
    boolean constant =
        last > 0
            && arguments.get(last - 1) instanceof Constant
            && arguments.get(last) instanceof Constant;
    if (!constant) {
      return new Unread();
    }
    Phrase.Escaped escaped =
        new Phrase.Escaped((Constant) arguments.get(last - 1), (Constant) arguments.get(last));
    if (last == 1) {
      return escaped;
    }
    return like(arguments.get(0), name.startsWith("not_"), escaped);
  }

  static Phrase like(Phrase text, boolean negated, Phrase.Escaped escaped) {
    String word = negated ? " NOT LIKE " : " LIKE ";
    return words(List.of(text))
        .map(
            value ->
                (Phrase)
                    new Words(
                        value.get(0)
                            + word
                            + spelled(escaped.pattern())
                            + " ESCAPE "
                            + spelled(escaped.escape())))
        .orElse(new Unread());
  }

  private static boolean isText(Phrase phrase) {
    return phrase instanceof Named named && named.type() instanceof TextType;
  }

  private static String name(CatalogConditionParser.FunctionContext function) {
    String last = function.getChild(function.getChildCount() - 1).getText();
    return last.replace("\"", "").toLowerCase(Locale.ROOT);
  }

  /** A pattern as Postgres matches it, when it speaks of the whole text; empty otherwise. */
  static Optional<String> wholePattern(String pattern) {
    Matcher ours = ANCHORED.matcher(pattern);
    if (ours.matches()) {
      return Optional.of(ours.group(1));
    }
    Matcher plain = PLAIN_ANCHORED.matcher(pattern);
    return plain.matches() ? Optional.of(plain.group(1)) : Optional.empty();
  }

  @Override
  public Phrase visitBareName(CatalogConditionParser.BareNameContext name) {
    return column(name.getText());
  }

  @Override
  public Phrase visitQuotedName(CatalogConditionParser.QuotedNameContext name) {
    String text = name.getText();
    return column(text.substring(1, text.length() - 1).replace("\"\"", "\""));
  }

  private Phrase column(String name) {
    return columns.stream()
        .filter(column -> column.name().equals(name))
        .findFirst()
        .or(
            () ->
                columns.stream().filter(column -> column.name().equalsIgnoreCase(name)).findFirst())
        .map(column -> (Phrase) new Named(column.name(), column.type()))
        .orElse(new Unread());
  }

  @Override
  public Phrase visitText(CatalogConditionParser.TextContext text) {
    String written = text.getText();
    return new Constant(
        written.substring(1, written.length() - 1).replace("''", "'"), Spelling.QUOTED);
  }

  @Override
  public Phrase visitNumber(CatalogConditionParser.NumberContext number) {
    return new Constant(number.getText(), Spelling.BARE);
  }

  @Override
  public Phrase visitTruth(CatalogConditionParser.TruthContext truth) {
    return new Constant(truth.getText().toUpperCase(Locale.ROOT), Spelling.BARE);
  }

  @Override
  public Phrase visitGroup(CatalogConditionParser.GroupContext group) {
    return visit(group.disjunction());
  }

  /** The columns whose doubles are kept finite; by one function, or by two comparisons. */
  static final class Bounds {
    private final Set<String> below = new HashSet<>();
    private final Set<String> above = new HashSet<>();

    void finite(String column) {
      below.add(column);
      above.add(column);
    }

    void below(String column) {
      below.add(column);
    }

    void above(String column) {
      above.add(column);
    }

    private Set<String> finite() {
      Set<String> both = new HashSet<>(below);
      both.retainAll(above);
      return both;
    }
  }

  static Phrase call(String before, List<Phrase> parts, String after) {
    return said(before, parts, after);
  }

  static Phrase list(List<Phrase> parts, String word) {
    return joined(parts, word);
  }
}
