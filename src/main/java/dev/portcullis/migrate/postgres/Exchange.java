package dev.portcullis.migrate.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Constraints;
import dev.portcullis.migrate.RenamedText;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The columns of a live table that change their type by new columns, which are filled while others
 * read and write and then take the place of the old ones, and what things are called until then.
 */
final class Exchange {
  /** The CHECK that proves that every row is filled. */
  static final String FILLED = "portcullis_filled";

  private final Dialect dialect;
  private final TableEvolution evolution;
  private final List<ColumnRetyped> changes;
  private final Map<String, String> columns = new LinkedHashMap<>();
  private final List<String> constraints;

  private Exchange(Dialect dialect, TableEvolution evolution, List<ColumnRetyped> changes) {
    this.dialect = dialect;
    this.evolution = evolution;
    this.changes = List.copyOf(changes);
    this.constraints =
        Stream.concat(
                Constraints.of(evolution.before()).stream(),
                Constraints.of(evolution.after()).stream())
            .map(Rule::constraint)
            .toList();
    List<String> taken = new ArrayList<>();
    for (Snapshot.Table table :
        List.of(evolution.original(), evolution.before(), evolution.after())) {
      table.columns().forEach(column -> taken.add(column.name()));
    }
    for (ColumnRetyped change : changes) {
      columns.put(change.after().name(), InterimName.of(change.after().name(), taken));
    }
  }

  /** All columns that change their type, so that the rows are written once. */
  static Exchange of(Dialect dialect, TableEvolution evolution) {
    return new Exchange(dialect, evolution, evolution.all(ColumnRetyped.class));
  }

  /** No column: types change in place. */
  static Exchange none(Dialect dialect, TableEvolution evolution) {
    return new Exchange(dialect, evolution, List.of());
  }

  boolean isEmpty() {
    return changes.isEmpty();
  }

  List<ColumnRetyped> changes() {
    return changes;
  }

  boolean has(String column) {
    return columns.containsKey(column);
  }

  boolean concerns(Rule rule) {
    return rule.columns().stream().anyMatch(this::has);
  }

  /** What the column is called until it takes the place of the old one. */
  String interim(String column) {
    return columns.getOrDefault(column, column);
  }

  /** The rule over the new columns, under a name that is free; itself where it has none of them. */
  Rule interim(Rule rule) {
    return concerns(rule)
        ? new Rule(
            rule.id(),
            rule.kind(),
            rule.columns().stream().map(this::interim).toList(),
            rule.onViolation(),
            InterimName.of(rule.constraint(), constraints),
            rule.enforced(),
            text(rule))
        : rule;
  }

  /** A FOREIGN KEY may name columns of the other table that are called the same. */
  private String text(Rule rule) {
    String definition = rule.definition();
    int own =
        Constraints.isReference(rule) ? RenamedText.otherTable(definition) : definition.length();
    return RenamedText.ofNames(dialect, columns).of(definition.substring(0, own))
        + definition.substring(own);
  }

  /** Postgres fires triggers in the order of their names, and this one has to see the last word. */
  String trigger() {
    return dialect.quote("zzz_portcullis_retype");
  }

  String function() {
    return evolution.after().name().schema().map(schema -> dialect.quote(schema) + ".").orElse("")
        + dialect.quote(InterimName.after("portcullis_retype_", evolution.after().name().name()));
  }
}
