package dev.portcullis.warehouse.postgres;

import dev.portcullis.dialect.Dialect;
import java.util.Set;

/**
 * A relation of Postgres.
 *
 * @param oid its identity
 * @param kind the letter of {@code pg_class.relkind}
 */
record PostgresTable(long oid, String schema, String name, String kind) {
  private static final Set<String> TABLES = Set.of("r", "p");

  /** With its schema, so that no type of the same name is meant. */
  String qualified(Dialect dialect) {
    return dialect.quote(schema) + "." + dialect.quote(name);
  }

  /** Whether it holds rows that constraints bind; a partitioned one does by its partitions. */
  boolean isTable() {
    return TABLES.contains(kind);
  }
}
