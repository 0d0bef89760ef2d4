package dev.portcullis.migrate;

import dev.portcullis.contract.TableName;
import dev.portcullis.testkit.QueryRows;
import dev.portcullis.warehouse.Engine;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * What the catalog of an engine says of a table: columns in the order of their names, since no
 * engine moves a column, then constraints and indexes.
 */
final class TableCatalog {
  /** NOT NULL is told by its column; Postgres 18 names it after the column as it was first. */
  private static final String POSTGRES =
      """
      SELECT 'column', attname, format_type(atttypid, atttypmod), attnotnull::text,
          coalesce(pg_get_expr(adbin, adrelid), '')
        FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE attrelid = '%1$s'::regclass AND attnum > 0 AND NOT attisdropped
      UNION ALL
      SELECT 'constraint', conname, contype::text, convalidated::text, pg_get_constraintdef(oid)
        FROM pg_constraint WHERE conrelid = '%1$s'::regclass AND contype <> 'n'
      UNION ALL
      SELECT 'index', relname, indisvalid::text, indisunique::text,
          indisprimary::text || pg_get_indexdef(indexrelid)
        FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        WHERE indrelid = '%1$s'::regclass
      UNION ALL
      SELECT 'reference', conname, 'f', convalidated::text, pg_get_constraintdef(oid)
        FROM pg_constraint WHERE confrelid = '%1$s'::regclass
      ORDER BY 1, 2
      """;

  private static final String DUCKDB =
      """
      SELECT 'column', column_name, data_type, is_nullable::varchar, coalesce(column_default, '')
        FROM duckdb_columns() WHERE schema_name = %2$s AND table_name = '%1$s'
      UNION ALL
      SELECT 'constraint', constraint_type, constraint_column_names::varchar, constraint_text, ''
        FROM duckdb_constraints() WHERE schema_name = %2$s AND table_name = '%1$s'
      ORDER BY ALL
      """;

  private TableCatalog() {}

  static List<String> of(Engine engine, Connection connection, TableName table)
      throws SQLException {
    String sql =
        switch (engine) {
          case DUCKDB ->
              DUCKDB.formatted(
                  table.name().replace("'", "''"),
                  table.schema().map(schema -> "'" + schema + "'").orElse("current_schema()"));
          case POSTGRES_15, POSTGRES_18 ->
              POSTGRES.formatted(engine.dialect().qualified(table).replace("'", "''"));
        };
    return new ArrayList<>(QueryRows.of(connection, sql));
  }
}
