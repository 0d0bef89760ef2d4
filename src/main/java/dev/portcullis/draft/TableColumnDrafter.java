package dev.portcullis.draft;

import dev.portcullis.draft.catalog.CatalogReader;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.TypeName;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.TextValue;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import dev.portcullis.warehouse.TableDescription.DescribedType;
import dev.portcullis.warehouse.TableDescription.Match;
import dev.portcullis.warehouse.TableDescription.Nullability;
import dev.portcullis.warehouse.TableDescription.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the catalog says of a column by itself: type, NULL, default, comment. */
final class TableColumnDrafter {
  private final DescribedColumn column;
  private final ColumnBuilder builder;
  private final Position at;
  private final List<String> remarks = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  TableColumnDrafter(DescribedColumn column, ColumnBuilder builder, Position at) {
    this.column = column;
    this.builder = builder;
    this.at = at;
  }

  List<String> remarks() {
    return remarks;
  }

  List<Problem> problems() {
    return problems;
  }

  /**
   * Adds to the column.
   *
   * @param isPrimary a part of the primary key is required without saying so
   */
  void draft(boolean isPrimary) {
    type(column.type());
    if (column.nullability() == Nullability.NOT_NULL && !isPrimary) {
      builder.required();
    }
    column.comment().ifPresent(builder::description);
    column.defaultExpression().ifPresent(this::defaultValue);
  }

  private void type(DescribedType type) {
    if (type.match() == Match.SAME) {
      return;
    }
    type.maximumLength().filter(length -> length > 0).ifPresent(builder::maximumLength);
    if (!type.labels().isEmpty()) {
      builder.allowed(type.labels().stream().<Value>map(TextValue::new).toList());
    }
    String ours = TypeName.of(builder.type());
    remarks.add("The table has `" + type.words() + "` here, which no type of a contract is.");
    problems.add(
        Problem.warning(
            ProblemCode.TYPE_NOT_READ,
            at,
            "Column `"
                + column.name()
                + "` is `"
                + type.words()
                + "`, which no type of a contract is; the draft says `"
                + ours
                + "`.",
            "A load compares types and refuses such a table; change the column's type, or draft for a"
                + " table of its own."));
  }

  private void defaultValue(String expression) {
    if (column.origin() == Origin.COMPUTED) {
      notRead(
          "The table computes it: " + expression,
          "Column `" + column.name() + "` is computed by the table, " + expression,
          "and a load cannot write it",
          "Take the column out of the contract.");
      return;
    }
    Optional<Value> value =
        builder.type() instanceof JsonType
            ? Optional.empty()
            : CatalogReader.constant(expression, builder.type());
    if (value.isPresent()) {
      builder.defaultValue(value.get());
    } else if (!expression.equalsIgnoreCase("NULL")) {
      notRead(
          "Its default in the table is none of a contract: " + expression,
          "The default of column `"
              + column.name()
              + "` was not read into the draft: "
              + expression,
          builder.type() instanceof JsonType
              ? "since a column of type `json` has no default in a contract"
              : "since defaults of a contract are constants of the column's type",
          "The table keeps it, for rows that are written without the column.");
    }
  }

  private void notRead(String remark, String message, String reason, String hint) {
    remarks.add(remark);
    problems.add(
        Problem.warning(ProblemCode.CONSTRAINT_NOT_READ, at, message + ", " + reason + ".", hint));
  }
}
