package dev.portcullis.migrate.duckdb;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.Conversion;
import dev.portcullis.migrate.LostRules;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Column;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.TableChange.ColumnAdded;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRenamed;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintAdded;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableEvolution;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which value each column of a rebuilt table gets, there and back. */
final class RebuiltColumns {
  private final Dialect dialect;
  private final MigrationPlanner planner;
  private final TableEvolution evolution;
  private final List<String> added;
  private final List<String> dropped;
  private final LostRules lost;

  RebuiltColumns(Dialect dialect, MigrationPlanner planner, TableEvolution evolution) {
    this.dialect = dialect;
    this.planner = planner;
    this.evolution = evolution;
    this.added =
        evolution.all(ColumnAdded.class).stream().map(change -> change.column().name()).toList();
    this.dropped =
        evolution.all(ColumnDropped.class).stream().map(change -> change.column().name()).toList();
    this.lost = new LostRules(dialect, evolution);
  }

  Move there() {
    Map<String, String> values = new LinkedHashMap<>();
    for (Column column : evolution.after().columns()) {
      if (!added.contains(column.name())) {
        values.put(column.name(), value(column.name(), former(column.name())));
      }
    }
    return new Move(evolution.after(), values);
  }

  private String former(String name) {
    return evolution.all(ColumnRenamed.class).stream()
        .filter(change -> change.to().equals(name))
        .map(ColumnRenamed::from)
        .findFirst()
        .orElse(name);
  }

  /** The conversion, over the column as it is called before. */
  private String value(String name, String from) {
    return evolution.all(ColumnRetyped.class).stream()
        .filter(change -> change.after().name().equals(name))
        .findFirst()
        .map(change -> planner.conversion(change).map(Conversion::value).orElseThrow())
        .orElse(dialect.quote(name))
        .replace(dialect.quote(name), dialect.quote(from));
  }

  /** A column whose values are gone comes back empty, so without what NULL would break. */
  Move back() {
    Snapshot.Table original = evolution.original();
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < original.columns().size(); i++) {
      Column column = original.columns().get(i);
      String now = evolution.before().columns().get(i).name();
      if (!dropped.contains(now)) {
        boolean retyped =
            evolution.all(ColumnRetyped.class).stream()
                .anyMatch(change -> change.after().name().equals(now));
        String quoted = dialect.quote(now);
        values.put(
            column.name(), retyped ? "CAST(" + quoted + " AS " + column.sqlType() + ")" : quoted);
      }
    }
    List<Rule> rules = original.rules().stream().filter(rule -> !lost.has(rule)).toList();
    return new Move(
        new Snapshot.Table(original.name(), original.origin(), original.columns(), rules), values);
  }

  /** The rules that do not come back, by their ids. */
  List<String> notUndone() {
    return evolution.original().rules().stream()
        .filter(rule -> rule.enforced() == Snapshot.Enforced.TABLE && lost.has(rule))
        .map(Rule::id)
        .toList();
  }

  static TableEvolution withoutReferences(TableEvolution evolution) {
    return evolution.with(
        evolution.changes().stream()
            .filter(
                change ->
                    !(change instanceof ConstraintAdded added
                            && Constraints.isReference(added.rule()))
                        && !(change instanceof ConstraintChanged changed
                            && Constraints.isReference(changed.after())))
            .toList());
  }
}
