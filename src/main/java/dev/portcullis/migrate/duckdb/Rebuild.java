package dev.portcullis.migrate.duckdb;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.ChangeWords;
import dev.portcullis.migrate.FileName;
import dev.portcullis.migrate.Guards;
import dev.portcullis.migrate.LostRules;
import dev.portcullis.migrate.MigrationPlanner;
import dev.portcullis.migrate.ReferredTables;
import dev.portcullis.migrate.ScriptDraft;
import dev.portcullis.migrate.ScriptDraft.Transaction;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Step;
import dev.portcullis.migrate.TableEvolution;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Builds tables anew: what is there steps aside, the new table is made with all its constraints,
 * the rows move, both are counted, and the old table goes. All of it is one transaction. Tables
 * that refer to the one that changes go and come with it, since DuckDB drops no table that another
 * refers to.
 */
final class Rebuild {
  private final Dialect dialect;
  private final MigrationPlanner planner;
  private final List<Rebuilding> group;
  private final ReferredTables referred;
  private final DuckDbWords words;

  /**
   * @param group tables that change and those that refer to them, each after those that it will
   *     refer to
   */
  Rebuild(
      Dialect dialect, MigrationPlanner planner, List<Rebuilding> group, ReferredTables referred) {
    this.referred = referred;
    this.dialect = dialect;
    this.planner = planner;
    this.group = List.copyOf(group);
    this.words = new DuckDbWords(dialect);
  }

  ScriptDraft draft() {
    Rebuilding first = group.get(0);
    Contract contract = first.evolution().orElseThrow().contract();
    String others =
        group.stream()
            .skip(1)
            .map(member -> "`" + member.to().name() + "`")
            .collect(Collectors.joining(", "));
    return new ScriptDraft(
        "rebuild_" + FileName.description(first.to().name()),
        "Builds the table `%s` anew%s, with all its rows and constraints."
            .formatted(first.to().name(), others.isEmpty() ? "" : ", and with it " + others),
        contract,
        Transaction.ONE,
        dialect.migrationSettings(),
        steps());
  }

  private List<Step> steps() {
    return List.of(
        Step.looking("what must not be there", "none", looks()),
        new Step(
            group.stream()
                .flatMap(member -> member.evolution().stream())
                .flatMap(evolution -> evolution.changes().stream())
                .map(ChangeWords::of)
                .collect(Collectors.joining("; ")),
            "the file, as every write of DuckDB",
            "writes every row anew",
            "the undo script builds the former table",
            there(),
            back(),
            notUndone()));
  }

  private Optional<String> notUndone() {
    return LostRules.words(
        group.stream()
            .flatMap(member -> member.evolution().stream())
            .flatMap(it -> new RebuiltColumns(dialect, planner, it).notUndone().stream())
            .toList());
  }

  private List<String> looks() {
    List<String> looks = new ArrayList<>();
    group.forEach(member -> looks.add(words.refuseIndexes(member.from().name())));
    group.forEach(member -> looks.add(words.refuseOtherColumns(member.from())));
    group.stream()
        .flatMap(member -> member.evolution().stream())
        .flatMap(
            evolution ->
                Guards.of(dialect, planner, withoutReferences(evolution), referred).stream())
        .forEach(guard -> looks.add(DuckDbWords.raise(guard)));
    return looks;
  }

  /** In a group, the other table is not there yet under its new names; the INSERT judges. */
  private TableEvolution withoutReferences(TableEvolution evolution) {
    return group.size() == 1 ? evolution : RebuiltColumns.withoutReferences(evolution);
  }

  private List<Move> moves() {
    return group.stream()
        .map(
            member ->
                member
                    .evolution()
                    .map(it -> new RebuiltColumns(dialect, planner, it).there())
                    .orElse(Move.unchanged(dialect, member.to())))
        .toList();
  }

  private List<Move> movesBack() {
    return new ReferenceOrder(dialect, Rebuilding::from)
        .of(group).stream()
            .map(
                member ->
                    member
                        .evolution()
                        .map(it -> new RebuiltColumns(dialect, planner, it).back())
                        .orElse(Move.unchanged(dialect, member.from())))
            .toList();
  }

  private List<String> there() {
    List<Move> moves = moves();
    List<String> statements = new ArrayList<>(moved(moves, Rebuilding::from));
    statements.addAll(dropped(moves));
    return statements;
  }

  /**
   * A client may go on after an error, and not every error ends the transaction: what is looked up
   * here does, before a table goes whose rows are nowhere else.
   */
  private List<String> back() {
    List<Move> moves = movesBack();
    List<TableName> asides = moves.stream().map(move -> aside(move.to().name())).toList();
    List<String> statements = new ArrayList<>();
    asides.forEach(table -> statements.add(words.refuseTable(table)));
    group.forEach(member -> statements.add(words.refuseLaterColumns(member.to())));
    statements.addAll(moved(moves, Rebuilding::to));
    asides.forEach(table -> statements.add(words.requireTable(table)));
    moves.forEach(move -> statements.add(words.requireTable(move.to().name())));
    statements.addAll(dropped(moves));
    return statements;
  }

  /**
   * @param moves to the tables that are made, each after those that it refers to
   * @param now the tables that are there
   */
  private List<String> moved(List<Move> moves, Function<Rebuilding, Snapshot.Table> now) {
    List<String> statements = new ArrayList<>();
    ReferenceOrder order = new ReferenceOrder(dialect, now);
    List<Rebuilding> dependentFirst = new ArrayList<>(order.of(group));
    Collections.reverse(dependentFirst);
    for (Rebuilding member : dependentFirst) {
      boolean refers = order.refersToOthers(member);
      statements.addAll(refers ? copyAside(member.to().name()) : moveAside(member.to().name()));
    }
    for (Move move : moves) {
      statements.add(words.create(move.to()));
      statements.add(move.insert(dialect, aside(move.to().name())));
    }
    return statements;
  }

  private List<String> dropped(List<Move> moves) {
    List<String> statements = new ArrayList<>();
    moves.forEach(move -> statements.add(compareCounts(move)));
    moves.forEach(
        move -> statements.add("DROP TABLE " + dialect.qualified(aside(move.to().name()))));
    return statements;
  }

  /**
   * What it refers to could not go while it is there under any name; and the other table would
   * keep, for good, that one of this name refers to it (seen with DuckDB 2.0.0).
   */
  private List<String> copyAside(TableName table) {
    return List.of(
        "CREATE TABLE %s AS FROM %s"
            .formatted(dialect.qualified(aside(table)), dialect.qualified(table)),
        "DROP TABLE " + dialect.qualified(table));
  }

  private List<String> moveAside(TableName table) {
    return List.of(
        "ALTER TABLE %s RENAME TO %s"
            .formatted(dialect.qualified(table), dialect.quote(aside(table).name())));
  }

  private static TableName aside(TableName table) {
    return new TableName(table.schema(), table.name() + "__before");
  }

  private String compareCounts(Move move) {
    String now = dialect.qualified(move.to().name());
    return "SELECT CASE WHEN (SELECT count(*) FROM %s) <> (SELECT count(*) FROM %s) THEN error(%s) END"
        .formatted(
            now,
            dialect.qualified(aside(move.to().name())),
            Identifier.text("Not every row of `" + move.to().name() + "` has moved."));
  }
}
