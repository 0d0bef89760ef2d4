package dev.portcullis.warehouse.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.RefusalFinder;
import dev.portcullis.warehouse.StagedRows;
import dev.portcullis.warehouse.TableConstraint;
import dev.portcullis.warehouse.TableRefusal;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds out which rows the table refused: the rows go into a temporary table without constraints,
 * where the constraints of the catalog are judged one by one; then all of it is rolled back.
 * Without the right to make a temporary table, the server's own word about the first row must do.
 */
final class PostgresRefusals {
  private static final Pattern COPY_LINE = Pattern.compile("^COPY .*, line (\\d+)");

  private final Connection connection;
  private final Dialect dialect;
  private final LoadOrder order;
  private final StagedFile staged;
  private final PostgresErrors errors;
  private final String table;

  /**
   * @param errors which tell no value that the contract hides
   */
  PostgresRefusals(
      Connection connection,
      Dialect dialect,
      LoadOrder order,
      StagedFile staged,
      PostgresErrors errors) {
    this.connection = connection;
    this.dialect = dialect;
    this.order = order;
    this.staged = staged;
    this.errors = errors;
    this.table = dialect.qualified(order.contract().table());
  }

  /**
   * The refusals, after the transaction that met {@code cause} was rolled back. Leaves nothing
   * behind.
   */
  List<TableRefusal> find(SQLException cause) throws SQLException {
    List<TableConstraint> constraints = constraints();
    List<TableRefusal> refusals = judged(constraints);
    return refusals.isEmpty() ? List.of(first(cause, constraints)) : refusals;
  }

  private List<TableConstraint> constraints() throws SQLException {
    PostgresCatalog catalog = new PostgresCatalog(connection);
    OptionalLong oid = catalog.table(table);
    return oid.isEmpty() ? List.of() : catalog.constraints(oid.getAsLong());
  }

  private List<TableRefusal> judged(List<TableConstraint> constraints) throws SQLException {
    try {
      StagedRows rows = new TemporaryRows(connection, dialect, staged).send(table);
      return finder(rows).find(constraints);
    } catch (SQLException noRight) {
      return List.of();
    } finally {
      connection.rollback();
    }
  }

  private RefusalFinder finder(StagedRows rows) {
    return new RefusalFinder(connection, dialect, rows, table, order);
  }

  /** Only the first row, as the server told it. */
  private TableRefusal first(SQLException cause, List<TableConstraint> constraints) {
    StagedRows rows = TemporaryRows.of(staged);
    return constraints.stream()
        .filter(constraint -> isMeant(cause, constraint))
        .findFirst()
        .map(constraint -> finder(rows).unjudged(constraint, row(cause)))
        .orElseGet(() -> unlisted(cause));
  }

  private static boolean isMeant(SQLException cause, TableConstraint constraint) {
    return constraint.kind() == TableRefusal.Kind.NOT_NULL
        ? constraint.columns().get(0).equals(PostgresErrors.notNullColumn(cause))
        : constraint.name().equals(PostgresErrors.constraint(cause));
  }

  private TableRefusal unlisted(SQLException cause) {
    Optional<String> name = Optional.ofNullable(PostgresErrors.constraint(cause));
    return new TableRefusal(
        name.orElse(""),
        name.orElseGet(() -> errors.reason(cause)),
        TableRefusal.Kind.OTHER,
        List.of(),
        Optional.empty(),
        0,
        row(cause));
  }

  private static List<Long> row(SQLException cause) {
    String where = PostgresErrors.where(cause);
    Matcher line = COPY_LINE.matcher(where == null ? "" : where);
    return line.find() ? List.of(Long.parseLong(line.group(1)) - 1) : List.of();
  }
}
