package dev.portcullis.file;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Compares the header of a file with a contract, name by name, before any row is looked at. */
public final class HeaderCheck {
  private static final int EXTRA_TOLD = 20;
  private static final Pattern VALUE = Pattern.compile("[^\\p{L}]*\\d[^\\p{L}]*([TZ][^\\p{L}]*)*");

  private final Contract contract;
  private final FileFormat format;
  private final Header header;
  private final Position position;
  private final List<String> names;
  private final List<String> columns;
  private final HeaderMatch match;
  private final List<Problem> problems = new ArrayList<>();

  private HeaderCheck(Contract contract, Header header, String displayPath) {
    this.contract = contract;
    this.format = contract.file();
    this.header = header;
    this.position = Position.ofLine(displayPath, (int) Math.min(Integer.MAX_VALUE, header.line()));
    this.names = header.names();
    this.columns = contract.columns().stream().map(Column::name).toList();
    this.match = HeaderMatch.of(names, columns);
  }

  /** Says everything that is wrong with a header, or where in the file each column stands. */
  public static HeaderVerdict check(Contract contract, Header header, String displayPath) {
    return new HeaderCheck(contract, header, displayPath).verdict();
  }

  private HeaderVerdict verdict() {
    Optional<Problem> delimiter =
        match.pairs().isEmpty()
            ? otherDelimiter(contract, header.text(), names.size(), position)
            : Optional.empty();
    if (delimiter.isPresent()) {
      problems.add(delimiter.get());
    } else if (match.pairs().isEmpty()) {
      problems.add(noColumn());
    } else {
      compare();
    }
    return problems.stream().anyMatch(Problem::isError)
        ? new HeaderVerdict(problems, Optional.empty())
        : new HeaderVerdict(problems, Optional.of(mapping()));
  }

  private void compare() {
    match.repeated().forEach(this::repeated);
    match.unnamed().forEach(this::unnamed);
    match.pairs().forEach(this::spelling);
    if (format.columnOrder() == FileFormat.ColumnOrder.EXACT) {
      order();
    }
    match.missing().forEach(this::missing);
    if (format.additionalColumns() == FileFormat.AdditionalColumns.REFUSE) {
      extra();
    }
  }

  /**
   * Says by which other character a header seems to be separated, when none of its fields is a
   * column. The fields of a malformed header are not known: quotes look misplaced when the
   * delimiter is another.
   */
  static Optional<Problem> otherDelimiter(
      Contract contract, String headerText, int fields, Position position) {
    List<String> columns = contract.columns().stream().map(Column::name).toList();
    return DelimiterGuess.of(headerText, contract.file().delimiter(), columns)
        .filter(guess -> fields == 1 || guess.known() > columns.size() / 2)
        .map(guess -> otherDelimiter(contract, headerText, fields, guess, position));
  }

  private static Problem otherDelimiter(
      Contract contract, String headerText, int fields, DelimiterGuess guess, Position position) {
    int expected = contract.columns().size();
    return Problem.error(
        ProblemCode.OTHER_DELIMITER,
        position,
        Words.count(fields, "header field")
            + (contract.hidesValues() ? "" : (fields == 1 ? " " : " in ") + Words.name(headerText))
            + ", "
            + expected
            + (expected == 1 ? " was" : " were")
            + " expected; the fields look separated by "
            + guess.words()
            + ".",
        "Declare "
            + FormatKey.DELIMITER.declared(
                contract.source().shape(), "\"" + guess.declared() + "\"")
            + ", or have the file delivered with `"
            + contract.file().delimiter()
            + "`.");
  }

  /**
   * One finding, not two for each column: a title, a row of data, or the file of another contract.
   */
  private Problem noColumn() {
    boolean data = names.stream().anyMatch(name -> VALUE.matcher(name).matches());
    // What stands there may be a row with values that must not be told.
    String found = data || contract.hidesValues() ? "" : ", it holds " + Words.names(names);
    return Problem.error(
        ProblemCode.MISSING_COLUMN,
        position,
        "The first line names no column of the contract"
            + found
            + "; "
            + Words.names(columns)
            + (columns.size() == 1 ? " was" : " were")
            + " expected.",
        data
            ? "It looks like a row of data: the file seems to have no header, and needs one."
            : "The header comes first, without a title above it; or does the file belong to another"
                + " contract?");
  }

  /** Where few names are known, the line may be a row, and a row may hold what must not be told. */
  private String shown(String name) {
    return contract.hidesValues() && match.pairs().size() * 2 < columns.size()
        ? "a text that is not shown"
        : Words.name(name);
  }

  private void repeated(List<Integer> fields) {
    List<String> numbers = fields.stream().map(field -> Integer.toString(field + 1)).toList();
    List<String> spellings = fields.stream().map(names::get).distinct().toList();
    String times = fields.size() == 2 ? "twice" : fields.size() + " times";
    String message =
        spellings.size() == 1
            ? "Header " + shown(spellings.get(0)) + " occurs " + times
            : "Headers "
                + Words.and(spellings.stream().map(this::shown).toList())
                + " differ only in "
                + differences(spellings);
    problems.add(
        Problem.error(
            ProblemCode.DUPLICATE_COLUMN,
            position,
            message + " (fields " + Words.and(numbers) + ")."));
  }

