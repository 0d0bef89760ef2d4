package dev.portcullis.migrate.postgres;

import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.ForeignKey;
import dev.portcullis.migrate.MovedKeys;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.ScriptDraft.Transaction;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.ConstraintDropped;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * FOREIGN KEYs of a table that go before any table changes, since the key that they need moves, or
 * another column takes the place of theirs, which must not lock two tables. Those that come back do
 * so when every table has its keys.
 */
final class Release {
  private final TableEvolution evolution;
  private final PostgresWords words;
  private final String alter;
  private final List<Rule> released = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();

  Release(PostgresWords words, MovedKeys moved, TableEvolution evolution, Exchange exchange) {
    this.evolution = evolution;
    this.words = words;
    this.alter = "ALTER TABLE " + words.qualified(evolution.after().name()) + " ";
    evolution.all(ConstraintDropped.class).stream()
        .filter(change -> goes(moved, exchange, change.rule()))
        .forEach(change -> release(change, change.rule()));
    evolution.all(ConstraintChanged.class).stream()
        .filter(change -> goes(moved, exchange, change.before()))
        .forEach(change -> release(change, change.before()));
  }

  private static boolean goes(MovedKeys moved, Exchange exchange, Rule rule) {
    return Constraints.isReference(rule)
        && (moved.isUnder(ForeignKey.of(rule)) || exchange.concerns(rule));
  }

  private void release(TableChange change, Rule rule) {
    released.add(rule);
    steps.add(
        new Step(
            ChangeWords.of(change),
            "ACCESS EXCLUSIVE on `"
                + evolution.after().name()
                + "` and on the table that it names, for a moment",
            PostgresSteps.CATALOG + comesBack(change),
            alter + words.drop(rule),
            List.of(alter + words.drop(rule)),
            List.of(alter + words.add(original(rule)))));
  }

  private static String comesBack(TableChange change) {
    return change instanceof ConstraintChanged
        ? "; no FOREIGN KEY holds here until a later script brings it back"
        : "";
  }

  /** What undoes it runs last, when all columns have their former names again. */
  private Rule original(Rule rule) {
    return Constraints.of(evolution.original()).stream()
        .filter(it -> it.constraint().equals(rule.constraint()))
        .findFirst()
        .orElseThrow();
  }

  /** Whether the constraint is gone when the table itself changes. */
  boolean has(Rule rule) {
    return released.contains(rule);
  }

  Optional<ScriptDraft> draft() {
    return steps.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ScriptDraft(
                "release_" + FileName.description(evolution.after().name()),
                "Drops FOREIGN KEYs of the table `"
                    + evolution.after().name()
                    + "` whose key will change.",
                evolution.contract(),
                Transaction.ONE,
                PostgresWords.BRIEF,
                steps));
  }
}
