package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableEvolution;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Looks for views and other things made by hand that keep a column from being dropped, or from
 * changing its type in place, before anything has changed.
 */
final class StandingGuard {
  private final Dialect dialect;
  private final TableEvolution evolution;
  private final Exchange exchange;

  StandingGuard(Dialect dialect, TableEvolution evolution, Exchange exchange) {
    this.dialect = dialect;
    this.evolution = evolution;
    this.exchange = exchange;
  }

  /** The look, under the former names; none when no column goes or changes its type in place. */
  Optional<Step> look() {
    List<String> columns =
        Stream.concat(
                evolution.all(ColumnRetyped.class).stream()
                    .map(change -> change.after().name())
                    .filter(column -> !exchange.has(column)),
                evolution.all(ColumnDropped.class).stream().map(change -> change.column().name()))
            .map(evolution::formerName)
            .toList();
    return columns.isEmpty() ? Optional.empty() : Optional.of(look(columns));
  }

  private Step look(List<String> columns) {
    String table = evolution.after().name().toString();
    return new Step(
        "what was made by hand over columns that go or change their type",
        "none but those of the catalog",
        "reads no row, changes nothing",
        "nothing to undo",
        List.of(
            PostgresWords.block(
                BLOCK.formatted(
                    Identifier.text(dialect.qualified(evolution.before().name())),
                    columns.stream().map(Identifier::text).collect(Collectors.joining(", ")),
                    Identifier.text("Of `" + table + "` cannot change "),
                    Identifier.text(
                        ". Take it away before and bring it back after; nothing was changed.")))),
        List.of());
  }

  private static final String BLOCK =
      """
      DECLARE
        in_the_way text;
      BEGIN
        SELECT string_agg(DISTINCT '`' || attname || '`, because of ' || pg_describe_object(
            CASE WHEN rule.oid IS NULL THEN classid ELSE CAST('pg_class' AS regclass) END,
            coalesce(rule.ev_class, objid), CASE WHEN rule.oid IS NULL THEN objsubid ELSE 0 END), '; ')
          INTO in_the_way
          FROM pg_depend JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
            LEFT JOIN pg_rewrite AS rule ON classid = CAST('pg_rewrite' AS regclass) AND rule.oid = objid
          WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST(%s AS regclass)
            AND attname IN (%s)
            AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
              OR (classid = CAST('pg_attrdef' AS regclass)
                AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
        IF in_the_way IS NOT NULL THEN
          RAISE EXCEPTION USING MESSAGE = %s || in_the_way || %s;
        END IF;
      END
      """;
}
