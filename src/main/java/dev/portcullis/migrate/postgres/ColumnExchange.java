package dev.portcullis.migrate.postgres;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.RenamedText;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.Snapshot.Enforced;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.NotNullSet;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.migrate.TypeWords;
import dev.portcullis.migrate.postgres.PostgresSteps.Coming;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Gives columns of a live table another type: new columns beside them, which a trigger fills for
 * every row that is written; when the rows that were there are filled too and the constraints of
 * the new columns are validated, these take the place of the old ones in a moment.
 */
final class ColumnExchange {
  private static final String JUDGED =
      PostgresSteps.CATALOG + "; new and updated rows are judged from now on";

  /** Types whose texts depend on settings of the session. */
  private static final Set<String> WRITTEN_BY_SETTINGS =
      Set.of("date", "timestamp", "timestamptz", "time", "double");

  private final Dialect dialect;
  private final TableEvolution evolution;
  private final PostgresSteps steps;
  private final PostgresKeys keys;
  private final Exchange exchange;
  private final String table;

  ColumnExchange(
      Dialect dialect,
      TableEvolution evolution,
      PostgresSteps steps,
      PostgresKeys keys,
      Exchange exchange) {
    this.dialect = dialect;
    this.evolution = evolution;
    this.steps = steps;
    this.keys = keys;
    this.exchange = exchange;
    this.table = dialect.qualified(evolution.after().name());
  }

  /** What stands in the way; nothing where no column is exchanged, as in all that follows. */
  List<Step> looks() {
    return exchange.isEmpty()
        ? List.of()
        : List.of(new ExchangeGuard(dialect, evolution, exchange).before());
  }

  Optional<ScriptDraft> fill() {
    return exchange.isEmpty()
        ? Optional.empty()
        : Optional.of(new ColumnFill(dialect, evolution, exchange).script());
  }

  /** CHECKs that speak of an exchanged column. */
  private Stream<Coming> checks() {
    return steps.coming().stream()
        .filter(it -> Constraints.isCheck(it.after()) && exchange.concerns(it.after()));
  }

  /** The exchanged columns that forbid NULL, as rules that stand in for that. */
  private List<Rule> required() {
    return Constraints.notNull(evolution.after()).entrySet().stream()
        .filter(it -> exchange.has(it.getKey()))
        .map(it -> steps.standIn(new NotNullSet(it.getKey(), it.getValue())))
        .toList();
  }

  private String what() {
    return exchange.changes().stream().map(ChangeWords::of).collect(Collectors.joining("; "));
  }

  /** New columns, with what fills and judges them. */
  List<Step> expand() {
    if (exchange.isEmpty()) {
      return List.of();
    }
    List<Step> done = new ArrayList<>();
    done.add(addColumns());
    done.add(fillWhatIsWritten());
    done.add(
        stepBeside(
            "the values of the new columns are there where those of the old ones are",
            steps.words().addNotValid(filled())));
    required()
        .forEach(
            it -> done.add(stepBeside("the rule `" + it.id() + "` binds the new column", add(it))));
    checks().forEach(it -> done.add(stepBeside(ChangeWords.of(it.change()), add(it.after()))));
    return done;
  }

  private String add(Rule rule) {
    return steps.words().addNotValid(exchange.interim(rule));
  }

  /** What speaks of a new column goes with it. */
  private Step stepBeside(String what, String statement) {
    return new Step(
        what,
        steps.exclusiveBriefly(),
        JUDGED,
        "it goes with the new column",
        List.of(steps.alter() + statement),
        List.of());
  }

  private Step addColumns() {
    String added =
        exchange.changes().stream()
            .map(it -> "ADD COLUMN " + interim(it) + " " + it.after().sqlType())
            .collect(Collectors.joining(", "));
    String dropped =
        exchange.changes().stream()
            .map(it -> "DROP COLUMN IF EXISTS " + interim(it))
            .collect(Collectors.joining(", "));
    return new Step(
        what() + ": new columns beside the old ones, with their comments",
        steps.exclusiveBriefly(),
        PostgresSteps.CATALOG,
        steps.alter() + dropped,
        List.of(steps.alter() + added, comments()),
        List.of(steps.alter() + dropped));
  }

