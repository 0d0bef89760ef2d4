package dev.portcullis.draft;

import dev.portcullis.contract.read.HeaderNames;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading;
import dev.portcullis.type.TemporalFormat;
import java.util.ArrayList;
import java.util.List;

/** Says whether the first record of a file can name the columns of a contract. */
final class HeaderVerdicts {
  private static final List<ColumnType> NEVER_NAMES =
      List.of(
          BooleanType.usual(),
          new UuidType(),
          new DateType(TemporalFormat.ISO_DATE),
          new TimestampType(TemporalFormat.ISO_TIMESTAMP));

  private HeaderVerdicts() {}

  /** Why no contract can have these names. They must stay as they are: a header is compared. */
  static List<Problem> names(List<String> names, Position at) {
    for (int i = 0; i < names.size(); i++) {
      if (isNoName(names.get(i))) {
        return List.of(noHeader(i + 1, "is a value, not a name", at));
      }
    }
    List<Problem> problems = new ArrayList<>();
    List<String> named = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      if (name.isBlank()) {
        problems.add(
            Problem.error(
                ProblemCode.UNNAMED_COLUMN,
                at,
                "Field " + (i + 1) + " of the header has no name, so no contract can speak of it.",
                "Ask whoever delivers the file what it is; or take the field out."));
      } else if (named.contains(name)) {
        problems.add(
            Problem.error(
                ProblemCode.DUPLICATE_COLUMN,
                at,
                "The header names `"
                    + name
                    + "` twice, the second time in field "
                    + (i + 1)
                    + "."));
      } else {
        named.add(name);
      }
    }
    problems.addAll(HeaderNames.problems(named, at));
    return problems;
  }

  private static boolean isNoName(String name) {
    return NEVER_NAMES.stream()
            .anyMatch(type -> LexicalForm.read(type, name) instanceof Reading.Read)
        || name.matches("-?[0-9]+\\.[0-9]+");
  }

  private static Problem noHeader(int field, String why, Position at) {
    return Problem.error(
        ProblemCode.NO_HEADER,
        at,
        "The first line looks like data, not like a header: field " + field + " " + why + ".",
        "Every delivered file begins with the names of its columns; add them as the first line.");
  }

  /**
   * Whether the first record looks like data: where a column is of numbers, days or the like, a
   * name is none of them. Names that are years or other whole numbers do not count as long as there
   * are columns of text.
   */
  static List<Problem> firstRecord(List<ColumnFinding> columns, Position at) {
    List<ColumnFinding> typed =
        columns.stream().filter(column -> !(column.type() instanceof TextType)).toList();
    List<ColumnFinding> alike = typed.stream().filter(HeaderVerdicts::isValue).toList();
    boolean onlyNumbers = alike.stream().allMatch(column -> isWhole(column.type()));
    boolean isData = !alike.isEmpty() && (!onlyNumbers || alike.size() == columns.size());
    return isData
        ? List.of(
            noHeader(
                columns.indexOf(alike.get(0)) + 1, "reads as a value of the column below it", at))
        : List.of();
  }

  private static boolean isValue(ColumnFinding column) {
    return LexicalForm.read(column.type(), column.name()) instanceof Reading.Read;
  }

  private static boolean isWhole(ColumnType type) {
    return type instanceof ColumnType.IntegerType || type instanceof ColumnType.BigIntegerType;
  }
}
