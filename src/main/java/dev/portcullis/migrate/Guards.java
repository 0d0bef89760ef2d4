package dev.portcullis.migrate;

import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.problem.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What must not be in a table before it changes, so that a migration stops with a sentence and
 * nothing done instead of half-way or, worse, with values rounded. The looks run before the first
 * change, and so speak of columns by their former names.
 */
public final class Guards {
  private final Dialect dialect;
  private final MigrationPlanner planner;
  private final TableEvolution evolution;
  private final RenamedText former;
  private final List<String> columns;
  private final List<String> retyped;
  private final List<Guard> guards = new ArrayList<>();

  private Guards(Dialect dialect, MigrationPlanner planner, TableEvolution evolution) {
    this.dialect = dialect;
    this.planner = planner;
    this.evolution = evolution;
    Map<String, String> names = new LinkedHashMap<>();
    evolution
        .all(TableChange.ColumnRenamed.class)
        .forEach(change -> names.put(change.to(), change.from()));
    this.former = new RenamedText(dialect, names);
    this.columns = evolution.before().columns().stream().map(Snapshot.Column::name).toList();
    this.retyped =
        evolution.all(TableChange.ColumnRetyped.class).stream()
            .map(change -> change.after().name())
            .toList();
  }

  /** The looks at the table as it is before the changes. */
  public static List<Guard> of(
      Dialect dialect, MigrationPlanner planner, TableEvolution evolution) {
    Guards guards = new Guards(dialect, planner, evolution);
    evolution.all(TableChange.ColumnRetyped.class).forEach(guards::conversion);
    evolution.all(TableChange.NotNullSet.class).forEach(guards::notNull);
    evolution
        .all(TableChange.ConstraintAdded.class)
        .forEach(it -> guards.constraint(it, it.rule()));
    evolution
        .all(TableChange.ConstraintChanged.class)
        .forEach(it -> guards.constraint(it, it.after()));
    return List.copyOf(guards.guards);
  }

  private void conversion(TableChange.ColumnRetyped change) {
    planner
        .conversion(change)
        .flatMap(Conversion::lossless)
        .ifPresent(
            lossless ->
                rows(
                    of(change, change.after().name() + ".type"),
                    "whose `%s` is no `%s` without loss"
                        .formatted(change.after().name(), change.after().type()),
                    "NOT (" + lossless + ")"));
  }

  private void notNull(TableChange.NotNullSet change) {
    rows(
        of(change, change.rule().id()),
        "whose `" + change.column() + "` is NULL",
        dialect.quote(change.column()) + " IS NULL");
  }

  /**
   * What speaks of a new column cannot be asked yet, nor what speaks of one in the words of its new
   * type; the statement that adds the constraint judges those.
   */
  private void constraint(TableChange change, Rule rule) {
    boolean sayable =
        rule.columns().stream().allMatch(columns::contains)
            && rule.columns().stream().noneMatch(retyped::contains);
    if (!sayable) {
      return;
    }
    Asked asked = of(change, rule.id());
    if (Constraints.isKey(rule)) {
      key(asked, rule);
    } else if (Constraints.isReference(rule)) {
      reference(asked, rule);
    } else {
      rows(asked, "that break `" + rule.id() + "`", "NOT (" + rule.definition() + ")");
    }
  }

  /** What is asked, and where. */
  private record Asked(String rule, Position at) {}

  private Asked of(TableChange change, String rule) {
    return new Asked(rule, ChangePlace.of(evolution.contract(), change));
  }

  private void rows(Asked asked, String which, String condition) {
    add(asked, "Rows of `" + table() + "` " + which, " WHERE " + condition, identity());
  }

  private void key(Asked asked, Rule rule) {
    String list = quoted(rule.columns());
    String known =
        rule.columns().stream()
            .map(column -> dialect.quote(column) + " IS NOT NULL")
            .collect(Collectors.joining(" AND "));
    add(
        asked,
        "Keys of `" + table() + "` that occur more than once",
        " WHERE " + known + " GROUP BY " + list + " HAVING count(*) > 1",
        rule.columns());
  }

  /** A join, since NOT IN over a large table would take hours where it does not fit into memory. */
  private void reference(Asked asked, Rule rule) {
    String target = rule.definition().substring(RenamedText.otherTable(rule.definition()));
    int list = target.lastIndexOf(" (");
    List<String> others = List.of(target.substring(list + 2, target.length() - 1).split(", "));
    String keys =
        IntStream.range(0, others.size())
            .mapToObj(i -> others.get(i) + " AS key" + i)
            .collect(Collectors.joining(", "));
    List<String> own =
        rule.columns().stream()
            .map(column -> "referring." + former.of(dialect.quote(column)))
            .toList();
    String join =
        IntStream.range(0, others.size())
            .mapToObj(i -> own.get(i) + " = referred.key" + i)
            .collect(Collectors.joining(" AND "));
    String known = own.stream().map(it -> it + " IS NOT NULL").collect(Collectors.joining(" AND "));
    guards.add(
        new Guard(
            asked.rule(),
            asked.at(),
            "Rows of `" + table() + "` that break `" + rule.id() + "`",
            "FROM %s AS referring LEFT JOIN (SELECT %s FROM %s) AS referred ON %s WHERE %s AND referred.key0 IS NULL"
                .formatted(
                    dialect.qualified(evolution.before().name()),
                    keys,
                    target.substring(0, list),
                    join,
                    known),
            List.of(),
            ""));
  }

  private void add(Asked asked, String sentence, String rest, List<String> shownColumns) {
    boolean shown =
        !shownColumns.isEmpty()
            && columns.containsAll(shownColumns)
            && evolution.contract().mayShow(shownColumns);
    guards.add(
        new Guard(
            asked.rule(),
            asked.at(),
            sentence,
            "FROM " + dialect.qualified(evolution.before().name()) + former.of(rest),
            shown ? shownColumns.stream().map(dialect::quote).map(former::of).toList() : List.of(),
            String.join("/", shownColumns)));
  }

  /** The columns that say which row it is, if the contract has such. */
  private List<String> identity() {
    return evolution.contract().keys().stream()
        .filter(key -> key.kind() != Key.Kind.UNIQUE_IN_FILE)
        .findFirst()
        .map(Key::columns)
        .orElse(List.of());
  }

  private String quoted(List<String> names) {
    return names.stream().map(dialect::quote).collect(Collectors.joining(", "));
  }

  private String table() {
    return evolution.before().name().toString();
  }
}
