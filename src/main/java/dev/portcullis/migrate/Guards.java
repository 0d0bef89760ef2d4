package dev.portcullis.migrate;

import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.problem.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
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
  private final RenamedText future;
  private final List<String> columns;
  private final Optional<ReferredTables> referred;
  private final List<Guard> guards = new ArrayList<>();

  private Guards(
      Dialect dialect,
      MigrationPlanner planner,
      TableEvolution evolution,
      Optional<ReferredTables> referred) {
    this.referred = referred;
    this.dialect = dialect;
    this.planner = planner;
    this.evolution = evolution;
    Map<String, String> names = new LinkedHashMap<>();
    evolution
        .all(TableChange.ColumnRenamed.class)
        .forEach(change -> names.put(change.to(), change.from()));
    this.former = RenamedText.ofNames(dialect, names);
    this.columns = evolution.before().columns().stream().map(Snapshot.Column::name).toList();
    this.future = new RenamedText(dialect, future(names));
  }

  /** What each column will hold, said of the columns that are there. */
  private Map<String, String> future(Map<String, String> names) {
    Map<String, String> expressions = new LinkedHashMap<>();
    names.forEach((to, from) -> expressions.put(to, dialect.quote(from)));
    for (TableChange.ColumnRetyped change : evolution.all(TableChange.ColumnRetyped.class)) {
      planner
          .conversion(change)
          .map(Guards::whereLossless)
          .ifPresent(it -> expressions.put(change.after().name(), former.of(it)));
    }
    for (TableChange.ColumnAdded change : evolution.all(TableChange.ColumnAdded.class)) {
      Snapshot.Column column = change.column();
      String value = column.defaultValue().orElse("NULL");
      expressions.put(column.name(), "CAST(" + value + " AS " + column.sqlType() + ")");
    }
    return expressions;
  }

  /** What each column will hold, said of the table as it is. */
  static UnaryOperator<String> future(
      Dialect dialect, MigrationPlanner planner, TableEvolution evolution) {
    return new Guards(dialect, planner, evolution, Optional.empty()).future::of;
  }

  /** What cannot be converted has a look of its own, and must not end the others by an error. */
  private static String whereLossless(Conversion conversion) {
    return conversion
        .lossless()
        .map(lossless -> "CASE WHEN " + lossless + " THEN " + conversion.value() + " END")
        .orElse(conversion.value());
  }

  /** The looks at the table as it is before the changes. */
  public static List<Guard> of(
      Dialect dialect,
      MigrationPlanner planner,
      TableEvolution evolution,
      ReferredTables referred) {
    Guards guards = new Guards(dialect, planner, evolution, Optional.of(referred));
    evolution.all(TableChange.ColumnRetyped.class).forEach(guards::conversion);
    evolution.all(TableChange.ColumnAdded.class).forEach(guards::filled);
    evolution.all(TableChange.NotNullSet.class).forEach(guards::notNull);
    evolution
        .all(TableChange.ConstraintAdded.class)
        .forEach(it -> guards.constraint(it, it.rule()));
    evolution.all(TableChange.ConstraintChanged.class).stream()
        .filter(it -> !isReferenceThatStays(it))
        .forEach(it -> guards.constraint(it, it.after()));
    evolution.all(TableChange.ConstraintValidated.class).stream()
        .filter(it -> !Constraints.isRequired(it.rule()))
        .forEach(it -> guards.constraint(it, it.rule().with(Snapshot.Enforced.TABLE)));
    return List.copyOf(guards.guards);
  }

  /** The table keeps what it says now, and only gives it way to a key or a type. */
  private static boolean isReferenceThatStays(TableChange.ConstraintChanged change) {
    return Constraints.isReference(change.after())
        && change.before().definition().equals(change.after().definition());
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

  /** No migration is written that would ask this; it is counted for a rule that spares old rows. */
  private void filled(TableChange.ColumnAdded change) {
    Rule rule = Constraints.notNull(evolution.after()).get(change.column().name());
    if (rule != null && change.column().defaultValue().isEmpty()) {
      rows(
          of(change, rule.id()),
          "that have no value for the new column `" + change.column().name() + "`",
          "TRUE");
    }
  }

  private void notNull(TableChange.NotNullSet change) {
    rows(
        of(change, change.rule().id()),
        "whose `" + change.column() + "` is NULL",
        dialect.quote(change.column()) + " IS NULL");
  }

  private void constraint(TableChange change, Rule rule) {
    if (Constraints.bindsNewRowsOnly(rule) || isKeptByNewColumns(rule)) {
      return;
    }
    Asked asked = of(change, rule.id());
    if (Constraints.isKey(rule)) {
      key(asked, rule);
    } else if (Constraints.isReference(rule)) {
      reference(asked, rule);
    } else {
      String condition = future.of("NOT (" + rule.definition() + ")");
      add(
          asked,
          "Rows of `" + table() + "` that break `" + rule.id() + "`",
          "*",
          condition,
          identity());
    }
  }

  /**
   * Whether no row that is there can break it, since it has no value in a new column, or the
   * default, which its contract has held against the rules of that column.
   */
  private boolean isKeptByNewColumns(Rule rule) {
    boolean isOfColumn = Constraints.isCheck(rule) && !Constraints.isNamed(rule);
    boolean needsValues = Constraints.isUnique(rule) || Constraints.isReference(rule);
    List<Snapshot.Column> added =
        evolution.all(TableChange.ColumnAdded.class).stream()
            .map(TableChange.ColumnAdded::column)
            .filter(column -> rule.columns().contains(column.name()))
            .toList();
    return (isOfColumn && !added.isEmpty())
        || (needsValues && added.stream().anyMatch(column -> column.defaultValue().isEmpty()));
  }

  /** What is asked, and where. */
  private record Asked(String rule, Position at) {}

  private Asked of(TableChange change, String rule) {
    return new Asked(rule, ChangePlace.of(evolution.contract(), change));
  }

  private void rows(Asked asked, String which, String condition) {
    add(asked, "Rows of `" + table() + "` " + which, "*", former.of(condition), identity());
  }

  private void key(Asked asked, Rule rule) {
    List<String> parts = rule.columns().stream().map(dialect::quote).map(future::of).toList();
    String known =
        parts.stream().map(part -> part + " IS NOT NULL").collect(Collectors.joining(" AND "));
    add(
        asked,
        "Keys of `" + table() + "` that occur more than once",
        String.join(", ", parts) + ", count(*)",
        known + " GROUP BY " + String.join(", ", parts) + " HAVING count(*) > 1",
        rule.columns().stream().anyMatch(this::isRetyped) ? List.of() : rule.columns());
  }

  private boolean isRetyped(String column) {
    return evolution.all(TableChange.ColumnRetyped.class).stream()
        .anyMatch(change -> change.after().name().equals(column));
  }

  /** A join, since NOT IN over a large table would take hours where it does not fit into memory. */
  private void reference(Asked asked, Rule rule) {
    ForeignKey reference = ForeignKey.of(rule);
    List<String> own =
        rule.columns().stream().map(column -> future.of(dialect.quote(column))).toList();
    String known = own.stream().map(it -> it + " IS NOT NULL").collect(Collectors.joining(" AND "));
    Optional<List<String>> others =
        reference.pointsAt(dialect, evolution.before().name())
            ? Optional.of(reference.columns().stream().map(future::of).toList())
            : referred.flatMap(it -> it.columns(reference));
    String from =
        "FROM "
            + dialect.qualified(evolution.before().name())
            + others.map(columns -> leftJoin(own, columns, reference.table())).orElse("")
            + " WHERE "
            + known
            + (others.isPresent() ? " AND referred.portcullis_key0 IS NULL" : "");
    guards.add(
        new Guard(
            asked.rule(),
            asked.at(),
            "Rows of `" + table() + "` that break `" + rule.id() + "`",
            dialect.quote(evolution.before().name().name()) + ".*",
            from,
            List.of(),
            ""));
  }

  private static String leftJoin(List<String> own, List<String> columns, String table) {
    String keys =
        IntStream.range(0, columns.size())
            .mapToObj(i -> columns.get(i) + " AS portcullis_key" + i)
            .collect(Collectors.joining(", "));
    String join =
        IntStream.range(0, columns.size())
            .mapToObj(i -> own.get(i) + " = referred.portcullis_key" + i)
            .collect(Collectors.joining(" AND "));
    return " LEFT JOIN (SELECT %s FROM %s) AS referred ON %s".formatted(keys, table, join);
  }

  private void add(
      Asked asked, String sentence, String listed, String where, List<String> shownColumns) {
    boolean shown =
        !shownColumns.isEmpty()
            && columns.containsAll(shownColumns)
            && evolution.contract().mayShow(shownColumns);
    guards.add(
        new Guard(
            asked.rule(),
            asked.at(),
            sentence,
            listed,
            "FROM " + dialect.qualified(evolution.before().name()) + " WHERE " + where,
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

  private String table() {
    return evolution.before().name().toString();
  }
}
