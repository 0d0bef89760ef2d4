package dev.portcullis.migrate.postgres;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.Guard;
import dev.portcullis.migrate.Snapshot.Column;
import dev.portcullis.migrate.Snapshot.Enforced;
import dev.portcullis.migrate.Snapshot.Rule;
import java.util.List;
import java.util.stream.Collectors;

/** Pieces of statements of Postgres. */
final class PostgresWords {
  /**
   * Who waits for a strong lock makes everybody wait who comes later, so nobody waits long. Half a
   * second, and the work of a moment after it, stay under one.
   */
  private static final String LOCK_TIMEOUT = "SET LOCAL lock_timeout = '500ms'";

  /** For statements that only change the catalog; one that takes longer is not what it seemed. */
  static final List<String> BRIEF = List.of(LOCK_TIMEOUT, "SET LOCAL statement_timeout = '5s'");

  /** For statements that read or write all rows, however a role is limited otherwise. */
  static final List<String> LONG = List.of(LOCK_TIMEOUT, "SET LOCAL statement_timeout = 0");

  private final Dialect dialect;

  PostgresWords(Dialect dialect) {
    this.dialect = dialect;
  }

  String qualified(TableName table) {
    return dialect.qualified(table);
  }

  String quoted(String name) {
    return dialect.quote(name);
  }

  /** As it is to be, so that what undoes a change adds nothing that holds for more rows. */
  String add(Rule rule) {
    return "ADD CONSTRAINT "
        + dialect.quote(rule.constraint())
        + " "
        + Constraints.body(rule)
        + (Constraints.bindsNewRowsOnly(rule) ? " NOT VALID" : "");
  }

  String addNotValid(Rule rule) {
    return add(rule.with(Enforced.NEW_ROWS));
  }

  String drop(Rule rule) {
    return "DROP CONSTRAINT " + dialect.quote(rule.constraint());
  }

  /** Name, type and default. */
  String column(Column column) {
    return dialect.quote(column.name())
        + " "
        + column.sqlType()
        + column.defaultValue().map(value -> " DEFAULT " + value).orElse("");
  }

  /**
   * The new value of a column, or an error for a row that would lose something: rows may have come
   * since the look. Postgres has no function that raises, so a sentence is cast; that it holds the
   * column keeps the planner from casting it beforehand, and none of its value is shown.
   */
  String kept(Conversion conversion, Column column) {
    return conversion
        .lossless()
        .map(
            lossless ->
                "CASE WHEN %s THEN %s ELSE CAST(CAST(CAST(%s || left(CAST(%s AS text), 0) AS integer) AS text) AS %s) END"
                    .formatted(
                        lossless,
                        conversion.value(),
                        Identifier.text(
                            "a value of `%s` is no `%s` without loss; nothing was changed"
                                .formatted(column.name(), column.type())),
                        dialect.quote(column.name()),
                        column.sqlType()))
        .orElse(conversion.value());
  }

  String alterColumn(String column) {
    return "ALTER COLUMN " + dialect.quote(column) + " ";
  }

  String setDefault(Column column) {
    return alterColumn(column.name())
        + column.defaultValue().map(value -> "SET DEFAULT " + value).orElse("DROP DEFAULT");
  }

  /** Raises an error that says how many rows there are, at the first look that finds any. */
  static String raise(List<Guard> guards) {
    String looks = guards.stream().map(PostgresWords::look).collect(Collectors.joining());
    return block(
        """
        #variable_conflict use_column
        DECLARE
          number_of_rows bigint;
          first_rows text;
        BEGIN
        %sEND
        """
            .formatted(looks));
  }

  private static String look(Guard guard) {
    boolean shown = !guard.shown().isEmpty();
    return """
          SELECT count(*), %s
            INTO number_of_rows, first_rows
            %s;
          IF number_of_rows > 0 THEN
            RAISE EXCEPTION USING MESSAGE = %s || number_of_rows%s
              || '. Mend them and apply again; nothing was changed.';
          END IF;
        """
        .formatted(
            shown ? guard.examples() : "NULL",
            guard.from(),
            Identifier.text(guard.sentence() + ": "),
            shown
                ? " || "
                    + Identifier.text(" (" + guard.shownName() + ": ")
                    + " || first_rows || ')'"
                : "");
  }

  /** An anonymous block. */
  static String block(String body) {
    return "DO " + quotedBody(body);
  }

  /** The body of a block or a function, between marks that do not occur in it. */
  static String quotedBody(String body) {
    String mark = "$portcullis$";
    for (int i = 1; body.contains(mark); i++) {
      mark = "$portcullis" + i + "$";
    }
    return mark + "\n" + body + mark;
  }
}
