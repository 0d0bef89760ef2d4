package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.TableName;
import dev.portcullis.migrate.TableLooks;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Views that mention a table, since DuckDB keeps of a view only its text; and indexes by hand. */
final class DuckDbStanding {
  private static final String QUERY =
      """
      SELECT 'view `' || view_name || '`' AS what FROM duckdb_views()
        WHERE NOT internal AND database_name = current_database()
          AND regexp_matches(lower(sql), '(^|[^a-z0-9_])' || regexp_escape(lower(?)) || '($|[^a-z0-9_])')
      UNION ALL
      SELECT 'index `' || index_name || '`' FROM duckdb_indexes()
        WHERE database_name = current_database()
          AND schema_name = coalesce(?, current_schema()) AND table_name = ?
      ORDER BY what
      """;

  private DuckDbStanding() {}

  static PreparedStatement over(Connection connection, TableLooks table) throws SQLException {
    TableName name = table.contract().table();
    PreparedStatement statement = connection.prepareStatement(QUERY);
    statement.setString(1, name.name());
    statement.setString(2, name.schema().orElse(null));
    statement.setString(3, name.name());
    return statement;
  }
}
