package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.ScriptDraft.Transaction;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.IndexAttached;
import dev.portcullis.migrate.TableChange.NotNullDropped;
import dev.portcullis.migrate.TableEvolution;
import dev.portcullis.migrate.postgres.PostgresSteps.Coming;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keys of a live table. The index is built while others write, outside of a transaction; then it
 * becomes the key in a moment, in the transaction in which a former key goes.
 */
final class PostgresKeys {
  /** The upper half of the number of Flyway's advisory lock: its letters F and l. */
  private static final int FLYWAY = 0x466C;

  private final Dialect dialect;
  private final TableEvolution evolution;
  private final PostgresSteps steps;
  private final Exchange exchange;

  PostgresKeys(Dialect dialect, TableEvolution evolution, PostgresSteps steps, Exchange exchange) {
    this.dialect = dialect;
    this.evolution = evolution;
    this.steps = steps;
    this.exchange = exchange;
  }

  /** The keys that need an index. */
  List<Coming> coming() {
    return comingKeys().toList();
  }

  /** Keys over columns that are exchanged. */
  Stream<Coming> exchanged() {
    return comingKeys().filter(it -> exchange.concerns(it.after()));
  }

  private Stream<Coming> comingKeys() {
    return steps.coming().stream().filter(it -> Constraints.isKey(it.after()));
  }

  /** Whether a former key that stays until the new one is there keeps the column from NULL. */
  boolean holds(String column) {
    return evolution.all(ConstraintChanged.class).stream()
        .anyMatch(it -> Constraints.isKey(it.before()) && it.before().columns().contains(column));
  }

  /** The script that builds the index of a key. */
  ScriptDraft index(Coming coming) {
    Rule key = coming.after();
    String index = index(key.constraint());
    String table = dialect.qualified(evolution.after().name());
    String qualified =
        evolution.after().name().schema().map(schema -> dialect.quote(schema) + ".").orElse("")
            + index;
    String definition = exchange.interim(key).definition();
    String columns = definition.substring(definition.indexOf('('));
    return new ScriptDraft(
        "index_"
            + FileName.description(evolution.after().name())
            + "_"
            + FileName.safe(key.constraint()),
        "Builds the index of a key of the table `" + evolution.after().name() + "`.",
        evolution.contract(),
        Transaction.NONE,
        List.of(),
        List.of(
            new Step(
                "a Flyway that holds its lock in a transaction would wait for the index, and the"
                    + " index for it",
                "none",
                "reads no row",
                "nothing to undo",
                List.of(refuseTransactionalLock()),
                List.of()),
            new Step(
                ChangeWords.of(coming.change()) + ": its index",
                "SHARE UPDATE EXCLUSIVE on `"
                    + evolution.after().name()
                    + "`; others read and write meanwhile",
                "reads every row twice, as long as it takes, and waits for transactions that are older;"
                    + " what a failed build has left is dropped before",
                "DROP INDEX CONCURRENTLY IF EXISTS " + qualified,
                List.of(
                    "SET lock_timeout = 0",
                    "SET statement_timeout = 0",
                    "DROP INDEX CONCURRENTLY IF EXISTS " + qualified,
                    "CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "
                        + index
                        + " ON "
                        + table
                        + " "
                        + columns,
                    "RESET lock_timeout",
                    "RESET statement_timeout"),
                List.of("DROP INDEX CONCURRENTLY IF EXISTS " + qualified))));
  }

  /** A name of its own, since the former key may still have that of the new one. */
  private String index(String constraint) {
    return dialect.quote(InterimName.of(constraint));
  }

  /** The former key goes and the new one comes in one statement. */
  List<Step> attach() {
    List<Step> done = new ArrayList<>();
    evolution.all(IndexAttached.class).forEach(it -> done.add(steps.attach(it)));
    comingKeys()
        .filter(it -> !exchange.concerns(it.after()))
        .forEach(it -> done.add(attach(it, it.before())));
    evolution.all(NotNullDropped.class).stream()
        .filter(it -> holds(it.column()) && !exchange.has(it.column()))
        .forEach(it -> done.add(steps.nullable(it)));
    return done;
  }

  /** Keys over columns that have just taken the place of others; the former keys are gone. */
  List<Step> attachExchanged() {
    return exchanged().map(it -> attach(it, Optional.empty())).toList();
  }

  private Step attach(Coming coming, Optional<Rule> former) {
    Rule key = coming.after();
    String kind = key.definition().substring(0, key.definition().indexOf(" ("));
    return steps.step(
        coming.change(),
        steps.exclusiveBriefly(),
        PostgresSteps.CATALOG,
        former.map(before -> steps.words().drop(before) + ", ").orElse("")
            + "ADD CONSTRAINT "
            + dialect.quote(key.constraint())
            + " "
            + kind
            + " USING INDEX "
            + index(key.constraint()),
        steps.words().drop(key)
            + former
                .filter(steps::comesBack)
                .map(before -> ", " + steps.words().add(before))
                .orElse(""));
  }

  /** Fails at once instead of waiting for ever. */
  private static String refuseTransactionalLock() {
    return PostgresWords.block(
        """
        BEGIN
          IF EXISTS (
            SELECT 1 FROM pg_locks AS held JOIN pg_stat_activity AS holder USING (pid)
            WHERE held.locktype = 'advisory' AND held.granted AND held.pid <> pg_backend_pid()
              AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
              AND held.classid = %d AND holder.state = 'idle in transaction'
          ) THEN
            RAISE EXCEPTION USING MESSAGE = %s;
          END IF;
        END
        """
            .formatted(
                FLYWAY,
                Identifier.text(
                    "Flyway holds its lock in an open transaction, for which the index would wait"
                        + " for ever. Set flyway.postgresql.transactional.lock=false (or use"
                        + " `portcullis apply`), run `flyway repair`, and migrate again.")));
  }
}