  private String comments() {
    String each =
        exchange.changes().stream()
            .map(
                it ->
                    "    (%s, %s)"
                        .formatted(
                            Identifier.text(it.after().name()),
                            Identifier.text(exchange.interim(it.after().name()))))
            .collect(Collectors.joining(",\n"));
    return PostgresWords.block(
        """
        DECLARE
          statement text;
        BEGIN
          FOR statement IN SELECT format('COMMENT ON COLUMN %%s.%%I IS %%L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
            FROM pg_attribute JOIN (VALUES
        %s
            ) AS columns (former, successor) ON former = attname
            WHERE attrelid = CAST(%s AS regclass) AND col_description(attrelid, attnum) IS NOT NULL
          LOOP
            EXECUTE statement;
          END LOOP;
        END
        """
            .formatted(each, Identifier.text(table)));
  }

  private String interim(ColumnRetyped change) {
    return dialect.quote(exchange.interim(change.after().name()));
  }

  /** The CHECK that proves that every row is filled. */
  private Rule filled() {
    String each =
        exchange.changes().stream()
            .map(
                it ->
                    "("
                        + dialect.quote(it.after().name())
                        + " IS NULL) = ("
                        + interim(it)
                        + " IS NULL)")
            .collect(Collectors.joining(" AND "));
    return new Rule(
        Exchange.FILLED,
        RuleKind.CHECK.word(),
        exchange.changes().stream().map(it -> it.after().name()).toList(),
        OnViolation.FAIL.word(),
        Exchange.FILLED,
        Enforced.TABLE,
        each);
  }

  private Step fillWhatIsWritten() {
    String trigger = exchange.trigger();
    return new Step(
        "who inserts or updates a row fills the new columns, replication included",
        steps.exclusiveBriefly(),
        PostgresSteps.CATALOG
            + "; a value that the new type would round or cut is refused from now on",
        "the trigger and its function go",
        List.of(
            "CREATE FUNCTION "
                + exchange.function()
                + "() RETURNS trigger LANGUAGE plpgsql"
                + settings()
                + " AS "
                + PostgresWords.quotedBody(conversions()),
            "CREATE TRIGGER "
                + trigger
                + " BEFORE INSERT OR UPDATE ON "
                + table
                + " FOR EACH ROW EXECUTE FUNCTION "
                + exchange.function()
                + "()",
            steps.alter() + "ENABLE ALWAYS TRIGGER " + trigger),
        List.of(
            "DROP TRIGGER IF EXISTS " + trigger + " ON " + table,
            "DROP FUNCTION IF EXISTS " + exchange.function() + "()"));
  }

  /** Whoever writes, the text is that which this migration would write. */
  private String settings() {
    boolean depends =
        exchange.changes().stream()
            .filter(it -> TypeWords.of(it.after().type()).name().equals("string"))
            .anyMatch(it -> WRITTEN_BY_SETTINGS.contains(TypeWords.of(it.before().type()).name()));
    return depends
        ? " SET datestyle FROM CURRENT SET timezone FROM CURRENT SET extra_float_digits FROM CURRENT"
        : "";
  }

  private String conversions() {
    String each = exchange.changes().stream().map(this::conversion).collect(Collectors.joining());
    return "BEGIN\n" + each + "  RETURN NEW;\nEND\n";
  }

  private String conversion(ColumnRetyped change) {
    Conversion conversion = steps.conversion(change);
    String name = change.after().name();
    RenamedText ofNew = new RenamedText(dialect, Map.of(name, "NEW." + dialect.quote(name)));
    String refusal =
        conversion
            .lossless()
            .map(
                lossless ->
                    """
                      IF NOT (%s) THEN
                        RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = %s, TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
                          MESSAGE = %s;
                      END IF;
                    """
                        .formatted(
                            ofNew.of(lossless),
                            Identifier.text(name),
                            Identifier.text(
                                "The column `%s` of `%s` is becoming `%s`, and a row has a value that is none without loss."
                                    .formatted(
                                        name, evolution.after().name(), change.after().type()))))
            .orElse("");
    return refusal + "  NEW." + interim(change) + " := " + ofNew.of(conversion.value()) + ";\n";
  }

  /** What has to hold for all rows before the columns are exchanged. */
  List<Step> validate() {
    if (exchange.isEmpty()) {
      return List.of();
    }
    List<Step> done = new ArrayList<>();
    done.add(
        steps.validate(
            "no row lacks a value of a new column, so that they can take the place of the old ones",
            filled()));
    required()
        .forEach(
            it ->
                done.add(
                    steps.validate(
                        "the rule `" + it.id() + "` binds the new column", exchange.interim(it))));
    checks()
        .forEach(
            it ->
                done.add(
                    steps.validate(ChangeWords.of(it.change()), exchange.interim(it.after()))));
    return done;
  }

  private String quotedInterim(Rule rule) {
    return dialect.quote(exchange.interim(rule).constraint());
  }

