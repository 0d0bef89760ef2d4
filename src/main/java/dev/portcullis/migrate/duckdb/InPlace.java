package dev.portcullis.migrate.duckdb;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.Guard;
import dev.portcullis.migrate.Guards;
import dev.portcullis.migrate.LostRules;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.ReferredTables;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.ScriptDraft.Transaction;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableChange;
import dev.portcullis.migrate.TableChange.ColumnAdded;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRenamed;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintAdded;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.ConstraintDropped;
import dev.portcullis.migrate.TableChange.ConstraintRenamed;
import dev.portcullis.migrate.TableChange.ConstraintValidated;
import dev.portcullis.migrate.TableChange.DefaultChanged;
import dev.portcullis.migrate.TableChange.IndexAttached;
import dev.portcullis.migrate.TableChange.NotNullDropped;
import dev.portcullis.migrate.TableChange.NotNullSet;
import dev.portcullis.migrate.TableChange.Nullability;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.List;

/** Changes of a table that DuckDB's ALTER can do; tried on DuckDB 2.0.0. */
final class InPlace implements TableChange.Visitor<List<Step>> {
  private static final String WHOLE_FILE = "the file, as every write of DuckDB";
  private static final String CATALOG = "changes the catalog alone";

  private final MigrationPlanner planner;
  private final Dialect dialect;
  private final TableEvolution evolution;
  private final ReferredTables referred;
  private final DuckDbWords words;
  private final String alter;

  InPlace(
      Dialect dialect,
      MigrationPlanner planner,
      TableEvolution evolution,
      ReferredTables referred) {
    this.referred = referred;
    this.planner = planner;
    this.dialect = dialect;
    this.evolution = evolution;
    this.words = new DuckDbWords(dialect);
    this.alter = "ALTER TABLE " + dialect.qualified(evolution.before().name()) + " ";
  }

  /**
   * Whether ALTER can do all of it.
   *
   * @param referredTo whether a FOREIGN KEY of another table names this one, which then can hardly
   *     be altered at all
   */
  static boolean isPossible(TableEvolution evolution, boolean referredTo) {
    return evolution.changes().stream()
        .allMatch(change -> isPossible(evolution, change, referredTo));
  }

  private static boolean isPossible(
      TableEvolution evolution, TableChange change, boolean referredTo) {
    if (change instanceof ConstraintRenamed
        || change instanceof DefaultChanged
        || change instanceof ColumnAdded) {
      return true;
    }
    if (referredTo) {
      return false;
    }
    if (change instanceof ColumnRenamed renamed) {
      return Constraints.of(evolution.before()).stream()
          .noneMatch(rule -> Constraints.isReference(rule) && names(rule, renamed.to()));
    }
    if (change instanceof ColumnRetyped retyped) {
      return isFree(evolution.before(), retyped.after().name())
          && isFree(evolution.after(), retyped.after().name());
    }
    if (change instanceof ColumnDropped dropped) {
      return isFree(evolution.before(), dropped.column().name())
          && Constraints.of(evolution.before()).stream().allMatch(Constraints::isCheck);
    }
    return change instanceof NotNullSet || change instanceof NotNullDropped;
  }

  private static boolean isFree(Snapshot.Table table, String column) {
    return Constraints.of(table).stream().noneMatch(rule -> names(rule, column));
  }

  private static boolean names(Rule rule, String column) {
    return rule.columns().contains(column);
  }

  /** Whether there is anything to do: the names of constraints are nothing that DuckDB keeps. */
  static boolean hasWork(TableEvolution evolution) {
    return !evolution.changes().stream().allMatch(ConstraintRenamed.class::isInstance);
  }

  ScriptDraft draft() {
    List<Step> steps = new ArrayList<>();
    List<String> looks = new ArrayList<>();
    if (evolution.changes().stream().anyMatch(InPlace::minds)) {
      looks.add(words.refuseIndexes(evolution.before().name()));
    }
    for (Guard guard : Guards.of(dialect, planner, evolution, referred)) {
      looks.add(DuckDbWords.raise(guard));
    }
    if (!looks.isEmpty()) {
      steps.add(Step.looking("what must not be there", "none", looks));
    }
    for (Class<? extends TableChange> sort : ORDER) {
      evolution.all(sort).forEach(change -> steps.addAll(change.accept(this)));
    }
    return new ScriptDraft(
        "alter_" + FileName.description(evolution.before().name()),
        "Changes the table `" + evolution.before().name() + "` in place.",
        evolution.contract(),
        Transaction.ONE,
        dialect.migrationSettings(),
        steps);
  }

