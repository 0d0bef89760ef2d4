package dev.portcullis.migrate.duckdb;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Column;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Where the rows of a new table come from.
 *
 * @param to the new table
 * @param values the expression over a row of the old table by the column that it fills; a column
 *     without one gets its default
 */
record Move(Snapshot.Table to, Map<String, String> values) {
  Move {
    Objects.requireNonNull(to);
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  static Move unchanged(Dialect dialect, Snapshot.Table table) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Column column : table.columns()) {
      values.put(column.name(), dialect.quote(column.name()));
    }
    return new Move(table, values);
  }

  /** A table of which no column stays has as many rows all the same. */
  String insert(Dialect dialect, TableName from) {
    if (values.isEmpty()) {
      Column first = to.columns().get(0);
      String value = first.defaultValue().orElse("NULL");
      return new Move(to, Map.of(first.name(), value)).insert(dialect, from);
    }
    String columns = values.keySet().stream().map(dialect::quote).collect(Collectors.joining(", "));
    return "INSERT INTO "
        + dialect.qualified(to.name())
        + " ("
        + columns
        + ")\nSELECT "
        + String.join(", ", values.values())
        + " FROM "
        + dialect.qualified(from);
  }
}