  /** The new columns take the place of the old ones, at the end of the table. */
  List<Step> swap() {
    if (exchange.isEmpty()) {
      return List.of();
    }
    List<Step> done = new ArrayList<>();
    done.add(new ExchangeGuard(dialect, evolution, exchange).again());
    done.add(stopFilling());
    done.add(replace());
    checks().forEach(it -> done.add(rename(it)));
    defaults().ifPresent(done::add);
    Constraints.notNull(evolution.after()).entrySet().stream()
        .filter(it -> exchange.has(it.getKey()))
        .forEach(it -> done.add(require(new NotNullSet(it.getKey(), it.getValue()))));
    done.addAll(keys.attachExchanged());
    return done;
  }

  private Step stopFilling() {
    return new Step(
        "every row is filled, as a validated CHECK says",
        steps.exclusiveBriefly(),
        PostgresSteps.CATALOG,
        "nothing to undo",
        List.of(
            "DROP TRIGGER " + exchange.trigger() + " ON " + table,
            "DROP FUNCTION " + exchange.function() + "()"),
        List.of());
  }

  private Step replace() {
    List<String> gone = new ArrayList<>();
    gone.add(steps.words().drop(filled()));
    Stream.concat(checks(), keys.exchanged())
        .flatMap(it -> it.before().stream())
        .forEach(it -> gone.add(steps.words().drop(it)));
    exchange.changes().forEach(it -> gone.add("DROP COLUMN " + dialect.quote(it.after().name())));
    List<String> statements = new ArrayList<>();
    statements.add(steps.alter() + String.join(",\n  ", gone));
    exchange
        .changes()
        .forEach(
            it ->
                statements.add(
                    steps.alter()
                        + "RENAME COLUMN "
                        + interim(it)
                        + " TO "
                        + dialect.quote(it.after().name())));
    return new Step(
        what() + ": the new column takes the place of the old one, as the last of the table",
        steps.exclusiveBriefly(),
        PostgresSteps.CATALOG,
        "the undo script sets the former type in place, which writes every row anew while nobody"
            + " reads the table",
        statements,
        undo());
  }

  /** The former type, and what was bound to it; FOREIGN KEYs come back by a script before. */
  private List<String> undo() {
    List<String> undo = new ArrayList<>();
    undo.add("SET LOCAL statement_timeout = 0");
    undo.add(steps.back(exchange.changes()));
    Set<String> before = Constraints.notNull(evolution.before()).keySet();
    Set<String> after = Constraints.notNull(evolution.after()).keySet();
    List<String> back = new ArrayList<>();
    before.stream()
        .filter(it -> exchange.has(it) && !after.contains(it))
        .forEach(it -> back.add(steps.words().alterColumn(it) + "SET NOT NULL"));
    Stream.concat(checks(), keys.exchanged())
        .flatMap(it -> it.before().stream())
        .forEach(it -> back.add(steps.words().add(it)));
    if (!back.isEmpty()) {
      undo.add(steps.alter() + String.join(",\n  ", back));
    }
    return undo;
  }

  private Step rename(Coming coming) {
    return steps.step(
        coming.change(),
        steps.exclusiveBriefly(),
        PostgresSteps.CATALOG,
        "RENAME CONSTRAINT "
            + quotedInterim(coming.after())
            + " TO "
            + dialect.quote(coming.after().constraint()),
        steps.words().drop(coming.after()));
  }

  private Optional<Step> defaults() {
    String defaults =
        exchange.changes().stream()
            .filter(it -> it.after().defaultValue().isPresent())
            .map(it -> steps.words().setDefault(it.after()))
            .collect(Collectors.joining(", "));
    return defaults.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Step(
                "the new columns have the defaults of the contract",
                steps.exclusiveBriefly(),
                PostgresSteps.CATALOG,
                "nothing to undo",
                List.of(steps.alter() + defaults),
                List.of()));
  }

  /** The validated CHECK spares SET NOT NULL its look at the rows, and then has done its work. */
  private Step require(NotNullSet change) {
    String column = steps.alter() + steps.words().alterColumn(change.column());
    boolean was = Constraints.notNull(evolution.before()).containsKey(change.column());
    return new Step(
        "the rule `" + change.rule().id() + "` binds the new column",
        steps.exclusiveBriefly(),
        PostgresSteps.PROVEN,
        was ? "nothing to undo" : column + "DROP NOT NULL",
        List.of(
            column + "SET NOT NULL",
            steps.alter() + "DROP CONSTRAINT " + quotedInterim(steps.standIn(change))),
        was ? List.of() : List.of(column + "DROP NOT NULL"));
  }
}
