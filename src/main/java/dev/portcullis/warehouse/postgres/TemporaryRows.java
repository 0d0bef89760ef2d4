package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Column;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.StagedRows;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Collectors;

/**
 * The rows of a file in a temporary table of the server, without constraints, until the end of the
 * transaction. Needs the right to make one, which everybody has unless it was taken away.
 */
final class TemporaryRows {
  private static final String NAME = "portcullis_staged";
  private static final String ORDINAL = "\"?row\"";

  private final Connection connection;
  private final Dialect dialect;
  private final StagedFile staged;

  TemporaryRows(Connection connection, Dialect dialect, StagedFile staged) {
    this.connection = connection;
    this.dialect = dialect;
    this.staged = staged;
  }

  /** How statements name the rows. */
  static StagedRows of(StagedFile staged) {
    return new StagedRows("pg_temp." + NAME, ORDINAL, staged.columns());
  }

  /**
   * Makes the table and sends the rows. Types and collations are those of the target.
   *
   * @param table the target, as it stands in SQL
   */
  StagedRows send(String table) throws SQLException {
    String columns =
        staged.columns().stream()
            .map(Column::name)
            .map(dialect::quote)
            .collect(Collectors.joining(", "));
    StagedRows rows = of(staged);
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TEMPORARY TABLE "
              + NAME
              + " ON COMMIT DROP AS SELECT 0::bigint AS "
              + ORDINAL
              + ", "
              + columns
              + " FROM "
              + table
              + " WITH NO DATA");
      new BinaryCopy(connection, dialect, staged).withOrdinalInto(rows.relation(), ORDINAL);
      // Nobody else sees to it, and a plan without numbers may compare every row with every other.
      statement.execute("ANALYZE " + rows.relation());
    }
    return rows;
  }
}
