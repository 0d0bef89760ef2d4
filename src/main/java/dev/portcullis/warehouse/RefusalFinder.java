package dev.portcullis.warehouse;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.staging.OldRows;
import dev.portcullis.staging.ReferenceTarget;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * After a table refused a load: finds out which of its constraints the staged rows break, how often
 * and where. An engine names only the first row that it met, so the constraints are judged one by
 * one over the staged rows, in the words of the engine's own catalog.
 */
public final class RefusalFinder {
  private static final int ROWS_KEPT = 100;

  private final Connection connection;
  private final Dialect dialect;
  private final String staged;
  private final String rowColumn;
  private final List<String> primaryKey;
  private final String table;
  private final RuleBook rules;
  private final Set<String> filled;
  private final OldRows oldRows;

  /**
   * @param rows of the file
   * @param table the target, as it stands in SQL
   */
  public RefusalFinder(
      Connection connection, Dialect dialect, StagedRows rows, String table, LoadOrder order) {
    this.connection = connection;
    this.dialect = dialect;
    this.oldRows = order.mode().oldRows();
    this.primaryKey = order.contract().primaryKey().map(Key::columns).orElse(List.of());
    this.staged = written(rows, table, order).relation();
    this.rowColumn = rows.rowColumn();
    this.table = table;
    this.rules = order.rules();
    this.filled = folded(rows.columns().stream().map(Column::name).toList());
  }

  /** A row that the table has as it is goes nowhere, so no constraint refuses it. */
  private StagedRows written(StagedRows rows, String table, LoadOrder order) {
    return switch (oldRows) {
      case STAY, GO -> rows;
      case MERGED ->
          new MergeStatements(dialect, table, rows, order.contract().primaryKey().orElseThrow())
              .written();
    };
  }

  /**
   * The broken ones among the constraints, in their order. A constraint is passed over when it
   * speaks of a column that the contract does not have, since no row of the file says its value.
   */
  public List<TableRefusal> find(List<TableConstraint> constraints) throws SQLException {
    List<TableRefusal> refusals = new ArrayList<>();
    for (TableConstraint constraint : constraints) {
      Optional<String> condition = isJudged(constraint) ? broken(constraint) : Optional.empty();
      if (condition.isPresent()) {
        judge(constraint, condition.get()).ifPresent(refusals::add);
      }
    }
    return refusals;
  }

  /** Whether the staged rows tell how often the constraint is broken, and where. */
  public boolean isJudged(TableConstraint constraint) {
    return constraint.kind() != TableRefusal.Kind.OTHER
        && filled.containsAll(folded(constraint.columns()));
  }

  /** A constraint that is broken as the engine says, by rows that it does not count. */
  public TableRefusal unjudged(TableConstraint constraint, List<Long> rows) {
    return refusal(constraint, 0, rows);
  }

  private Optional<TableRefusal> judge(TableConstraint constraint, String condition)
      throws SQLException {
    String from = " FROM " + staged + " AS s WHERE " + condition;
    try (Statement statement = connection.createStatement()) {
      long count = first(statement, "SELECT count(*)" + from);
      return count == 0
          ? Optional.empty()
          : Optional.of(
              refusal(
                  constraint,
                  count,
                  all(
                      statement,
                      "SELECT s." + rowColumn + from + " ORDER BY 1 LIMIT " + ROWS_KEPT)));
    }
  }

  private TableRefusal refusal(TableConstraint constraint, long count, List<Long> rows) {
    return new TableRefusal(
        constraint.name(),
        constraint.definition(),
        constraint.kind(),
        constraint.columns(),
        rule(constraint),
        count,
        rows);
  }

  private Optional<String> broken(TableConstraint constraint) {
    return switch (constraint.kind()) {
      case CHECK -> Optional.of("NOT (" + constraint.expression() + ")");
      case NOT_NULL -> Optional.of("s." + dialect.quote(constraint.columns().get(0)) + " IS NULL");
      case KEY -> Optional.of(alreadyThere(constraint));
      case FOREIGN_KEY -> constraint.other().map(other -> nowhere(constraint, other));
      case OTHER -> Optional.empty();
    };
  }

  /** No part is NULL, and the values are neither there nor, in the same table, in the file. */
  private String nowhere(TableConstraint constraint, TableConstraint.Other other) {
    boolean counts =
        other.target() == ReferenceTarget.OTHER_TABLE
            || oldRows == OldRows.STAY
            || oldRows == OldRows.MERGED;
    String inTable =
        counts ? " AND NOT EXISTS (" + same(constraint, other, other.relation()) + ")" : "";
    String inFile =
        switch (other.target()) {
          case OTHER_TABLE -> "";
          case SAME_TABLE -> " AND NOT EXISTS (" + same(constraint, other, staged) + ")";
        };
    return forEach(constraint, column -> "s." + column + " IS NOT NULL", " AND ")
        + inTable
        + inFile;
  }

