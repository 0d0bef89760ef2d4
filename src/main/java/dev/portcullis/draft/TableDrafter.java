package dev.portcullis.draft;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.HeaderNames;
import dev.portcullis.contract.write.NativeWriter;
import dev.portcullis.contract.write.Remarks;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import dev.portcullis.warehouse.TableDescription.DescribedKey;
import dev.portcullis.warehouse.TableDescription.DescribedReference;
import dev.portcullis.warehouse.TableDescription.Unread;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.WarehouseException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Drafts a contract from a live table: its columns, and its constraints read back into rules. What
 * a contract cannot say is told and stands in comments; nothing is left out in silence.
 */
public final class TableDrafter {
  private final TableRequest request;
  private final TableDescription table;
  private final Position at;
  private final Remarks.Builder remarks = new Remarks.Builder();
  private final List<String> head = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  private TableDrafter(TableRequest request, TableDescription table, String target) {
    this.request = request;
    this.table = table;
    this.at = Position.ofFile(target);
    head.add(
        "A draft from table `"
            + request.table()
            + "` of `"
            + target
            + "`. How its files are written, and which rules only warn, no table can say.");
  }

  /**
   * Drafts a contract; the table is only read.
   *
   * @throws WarehouseException when there is no such table
   */
  public static Drafted draft(TableRequest request, Warehouse warehouse) throws IOException {
    Optional<TableDescription> table = warehouse.describe(request.table());
    if (table.isEmpty()) {
      throw new WarehouseException(
          ProblemCode.TABLE_MISSING,
          "There is no table `" + request.table() + "` in `" + warehouse.target() + "`.",
          "Write `schema.table` when it is not in the usual schema.");
    }
    return new TableDrafter(request, table.get(), warehouse.target()).draft();
  }

  private Drafted draft() throws IOException {
    List<String> names = table.columns().stream().map(DescribedColumn::name).toList();
    problems.addAll(HeaderNames.problems(names, at));
    if (problems.stream().anyMatch(Problem::isError)) {
      return Drafted.refused(problems);
    }
    Contract contract = contract();
    Drafted drafted =
        OwnDraft.readBack(NativeWriter.write(contract, remarks.build(head)), problems);
    return drafted;
  }

  private Contract contract() {
    TableConditions conditions = TableConditions.read(table, at);
    List<Column> columns = columns(conditions);
    conditions
        .unread()
        .forEach(words -> notRead(new Unread(words, "no rule of a contract surely says the same")));
    table.unread().forEach(this::notRead);
    return new Contract(
        request.name().orElse(request.table().name()),
        request.table(),
        "0.1.0",
        Optional.of("TODO"),
        table.comment().or(() -> Optional.of("TODO: what one row is, and who delivers it.")),
        Optional.empty(),
        FileFormat.usual(),
        columns,
        keys(),
        new Checks(conditions.rows(), List.of(), references(), Limits.NONE),
        new Contract.Source(at.path(), ""),
        at);
  }

  private List<Column> columns(TableConditions conditions) {
    Set<String> primary = new HashSet<>();
    keys().stream()
        .filter(key -> key.kind() == Key.Kind.PRIMARY)
        .forEach(key -> primary.addAll(key.columns()));
    List<Column> columns = new ArrayList<>();
    for (DescribedColumn column : table.columns()) {
      ColumnBuilder builder = conditions.column(column.name());
      TableColumnDrafter drafter = new TableColumnDrafter(column, builder, at);
      drafter.draft(primary.contains(column.name()));
      problems.addAll(drafter.problems());
      if (!drafter.remarks().isEmpty()) {
        remarks.column(column.name(), drafter.remarks());
      }
      columns.add(builder.build());
    }
    return columns;
  }

  private void notRead(Unread unread) {
    head.add("Not said: " + unread.words() + ", since " + unread.reason() + ".");
    problems.add(
        Problem.warning(
            ProblemCode.CONSTRAINT_NOT_READ,
            at,
            "The draft does not say all that the table has: "
                + unread.words()
                + ", since "
                + unread.reason()
                + ".",
            "The table keeps it; say it as a rule, or leave it to the table."));
  }

  /** A key that another one holds already is none of its own. */
  private List<Key> keys() {
    List<Key> keys = new ArrayList<>();
    Set<Set<String>> seen = new HashSet<>();
    for (DescribedKey key : table.keys()) {
      if (seen.add(Set.copyOf(key.columns()))) {
        keys.add(new Key(key.columns(), key.kind(), OnViolation.FAIL, at));
      }
    }
    return keys;
  }

  private List<Reference> references() {
    List<Reference> references = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (DescribedReference reference : table.references()) {
      String usual = named(reference);
      references.add(
          new Reference(
              names.add(usual) ? usual : reference.name(),
              reference.columns(),
              nearTable(reference.table()),
              reference.tableColumns(),
              Reference.EnforcedBy.TABLE,
              OnViolation.FAIL,
              at));
    }
    return references;
  }

  /** {@code orders_known_customer_reference} is {@code known_customer}; other names say little. */
  private String named(DescribedReference reference) {
    String prefix = table.table().name() + "_";
    String suffix = "_reference";
    String name = reference.name();
    String usual = Reference.usualName(reference.columns());
    if (!name.startsWith(prefix) || !name.endsWith(suffix) || name.length() <= prefix.length()) {
      return usual;
    }
    String bare = name.substring(prefix.length(), name.length() - suffix.length());
    return HeaderNames.isIdentifier(bare) && !bare.equals(String.join("_", reference.columns()))
        ? bare
        : usual;
  }

  /** Tables of one schema name each other as they were named themselves. */
  private TableName nearTable(TableName other) {
    boolean isHere = other.schema().isPresent() && other.schema().equals(table.table().schema());
    return isHere || other.schema().isPresent() || table.table().schema().isEmpty()
        ? other
        : new TableName(Optional.empty(), other.name());
  }
}
