package dev.portcullis.draft;

import dev.portcullis.staging.StagedTexts;
import dev.portcullis.staging.StagedTexts.Question;
import dev.portcullis.staging.TextMeasure.Shape;
import dev.portcullis.type.ColumnType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for columns that tell the rows of a file apart. Uniqueness of typed values is asked of the
 * whole file, and only of what looks like a key already.
 */
final class KeyFinder {
  /** The rough count of distinct values is a few percent off. */
  private static final double NEARLY_ALL = 0.85;

  private static final int PARTS_TRIED = 6;
  private static final int PAIRS_ASKED = 6;
  private static final int SINGLES_ASKED = 8;
  private static final long LONGEST_KEY = 100;

  private final StagedTexts staged;
  private final List<ColumnFinding> columns;

  private KeyFinder(StagedTexts staged, List<ColumnFinding> columns) {
    this.staged = staged;
    this.columns = columns;
  }

  /**
   * Keys of a file.
   *
   * @param primary convincing by its values, its name and its place; empty when none is
   * @param alike other columns whose values all differ
   * @param pair two columns that differ together, when no column does alone and they are no
   *     convincing key; else empty
   */
  record Keys(List<String> primary, List<String> alike, List<String> pair) {
    static final Keys NONE = new Keys(List.of(), List.of(), List.of());

    Keys {
      primary = List.copyOf(primary);
      alike = List.copyOf(alike);
      pair = List.copyOf(pair);
    }
  }

  static Keys find(StagedTexts staged, List<ColumnFinding> columns) {
    return staged.rows() < ColumnDrafter.ENOUGH ? Keys.NONE : new KeyFinder(staged, columns).find();
  }

  private Keys find() {
    List<Integer> singles = singles();
    Optional<Integer> primary = singles.stream().filter(this::isConvincing).findFirst();
    if (primary.isPresent()) {
      return new Keys(
          List.of(name(primary.get())),
          names(singles.stream().filter(i -> !i.equals(primary.get())).toList()),
          List.of());
    }
    return singles.isEmpty() ? pairs() : new Keys(List.of(), names(singles), List.of());
  }

  /** Columns whose values all differ, the most convincing first. */
  private List<Integer> singles() {
    List<Integer> likely = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      if (canBeKey(i) && isWorthAWord(i) && distinct(i) >= NEARLY_ALL * staged.rows()) {
        likely.add(i);
      }
    }
    likely.sort(Comparator.comparingInt(this::rank));
    return likely.stream().limit(SINGLES_ASKED).filter(i -> differ(List.of(i))).toList();
  }

  /** {@code id} before the first column, that before other names of keys. */
  private int rank(int column) {
    if (name(column).equalsIgnoreCase("id")) {
      return -2;
    }
    if (column == 0) {
      return -1;
    }
    return ColumnRole.isKey(name(column)) ? column : columns.size() + column;
  }

  /** Keys have names of keys, or come first and look like codes. */
  private boolean isConvincing(int column) {
    Shape shape = columns.get(column).measure().shape();
    boolean isCode =
        !(columns.get(column).type() instanceof ColumnType.TextType)
            || shape.shortest() == shape.longest();
    return ColumnRole.isKey(name(column)) || (column == 0 && isCode);
  }

  /** Counts that happen to differ are not worth a word. */
  private boolean isWorthAWord(int column) {
    ColumnType type = columns.get(column).type();
    return isConvincing(column)
        || type instanceof ColumnType.TextType
        || type instanceof ColumnType.UuidType;
  }

  private Keys pairs() {
    List<Integer> parts = new ArrayList<>();
    for (int i = 0; i < columns.size() && parts.size() < PARTS_TRIED; i++) {
      if (canBeKey(i) && distinct(i) > 1) {
        parts.add(i);
      }
    }
    int asked = 0;
    for (int left = 0; left < parts.size(); left++) {
      for (int right = left + 1; right < parts.size() && asked < PAIRS_ASKED; right++) {
        List<Integer> pair = List.of(parts.get(left), parts.get(right));
        if (1.2 * distinct(pair.get(0)) * distinct(pair.get(1)) < staged.rows()) {
          continue;
        }
        asked++;
        if (differ(pair)) {
          boolean convincing = pair.stream().allMatch(i -> ColumnRole.isKeyPart(name(i)));
          return convincing
              ? new Keys(names(pair), List.of(), List.of())
              : new Keys(List.of(), List.of(), names(pair));
        }
      }
    }
    return Keys.NONE;
  }

  private boolean canBeKey(int column) {
    ColumnFinding finding = columns.get(column);
    ColumnType type = finding.type();
    boolean fits =
        !(type instanceof ColumnType.JsonType
            || type instanceof ColumnType.BooleanType
            || type instanceof ColumnType.DoubleType
            || type instanceof ColumnType.DecimalType);
    return fits
        && !finding.hasNulls()
        && finding.measure().shape().longest() <= LONGEST_KEY
        && finding.undecided().isEmpty();
  }

  private long distinct(int column) {
    return columns.get(column).measure().distinct();
  }

  private boolean differ(List<Integer> key) {
    return staged.differ(key.stream().map(i -> new Question(i, columns.get(i).type())).toList());
  }

  private String name(int column) {
    return columns.get(column).name();
  }

  private List<String> names(List<Integer> indexes) {
    return indexes.stream().map(this::name).toList();
  }
}
