package dev.portcullis.draft;

import dev.portcullis.contract.Classification;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.write.Remarks;
import dev.portcullis.draft.KeyFinder.Keys;
import dev.portcullis.load.Words;
import dev.portcullis.problem.Position;
import dev.portcullis.staging.StagedTexts;
import dev.portcullis.staging.TextMeasure;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.TextValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes a column of what a file says about it: rules that the file keeps and that tomorrow's file
 * will probably keep too. What is seen and less than probable stands in a comment.
 */
final class ColumnDrafter {
  /** Fewer rows say nothing about rules. */
  static final int ENOUGH = 20;

  /** As many rows for each value make it likely that no further value comes. */
  private static final int ROWS_A_VALUE = 10;

  private static final int MOST_VALUES = 12;
  private static final int LONGEST_VALUE = 60;
  private static final int LONGEST_CODE = 40;
  private static final int LEAST_WHOLE_DIGITS = 6;
  private static final int GREATEST_PRECISION = 38;

  /** Where a limit of characters is usually drawn. */
  private static final List<Integer> LIMITS =
      List.of(
          10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 800, 1000, 1500, 2000,
          3000, 4000);

  private final StagedTexts staged;
  private final ColumnFinding finding;
  private final int index;
  private final Position at;
  private final Shown shown;
  private final Keys keys;
  private final Remarks.Builder remarks;

  private ColumnDrafter(
      StagedTexts staged,
      ColumnFinding finding,
      int index,
      Position at,
      Shown shown,
      Keys keys,
      Remarks.Builder remarks) {
    this.staged = staged;
    this.finding = finding;
    this.index = index;
    this.at = at;
    this.keys = keys;
    this.remarks = remarks;
    boolean isPersonal = ColumnRole.isPersonal(finding.name());
    this.shown = isPersonal ? Shown.NO_VALUES : shown;
  }

  /** The columns in the order of the file. */
  static List<Column> draft(
      StagedTexts staged,
      List<ColumnFinding> findings,
      Position at,
      Shown shown,
      Keys keys,
      Remarks.Builder remarks) {
    return IntStream.range(0, findings.size())
        .mapToObj(
            i -> new ColumnDrafter(staged, findings.get(i), i, at, shown, keys, remarks).draft())
        .toList();
  }

  private Column draft() {
    boolean isPersonal = ColumnRole.isPersonal(finding.name());
    Optional<List<Value>> allowed = isEnough() && isText() ? allowed() : Optional.empty();
    // A primary key is required without saying so.
    boolean isPrimary = keys.primary().contains(finding.name());
    boolean isFree = isEnough() && isText() && measure().texts() > 0 && allowed.isEmpty();
    Optional<Integer> least = isFree ? fixedLength() : Optional.empty();
    Optional<Integer> most = isFree ? least.or(this::limit) : Optional.empty();
    boolean notBlank =
        isFree
            && measure().shape().blanks() == 0
            && least.isEmpty()
            && finding.undecided().isEmpty();
    remark(allowed);
    if (isPersonal) {
      remarks.key(finding.name(), "classification", "by its name; nothing else was looked at");
    }
    return new Column(
        finding.name(),
        withRoom(finding.type()),
        when(isEnough() && !finding.hasNulls() && !isPrimary),
        when(notBlank),
        Optional.empty(),
        Optional.empty(),
        least.map(this::declared),
        most.map(this::declared),
        allowed.map(this::declared),
        Optional.empty(),
        isPersonal ? Classification.RESTRICTED : Classification.INTERNAL,
        OnViolation.FAIL,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        at);
  }

  private TextMeasure measure() {
    return finding.measure();
  }

  private boolean isEnough() {
    return staged.rows() >= ENOUGH;
  }

  private boolean isText() {
    return finding.type() instanceof TextType;
  }

  private Optional<Position> when(boolean holds) {
    return holds ? Optional.of(at) : Optional.empty();
  }

  private <T> Declared<T> declared(T value) {
    return new Declared<>(value, at);
  }

