package dev.portcullis.staging;

import dev.portcullis.contract.Column;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows that are set aside in the order of the file, a stretch of it at a time, so that
 * memory stays bounded however many there are.
 */
public final class SetAsideRows {
  private static final long LONGEST_STRETCH = 1 << 15;
  private static final long STRETCH_BYTES = 1 << 24;

  private final StagedFile staged;
  private final List<RuleVerdict> broken;
  private final List<String> relations;
  private final List<String> columns;
  private final long stretch;

  /**
   * @param judgement of the file, final
   * @param bytes of the file: the longer its rows, the fewer are read at once
   */
  public SetAsideRows(StagedFile staged, Judgement judgement, long bytes) {
    this.staged = staged;
    long each = Math.max(1, bytes / Math.max(1, staged.rows()));
    this.stretch = Math.max(1, Math.min(LONGEST_STRETCH, STRETCH_BYTES / each));
    this.broken = judgement.rules().stream().filter(rule -> rule.stored().isPresent()).toList();
    Set<String> found = new LinkedHashSet<>();
    Set<String> named = new LinkedHashSet<>();
    for (RuleVerdict verdict : broken) {
      found.add(stored(verdict).relation());
      named.addAll(verdict.rule().head().columns());
    }
    this.relations = List.copyOf(found);
    this.columns = List.copyOf(named);
  }

  private static StoredVerdicts stored(RuleVerdict verdict) {
    return verdict.stored().orElseThrow();
  }

  /** Numbers of the stretches of the file in which rows are set aside, ascending. */
  public List<Long> stretches() {
    return staged
        .database()
        .rows(
            "SELECT DISTINCT row // "
                + stretch
                + " FROM "
                + staged.setAside().relation()
                + " ORDER BY 1",
            row -> row.getLong(1));
  }

  /** The rows of one stretch. */
  public List<SetAsideRow> read(long number) {
    return staged.database().rows(query(number * stretch), this::row);
  }

  private String query(long from) {
    String range = " BETWEEN " + from + " AND " + (from + stretch - 1);
    StringBuilder sql = new StringBuilder("SELECT a.row");
    for (RuleVerdict verdict : broken) {
      StoredVerdicts stored = stored(verdict);
      String alias = "r" + relations.indexOf(stored.relation());
      sql.append(", coalesce(").append(qualified(alias, stored.flag())).append(", false)");
      sql.append(", coalesce(").append(qualified(alias, stored.first())).append(", -1)");
    }
    List<String> names = staged.contract().columns().stream().map(Column::name).toList();
    for (String column : columns) {
      sql.append(", ").append(staged.text(names.indexOf(column)));
    }
    sql.append(" FROM (SELECT row FROM ").append(staged.setAside().relation());
    sql.append(" WHERE row")
        .append(range)
        .append(") AS a JOIN (SELECT rowid AS \"?stored\", * FROM ");
    sql.append(StagedFile.STORED).append(" WHERE rowid").append(range);
    sql.append(") AS s ON s.\"?stored\" = a.row");
    for (int i = 0; i < relations.size(); i++) {
      sql.append(" LEFT JOIN (SELECT * FROM ").append(relations.get(i));
      sql.append(" WHERE row").append(range).append(") AS r").append(i);
      sql.append(" ON r").append(i).append(".row = a.row");
    }
    return sql.append(" ORDER BY a.row").toString();
  }

  /** A flag that holds for every row of a table holds where the join has found one. */
  private static String qualified(String alias, String expression) {
    return switch (expression) {
      case "true" -> alias + ".row IS NOT NULL";
      case StoredVerdicts.NO_FIRST -> expression;
      default -> alias + "." + expression;
    };
  }

  private SetAsideRow row(ResultSet result) throws SQLException {
    List<SetAsideRow.OfRule> breaches = new ArrayList<>();
    for (int i = 0; i < broken.size(); i++) {
      if (result.getBoolean(2 + 2 * i)) {
        long first = result.getLong(3 + 2 * i);
        breaches.add(
            new SetAsideRow.OfRule(
                broken.get(i).rule(),
                new Breach(
                    result.getLong(1),
                    values(result, broken.get(i)),
                    first < 0 ? OptionalLong.empty() : OptionalLong.of(first))));
      }
    }
    return new SetAsideRow(result.getLong(1), breaches);
  }

  private List<@Nullable String> values(ResultSet result, RuleVerdict verdict) throws SQLException {
    int before = 1 + 2 * broken.size();
    List<@Nullable String> values = new ArrayList<>();
    for (String column : verdict.rule().head().columns()) {
      values.add(result.getString(before + 1 + columns.indexOf(column)));
    }
    return values;
  }
}
