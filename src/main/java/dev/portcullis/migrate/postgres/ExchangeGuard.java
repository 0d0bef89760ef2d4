package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Looks for what was made by hand and would go with a column that another takes the place of, or
 * that filling the new one would set off. What contracts declare comes back by itself; a comment
 * goes to the new column.
 */
final class ExchangeGuard {
  private static final String WAY_OUT =
      ". Take it away before and bring it back after, or write this migration with `--small`, under"
          + " which nobody reads the table until it is written anew; nothing was changed.";

  private final Dialect dialect;
  private final TableEvolution evolution;
  private final Exchange exchange;

  ExchangeGuard(Dialect dialect, TableEvolution evolution, Exchange exchange) {
    this.dialect = dialect;
    this.evolution = evolution;
    this.exchange = exchange;
  }

  /** Before anything changes: under the former names, and with what would see rows written. */
  Step before() {
    List<String> columns =
        exchange.changes().stream()
            .map(it -> it.after().name())
            .map(evolution::formerName)
            .toList();
    return step(
        "what was made by hand and would be lost with the columns, or see every row written",
        columns,
        names(evolution.original()),
        DEPENDENTS + "    UNION ALL\n" + WRITING);
  }

  /** Right before columns go. */
  Step again() {
    List<String> columns = exchange.changes().stream().map(it -> it.after().name()).toList();
    List<String> names = new ArrayList<>(names(evolution.before()));
    names.add(Exchange.FILLED);
    return step(
        "what was made by hand meanwhile and would be lost with the columns",
        columns,
        names,
        DEPENDENTS);
  }

  private static List<String> names(Snapshot.Table table) {
    return Constraints.of(table).stream().map(Rule::constraint).toList();
  }

  private Step step(String what, List<String> columns, List<String> declared, String query) {
    String table = evolution.after().name().toString();
    String body =
        """
        DECLARE
          retyped CONSTANT oid := CAST(%s AS regclass);
          columns CONSTANT text[] := %s;
          declared CONSTANT text[] := %s;
          defaulted CONSTANT text[] := %s;
          in_the_way text;
        BEGIN
          SELECT string_agg(DISTINCT what, ', ' ORDER BY what) INTO in_the_way FROM (
        %s  ) AS found;
          IF in_the_way IS NOT NULL THEN
            RAISE EXCEPTION USING MESSAGE = %s || in_the_way || %s;
          END IF;
        END
        """
            .formatted(
                Identifier.text(dialect.qualified(evolution.after().name())),
                array(columns),
                array(declared),
                array(defaulted()),
                query,
                Identifier.text(
                    "The type of "
                        + columns.stream()
                            .map(it -> "`" + it + "`")
                            .collect(Collectors.joining(", "))
                        + " of `"
                        + table
                        + "` cannot change while others read and write, because of: "),
                Identifier.text(WAY_OUT));
    return new Step(
        what,
        "none but those of the catalog",
        "reads no row, changes nothing",
        "nothing to undo",
        List.of(PostgresWords.block(body)),
        List.of());
  }

  /** A default that the snapshot does not know would be lost. */
  private List<String> defaulted() {
    return Stream.of(evolution.original(), evolution.before())
        .flatMap(table -> table.columns().stream())
        .filter(column -> column.defaultValue().isPresent())
        .map(Snapshot.Column::name)
        .distinct()
        .toList();
  }

  private static String array(Collection<String> texts) {
    return texts.stream()
        .map(Identifier::text)
        .collect(Collectors.joining(", ", "CAST(ARRAY[", "] AS text[])"));
  }

  private static final String DEPENDENTS =
      """
          SELECT pg_describe_object(classid, objid, objsubid) AS what
            FROM pg_depend JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
            WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = retyped AND attname = ANY (columns)
              AND (classid, objid) NOT IN (SELECT tableoid, oid FROM pg_constraint
                WHERE conrelid = retyped AND (contype = 'n' OR conname = ANY (declared)))
              AND (classid, objid) NOT IN (SELECT tableoid, oid FROM pg_attrdef WHERE adrelid = retyped AND adnum = attnum)
          UNION ALL
          SELECT property || ' of column ' || attname
            FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
              CROSS JOIN LATERAL (VALUES
                ('default', atthasdef AND attgenerated = '' AND attname <> ALL (defaulted)),
                ('identity', attidentity <> ''),
                ('expression', attgenerated <> ''),
                ('rights', attacl IS NOT NULL),
                ('options', attoptions IS NOT NULL OR coalesce(attstattarget, -1) <> -1),
                ('storage', attstorage <> typstorage OR attcompression <> '')
              ) AS properties (property, is_set)
            WHERE attrelid = retyped AND attname = ANY (columns) AND is_set
          UNION ALL
          SELECT 'replica identity or order by index ' || CAST(indexrelid AS regclass)
            FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
            WHERE indrelid = retyped AND (indisreplident OR indisclustered) AND attname = ANY (columns)
      """;

  private static final String WRITING =
      """
          SELECT 'trigger ' || tgname || ', which would run for every row'
            FROM pg_trigger WHERE tgrelid = retyped AND NOT tgisinternal AND tgenabled <> 'D'
              AND (tgtype & 16) <> 0 AND CAST(tgattr AS text) = ''
          UNION ALL
          SELECT 'rule ' || rulename FROM pg_rewrite WHERE ev_class = retyped
          UNION ALL
          SELECT 'constraint ' || conname || ', which is not validated and may refuse rows that are there'
            FROM pg_constraint WHERE conrelid = retyped AND contype = 'c' AND NOT convalidated
          UNION ALL
          SELECT 'publication ' || pubname || ', whose subscribers lack the new columns'
            FROM pg_publication_tables JOIN pg_class ON relname = tablename
              JOIN pg_namespace ON pg_namespace.oid = relnamespace AND nspname = schemaname
            WHERE pg_class.oid = retyped
          UNION ALL
          SELECT 'row level security' WHERE row_security_active(retyped)
          UNION ALL
          SELECT 'partitions or inheritance' FROM pg_class
            WHERE oid = retyped AND (relkind <> 'r' OR relispartition OR EXISTS (
              SELECT FROM pg_inherits WHERE inhparent = retyped OR inhrelid = retyped))
      """;
}