  /** Few values over many rows. */
  private Optional<List<Value>> allowed() {
    long most = Math.min(MOST_VALUES, measure().texts() / ROWS_A_VALUE);
    boolean isUnlikely = measure().distinct() > 2 * most || !finding.undecided().isEmpty();
    if (shown == Shown.NO_VALUES || isUnlikely || measure().shape().longest() > LONGEST_VALUE) {
      return Optional.empty();
    }
    List<String> texts = staged.distinctTexts(index, (int) most);
    boolean isFew = !texts.isEmpty() && texts.size() <= most;
    boolean isClean = texts.stream().allMatch(text -> !text.isBlank());
    return isFew && isClean
        ? Optional.of(texts.stream().<Value>map(TextValue::new).toList())
        : Optional.empty();
  }

  /** All texts are as long as each other, as codes are. */
  private Optional<Integer> fixedLength() {
    TextMeasure.Shape shape = measure().shape();
    boolean isFixed = shape.shortest() == shape.longest() && shape.longest() <= LONGEST_CODE;
    return isFixed && shape.longest() > 0 && measure().distinct() > 1
        ? Optional.of((int) shape.longest())
        : Optional.empty();
  }

  /** A fifth more than the longest text, rounded up to what people write. */
  private Optional<Integer> limit() {
    long longest = measure().shape().longest();
    return LIMITS.stream().filter(limit -> limit * 5L >= longest * 6).findFirst();
  }

  /** A decimal gets room for two more digits before the point, and for a million at least. */
  private static ColumnType withRoom(ColumnType type) {
    if (!(type instanceof DecimalType decimal)) {
      return type;
    }
    int whole = Math.max(decimal.wholeDigits() + 2, LEAST_WHOLE_DIGITS);
    return new DecimalType(Math.min(GREATEST_PRECISION, whole + decimal.scale()), decimal.scale());
  }

  private void remark(Optional<List<Value>> allowed) {
    List<String> lines = new ArrayList<>();
    lines.add(String.join(", ", facts(allowed)) + ".");
    if (!finding.undecided().isEmpty()) {
      lines.add(
          "Dates, but the file does not say which part is the day. Choose: type "
              + (finding.undecided().get(0).contains("H") ? "timestamp" : "date")
              + " with "
              + finding.undecided().stream()
                  .map(format -> "format \"" + format + "\"")
                  .collect(Collectors.joining(" or "))
              + ".");
    }
    remarks.column(finding.name(), lines);
  }

  private List<String> facts(Optional<List<Value>> allowed) {
    List<String> facts = new ArrayList<>();
    long nulls = staged.rows() - measure().texts();
    if (measure().texts() == 0) {
      facts.add("No value in " + Words.count(staged.rows(), "row"));
      return facts;
    }
    facts.add(allowed.map(values -> Words.count(values.size(), "value")).orElseGet(this::count));
    if (isText()) {
      facts.add(lengths());
    } else if (shown == Shown.VALUES) {
      range().ifPresent(facts::add);
    }
    if (nulls > 0) {
      facts.add(Words.count(nulls, "NULL"));
    }
    if (isText() && measure().empties() > 0) {
      facts.add(Words.count(measure().empties(), "empty text"));
    }
    return facts;
  }

  /** The count is a rough one, except where it is small or that of a key. */
  private String count() {
    boolean isKey =
        keys.primary().equals(List.of(finding.name())) || keys.alike().contains(finding.name());
    if (isKey) {
      return "All " + Words.count(measure().texts(), "value") + " differ";
    }
    long bounded = Math.min(measure().distinct(), measure().texts());
    return (bounded > 10 ? "About " : "") + Words.count(bounded, "value");
  }

  private Optional<String> range() {
    String least = measure().least();
    String greatest = measure().greatest();
    if (least == null || greatest == null || finding.type() instanceof ColumnType.BooleanType) {
      return Optional.empty();
    }
    return Optional.of(
        least.equals(greatest) ? plain(least) : plain(least) + " to " + plain(greatest));
  }

  /** Without the zeros that the scale of a decimal adds. */
  private String plain(String value) {
    return finding.type() instanceof DecimalType
        ? new BigDecimal(value).stripTrailingZeros().toPlainString()
        : value;
  }

  private String lengths() {
    TextMeasure.Shape shape = measure().shape();
    return shape.shortest() == shape.longest()
        ? Words.count(shape.longest(), "character")
        : shape.shortest() + " to " + Words.count(shape.longest(), "character");
  }
}