  private static final List<Class<? extends TableChange>> ORDER =
      List.of(
          ColumnRenamed.class,
          NotNullDropped.class,
          ColumnAdded.class,
          ColumnDropped.class,
          ColumnRetyped.class,
          DefaultChanged.class,
          NotNullSet.class);

  /** What an index of the table keeps from being done. */
  private static boolean minds(TableChange change) {
    return !(change instanceof ColumnAdded || change instanceof DefaultChanged);
  }

  private Step step(TableChange change, String work, String statement, String undo) {
    return Step.of(ChangeWords.of(change), WHOLE_FILE, work, alter + statement, alter + undo);
  }

  private String column(String name) {
    return "ALTER COLUMN " + dialect.quote(name) + " ";
  }

  @Override
  public List<Step> columnAdded(ColumnAdded change) {
    String notNull = change.nullability() == Nullability.NOT_NULL ? " NOT NULL" : "";
    return List.of(
        step(
            change,
            "rows get the default" + (notNull.isEmpty() ? ", or NULL" : ""),
            "ADD COLUMN " + words.column(change.column()) + notNull,
            "DROP COLUMN " + dialect.quote(change.column().name())));
  }

  @Override
  public List<Step> columnDropped(ColumnDropped change) {
    return List.of(
        step(
                change,
                "the values of the column are gone",
                "DROP COLUMN " + dialect.quote(change.column().name()),
                "ADD COLUMN "
                    + words.column(change.column())
                    + (LostRules.keepsNotNull(change) ? " NOT NULL" : ""))
            .leaving(LostRules.words(change)));
  }

  @Override
  public List<Step> columnRenamed(ColumnRenamed change) {
    String from = dialect.quote(change.from());
    String to = dialect.quote(change.to());
    return List.of(
        step(
            change,
            CATALOG,
            "RENAME COLUMN " + from + " TO " + to,
            "RENAME COLUMN " + to + " TO " + from));
  }

  /** The default is set again, since it may be none of the new type. */
  @Override
  public List<Step> columnRetyped(ColumnRetyped change) {
    String name = change.after().name();
    Conversion there = planner.conversion(change).orElseThrow();
    return List.of(
        step(
            change,
            "writes the column anew",
            column(name) + "TYPE " + change.after().sqlType() + " USING " + there.value(),
            column(name) + "TYPE " + change.before().sqlType()));
  }

  @Override
  public List<Step> defaultChanged(DefaultChanged change) {
    return List.of(step(change, CATALOG, setDefault(change.after()), setDefault(change.before())));
  }

  private String setDefault(Snapshot.Column column) {
    return column(column.name())
        + column.defaultValue().map(value -> "SET DEFAULT " + value).orElse("DROP DEFAULT");
  }

  @Override
  public List<Step> notNullSet(NotNullSet change) {
    return List.of(
        step(
            change,
            "reads the column",
            column(change.column()) + "SET NOT NULL",
            column(change.column()) + "DROP NOT NULL"));
  }

  @Override
  public List<Step> notNullDropped(NotNullDropped change) {
    return List.of(
        step(
            change,
            CATALOG,
            column(change.column()) + "DROP NOT NULL",
            column(change.column()) + "SET NOT NULL"));
  }

  @Override
  public List<Step> constraintAdded(ConstraintAdded change) {
    return List.of();
  }

  @Override
  public List<Step> constraintDropped(ConstraintDropped change) {
    return List.of();
  }

  @Override
  public List<Step> constraintChanged(ConstraintChanged change) {
    return List.of();
  }

  @Override
  public List<Step> constraintRenamed(ConstraintRenamed change) {
    return List.of();
  }

  /** A table of DuckDB is not adopted by its indexes. */
  @Override
  public List<Step> indexAttached(IndexAttached change) {
    return List.of();
  }

  /** No constraint of DuckDB spares rows that are there. */
  @Override
  public List<Step> constraintValidated(ConstraintValidated change) {
    return List.of();
  }
}
