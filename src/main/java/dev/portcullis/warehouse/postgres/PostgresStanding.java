package dev.portcullis.warehouse.postgres;

import dev.portcullis.migrate.TableLooks;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Views that read a table. */
final class PostgresStanding {
  private static final String QUERY =
      """
      SELECT DISTINCT 'view `' || CAST(ev_class AS regclass) || '`' AS what
        FROM pg_depend JOIN pg_rewrite ON classid = CAST('pg_rewrite' AS regclass) AND objid = pg_rewrite.oid
        WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST(? AS regclass) AND ev_class <> refobjid
        ORDER BY what
      """;

  private PostgresStanding() {}

  static PreparedStatement over(Connection connection, TableLooks table) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(QUERY);
    statement.setString(1, table.qualified());
    return statement;
  }
}
