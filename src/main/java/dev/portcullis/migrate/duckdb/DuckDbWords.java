package dev.portcullis.migrate.duckdb;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Guard;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Statements of DuckDB. */
final class DuckDbWords {
  private final Dialect dialect;

  DuckDbWords(Dialect dialect) {
    this.dialect = dialect;
  }

  /** The table with all its constraints. */
  String create(Snapshot.Table table) {
    List<String> lines = new ArrayList<>();
    table.columns().forEach(column -> lines.add(column(table, column)));
    Constraints.of(table)
        .forEach(
            rule ->
                lines.add(
                    "CONSTRAINT "
                        + dialect.quote(rule.constraint())
                        + " "
                        + Constraints.body(rule)));
    return "CREATE TABLE "
        + dialect.qualified(table.name())
        + " (\n  "
        + String.join(",\n  ", lines)
        + "\n)";
  }

  private String column(Snapshot.Table table, Column column) {
    return column(column)
        + (Constraints.notNull(table).containsKey(column.name()) ? " NOT NULL" : "");
  }

  /** Name, type and default. */
  String column(Column column) {
    return dialect.quote(column.name())
        + " "
        + column.sqlType()
        + column.defaultValue().map(value -> " DEFAULT " + value).orElse("");
  }

  /** Raises an error that says how many rows there are, when there are any. */
  static String raise(Guard guard) {
    String sentence = Identifier.text(guard.sentence() + ": ") + " || count(*)";
    String examples =
        guard.shown().isEmpty()
            ? ""
            : " || "
                + Identifier.text(" (" + guard.shownName() + ": ")
                + " || "
                + guard.examples()
                + " || ')'";
    return "SELECT CASE WHEN count(*) > 0 THEN error("
        + sentence
        + examples
        + " || '. Mend them and apply again; nothing was changed.') END "
        + guard.from();
  }

  /** Raises an error when the table has indexes, which neither ALTER nor a new table would keep. */
  String refuseIndexes(TableName table) {
    return "SELECT CASE WHEN count(*) > 0 THEN error("
        + Identifier.text("Indexes of `" + table + "` stand in the way: ")
        + " || string_agg(index_name, ', ' ORDER BY index_name)"
        + " || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes()"
        + where(table);
  }

  /** Raises an error when there is such a table already. */
  String refuseTable(TableName table) {
    return "SELECT CASE WHEN count(*) > 0 THEN error("
        + Identifier.text("A table `" + table + "` is there already; nothing was changed.")
        + ") END FROM duckdb_tables()"
        + where(table);
  }

  /** Raises an error when there is no such table. */
  String requireTable(TableName table) {
    return "SELECT CASE WHEN count(*) = 0 THEN error("
        + Identifier.text("The table `" + table + "` was not made; nothing was changed.")
        + ") END FROM duckdb_tables()"
        + where(table);
  }

  /** Raises an error when the table has other columns, whose values a new table would not keep. */
  String refuseOtherColumns(Snapshot.Table table) {
    return refuseOtherColumns(
        table,
        "that no contract has",
        "Drop them and apply again, or declare them and write the migration anew");
  }

  /** The same before a change is undone. */
  String refuseLaterColumns(Snapshot.Table table) {
    return refuseOtherColumns(
        table, "that came later", "Undo what is later first; nothing was changed");
  }

  private String refuseOtherColumns(Snapshot.Table table, String which, String whatToDo) {
    String known =
        table.columns().stream()
            .map(column -> Identifier.text(column.name().toLowerCase(Locale.ROOT)))
            .collect(Collectors.joining(", "));
    return "SELECT CASE WHEN count(*) > 0 THEN error("
        + Identifier.text("Columns of `" + table.name() + "` " + which + " stand in the way: ")
        + " || string_agg(column_name, ', ' ORDER BY column_name) || "
        + Identifier.text(". " + whatToDo + ".")
        + ") END FROM duckdb_columns()"
        + where(table.name())
        + " AND lower(column_name) NOT IN ("
        + known
        + ")";
  }

  private static String where(TableName table) {
    return " WHERE database_name = current_database() AND schema_name = "
        + table.schema().map(Identifier::text).orElse("current_schema()")
        + " AND table_name = "
        + Identifier.text(table.name());
  }
}
