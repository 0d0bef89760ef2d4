package dev.portcullis.type.pattern;

import dev.portcullis.type.PortablePattern;
import java.util.Optional;

/**
 * Reads a pattern of the portable subset and spells it so that DuckDB (RE2), Postgres (ARE) and
 * Java agree on every value. The subset is described in {@code docs/contract.md}. A pattern speaks
 * of the whole value, so {@code ^} at the start and {@code $} at the end of an alternative say
 * nothing and are dropped.
 */
public final class PatternParser {
  private static final int DEEPEST = 50;
  private static final int LARGEST = 5_000;

  /** Far more than the largest needs; a text of megabytes would take minutes to refuse. */
  private static final int LONGEST = 20_000;

  private final PatternText text;
  private int depth;

  private PatternParser(PatternText text) {
    this.text = text;
  }

  /** Reads the pattern up to its first fault. */
  public static PatternReading read(String source) {
    if (source.length() > LONGEST) {
      return new PatternReading.Refused(
          new PatternFault(
              0,
              1,
              "is " + source.length() + " characters long, the limit is " + LONGEST,
              "Use `enum` for many values."));
    }
    PatternText text = new PatternText(source);
    try {
      Piece whole = new PatternParser(text).whole();
      return new PatternReading.Portable(new PortablePattern(source, whole.portable()));
    } catch (RefusedPattern refused) {
      return new PatternReading.Refused(refused.fault());
    }
  }

  private Piece whole() throws RefusedPattern {
    Piece whole = alternatives();
    if (text.peek() == ')') {
      throw text.fault(
          1, "has a `)` without its `(`", "Write `\\)` if the bracket itself is meant.");
    }
    if (whole.portable().isEmpty()) {
      throw text.faultAt(
          0, text.length(), "is empty", "For the empty text alone write `enum: [\"\"]`.");
    }
    if (whole.size() > LARGEST) {
      throw text.faultAt(
          0,
          text.length(),
          "stands for "
              + whole.size()
              + " characters when its repeats are written out, the limit is "
              + LARGEST,
          "Use `max_length` for the length.");
    }
    return whole;
  }

  private Piece alternatives() throws RefusedPattern {
    Piece piece = alternative();
    while (text.takeIf('|')) {
      piece = piece.or(alternative());
    }
    return piece;
  }

  private Piece alternative() throws RefusedPattern {
    if (depth == 0 && text.takeIf('^') && Quantifier.isNext(text)) {
      throw quantifiedAnchor();
    }
    Piece piece = Piece.EMPTY;
    while (text.peek() != PatternText.END && text.peek() != '|' && text.peek() != ')') {
      if (text.peek() == '$' && depth == 0 && endsAlternative(1)) {
        text.take();
      } else {
        piece = piece.then(Quantifier.read(text, atom()));
      }
    }
    return piece;
  }

  private boolean endsAlternative(int ahead) {
    return text.peek(ahead) == PatternText.END || text.peek(ahead) == '|';
  }

  private RefusedPattern quantifiedAnchor() {
    return text.fault(
        1,
        "has a quantifier on an anchor",
        "Write `\\^` or `\\$` if the character itself is meant.");
  }

  private Piece atom() throws RefusedPattern {
    int c = text.peek();
    return switch (c) {
      case '(' -> group();
      case '[' -> CharacterClass.read(text);
      case '\\' -> escape();
      case '.' -> {
        text.take();
        yield Piece.single("[^\\n]");
      }
      case '^', '$' -> throw anchor();
      case '*', '+', '?', '{' ->
          throw text.fault(
              1,
              "has a quantifier with nothing before it",
              "Write `\\" + Character.toString(c) + "` if the character itself is meant.");
      case ']', '}' ->
          throw text.fault(
              1,
              "has a `" + Character.toString(c) + "` without its opening bracket",
              "Write `\\" + Character.toString(c) + "` if the bracket itself is meant.");
      default -> Piece.single(Escapes.literal(text.take()));
    };
  }

  private RefusedPattern anchor() {
    int next = text.peek(1);
    if (next == '*' || next == '+' || next == '?' || next == '{') {
      text.take();
      return quantifiedAnchor();
    }
    return text.fault(
        1,
        "has the anchor `"
            + Character.toString(text.peek())
            + "` inside, and a pattern always matches the whole value",
        "Remove it, or write `\\"
            + Character.toString(text.peek())
            + "` if the character itself is meant.");
  }

  private Piece escape() throws RefusedPattern {
    int offset = text.offset();
    text.take();
    if (text.peek() == PatternText.END) {
      throw text.faultAt(offset, 1, "ends in a backslash", "Write `\\\\` for a backslash.");
    }
    int escaped = text.take();
    Optional<String> shortClass = Escapes.shortClass(escaped);
    if (shortClass.isPresent()) {
      return Piece.single((Character.isUpperCase(escaped) ? "[^" : "[") + shortClass.get() + "]");
    }
    Optional<Integer> character = Escapes.character(escaped);
    if (character.isEmpty()) {
      throw Escapes.refused(text, offset, escaped);
    }
    return Piece.single(Escapes.literal(character.get()));
  }

  private Piece group() throws RefusedPattern {
    int start = text.offset();
    Groups.refuseSpecial(text);
    text.take();
    if (text.takeIf('?')) {
      text.take();
    }
    if (++depth > DEEPEST) {
      throw text.faultAt(
          start, 1, "nests groups deeper than " + DEEPEST + " levels", "Write it flatter.");
    }
    Piece inner = alternatives();
    depth--;
    if (!text.takeIf(')')) {
      throw text.faultAt(
          start, 1, "has a `(` without its `)`", "Write `\\(` if the bracket itself is meant.");
    }
    return inner.grouped();
  }
}