  private static String differences(List<String> spellings) {
    return Words.and(
        spellings.stream()
            .skip(1)
            .map(spelling -> Spelling.difference(spelling, spellings.get(0).strip()))
            .distinct()
            .toList());
  }

  private void unnamed(int field) {
    problems.add(
        Problem.error(
            ProblemCode.UNNAMED_COLUMN,
            position,
            "Header field " + (field + 1) + " of " + names.size() + " has no name.",
            field == names.size() - 1
                ? "A `" + format.delimiter() + "` at the end of the header begins one more column."
                : "Every column of a file needs a name."));
  }

  private void spelling(HeaderMatch.Pair pair) {
    String found = names.get(pair.field());
    String expected = columns.get(pair.column());
    if (!found.equals(expected)) {
      problems.add(
          Problem.error(
              ProblemCode.COLUMN_SPELLING,
              position,
              "Field "
                  + (pair.field() + 1)
                  + " is "
                  + Words.name(found)
                  + ", "
                  + Words.name(expected)
                  + " was expected; they differ only in "
                  + Spelling.difference(found, expected)
                  + "."));
    }
  }

  /**
   * Compares only what is there on both sides, so a column more or less disturbs none of the
   * others.
   */
  private void order() {
    List<HeaderMatch.Pair> found = match.pairs();
    List<Integer> expected = found.stream().map(HeaderMatch.Pair::column).sorted().toList();
    for (int index = 0; index < found.size(); index++) {
      HeaderMatch.Pair pair = found.get(index);
      if (pair.column() != expected.get(index)) {
        problems.add(outOfOrder(pair.field(), columns.get(expected.get(index))));
        return;
      }
    }
  }

  private Problem outOfOrder(int field, String expected) {
    return Problem.error(
        ProblemCode.COLUMN_ORDER,
        position,
        "Field "
            + (field + 1)
            + " is "
            + Words.name(names.get(field))
            + ", "
            + Words.name(expected)
            + " was expected.",
        "If the order means nothing, declare "
            + FormatKey.COLUMN_ORDER.declared(contract.source().shape(), "any")
            + ".");
  }

  private void missing(int column) {
    String name = columns.get(column);
    String message = "Column " + Words.name(name) + " is missing from the header" + place(column);
    Optional<String> hint = missingHint(contract.columns().get(column));
    if (hint.isEmpty() && mayBeMissing(column)) {
      problems.add(leftOut(name));
      return;
    }
    problems.add(
        hint.isPresent()
            ? Problem.error(ProblemCode.MISSING_COLUMN, position, message, hint.get())
            : Problem.error(ProblemCode.MISSING_COLUMN, position, message));
  }

  /** A header that is near is a misspelling of the column, not another one. */
  private boolean mayBeMissing(int column) {
    return format.missingColumns() == FileFormat.MissingColumns.IGNORE
        && !contract.isIndispensable(contract.columns().get(column));
  }

  private Problem leftOut(String name) {
    return Problem.note(
        ProblemCode.MISSING_COLUMN,
        position,
        "Column "
            + Words.name(name)
            + " is missing from the header and left out, as the contract allows.",
        "New rows get the table's default; a merge leaves the column of other rows alone.");
  }

  private String place(int column) {
    if (format.columnOrder() == FileFormat.ColumnOrder.ANY) {
      return ".";
    }
    return column == 0
        ? "; it was expected first."
        : "; it was expected after " + Words.name(columns.get(column - 1)) + ".";
  }

  private Optional<String> missingHint(Column column) {
    Optional<String> former = column.renamedFrom().filter(names::contains);
    return former
        .or(() -> NearName.of(column.name(), extraNames()))
        .map(
            name ->
                "Field "
                    + (names.indexOf(name) + 1)
                    + " is "
                    + Words.name(name)
                    + (former.isPresent() ? ", its former name." : ", which is very near."));
  }

  private List<String> extraNames() {
    return match.extra().stream().map(names::get).toList();
  }

  private void extra() {
    match.extra().stream().limit(EXTRA_TOLD).forEach(this::extra);
    int more = match.extra().size() - EXTRA_TOLD;
    if (more > 0) {
      problems.add(
          Problem.error(
              ProblemCode.EXTRA_COLUMN,
              position,
              "The header has "
                  + Words.count(more, "more column")
                  + " that the contract does not have."));
    }
  }

  private void extra(int field) {
    String name = names.get(field);
    List<String> missing = match.missing().stream().map(columns::get).toList();
    problems.add(
        Problem.error(
            ProblemCode.EXTRA_COLUMN,
            position,
            "Field " + (field + 1) + " is " + shown(name) + ", which the contract does not have.",
            NearName.of(name, missing)
                .map(near -> "Did you mean " + Words.name(near) + "?")
                .orElseGet(this::leaveOut)));
  }

  private String leaveOut() {
    return "To leave such columns out, declare "
        + FormatKey.ADDITIONAL_COLUMNS.declared(contract.source().shape(), "ignore")
        + ".";
  }

  private ColumnMapping mapping() {
    Integer[] fields = new Integer[columns.size()];
    Arrays.fill(fields, ColumnMapping.ABSENT);
    match.pairs().forEach(pair -> fields[pair.column()] = pair.field());
    return new ColumnMapping(Arrays.asList(fields), names.size());
  }
}