  private String same(TableConstraint constraint, TableConstraint.Other other, String relation) {
    List<String> clauses = new ArrayList<>();
    for (int i = 0; i < constraint.columns().size(); i++) {
      clauses.add(
          "o."
              + dialect.quote(other.columns().get(i))
              + " = s."
              + dialect.quote(constraint.columns().get(i)));
    }
    return "SELECT 1 FROM " + relation + " AS o WHERE " + String.join(" AND ", clauses);
  }

  /**
   * The key is in a row of the table that stays, or, for a key that the contract does not know,
   * earlier in the file.
   *
   * <p>Two sets without a correlated OR between them, since Postgres would compare every row with
   * every other one.
   */
  private String alreadyThere(TableConstraint constraint) {
    String inTable =
        "SELECT k."
            + rowColumn
            + " FROM "
            + staged
            + " AS k WHERE EXISTS (SELECT 1 FROM "
            + table
            + " AS t WHERE "
            + forEach(constraint, column -> "t." + column + " = k." + column, " AND ")
            + (oldRows == OldRows.MERGED ? " AND NOT (" + samePrimaryKey() + ")" : "")
            + ")";
    String earlierInFile =
        "SELECT place FROM (SELECT e."
            + rowColumn
            + " AS place, row_number() OVER (PARTITION BY "
            + forEach(constraint, column -> "e." + column, ", ")
            + " ORDER BY e."
            + rowColumn
            + ") AS occurrence FROM "
            + staged
            + " AS e WHERE "
            + forEach(constraint, column -> "e." + column + " IS NOT NULL", " AND ")
            + ") AS repeated WHERE occurrence > 1";
    return "s."
        + rowColumn
        + " IN ("
        + (isTaken(constraint) ? inTable + " UNION ALL " : "")
        + earlierInFile
        + ")";
  }

  /** Whether a row of the table can have the key of a row of the file and stand in its way. */
  private boolean isTaken(TableConstraint constraint) {
    return switch (oldRows) {
      case STAY -> true;
      case GO -> false;
      case MERGED -> !folded(constraint.columns()).equals(folded(primaryKey));
    };
  }

  private String samePrimaryKey() {
    return primaryKey.stream()
        .map(dialect::quote)
        .map(column -> "t." + column + " = k." + column)
        .collect(Collectors.joining(" AND "));
  }

  private String forEach(
      TableConstraint constraint, UnaryOperator<String> clause, String separator) {
    return constraint.columns().stream()
        .map(dialect::quote)
        .map(clause)
        .collect(Collectors.joining(separator));
  }

  private static long first(Statement statement, String sql) throws SQLException {
    return all(statement, sql).get(0);
  }

  private static List<Long> all(Statement statement, String sql) throws SQLException {
    List<Long> numbers = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        numbers.add(rows.getLong(1));
      }
    }
    return numbers;
  }

  private Optional<Rule> rule(TableConstraint constraint) {
    Set<String> columns = folded(constraint.columns());
    return rules.rules().stream()
        .filter(
            rule ->
                sameName(rule, constraint)
                    || sameMeaning(rule, constraint, columns)
                    || sameCheck(rule, constraint))
        .findFirst();
  }

  /** DuckDB gives a CHECK a name of its own, and a hand that writes one another. */
  private boolean sameCheck(Rule rule, TableConstraint constraint) {
    return constraint.kind() == TableRefusal.Kind.CHECK
        && rule instanceof RowRule row
        && dialect
            .condition(row.holds())
            .filter(condition -> CheckText.isSame(condition, constraint.expression()))
            .isPresent();
  }

  private static boolean sameName(Rule rule, TableConstraint constraint) {
    return rule.head().constraintName().equals(constraint.name());
  }

  private static boolean sameMeaning(Rule rule, TableConstraint constraint, Set<String> columns) {
    RuleKind kind = rule.head().kind();
    boolean sameKind =
        switch (constraint.kind()) {
          case KEY -> kind == RuleKind.UNIQUE || kind == RuleKind.PRIMARY_KEY;
          case NOT_NULL -> kind == RuleKind.REQUIRED;
          case FOREIGN_KEY -> kind == RuleKind.REFERENCE;
          case CHECK, OTHER -> false;
        };
    return sameKind && folded(rule.head().columns()).equals(columns);
  }

  private static Set<String> folded(List<String> columns) {
    return columns.stream()
        .map(column -> column.toLowerCase(Locale.ROOT))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
