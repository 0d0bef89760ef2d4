package dev.portcullis.staging;

import dev.portcullis.contract.Column;
import dev.portcullis.rule.Rule;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The rows that are set aside in the order of the file. The database puts them in order a stretch
 * of the file at a time, so that memory stays bounded however many there are. Nothing else may be
 * asked of the database before the last of them or the end.
 */
public final class SetAsideRows implements AutoCloseable {
  private static final long LONGEST_STRETCH = 1 << 15;
  private static final long STRETCH_BYTES = 1 << 24;

  private final StagedFile staged;
  private final List<RuleVerdict> broken;
  private final List<String> relations;
  private final List<Part> parts;
  private final long stretch;
  private final Iterator<Long> stretches;
  private @Nullable StagingCursor cursor;

  /**
   * @param judgement of the file, final
   * @param bytes of the file: the longer its rows, the fewer are read at once
   */
  public SetAsideRows(StagedFile staged, Judgement judgement, long bytes, RowReasons reasons) {
    this.staged = staged;
    long each = Math.max(1, bytes / Math.max(1, staged.rows()));
    this.stretch = Math.max(1, Math.min(LONGEST_STRETCH, STRETCH_BYTES / each));
    this.broken = judgement.rules().stream().filter(rule -> rule.stored().isPresent()).toList();
    this.relations = broken.stream().map(rule -> stored(rule).relation()).distinct().toList();
    this.parts = parts(reasons);
    this.stretches = stretches().iterator();
  }

  private static StoredVerdicts stored(RuleVerdict verdict) {
    return verdict.stored().orElseThrow();
  }

  /** Numbers of the stretches of the file in which rows are set aside, ascending. */
  private List<Long> stretches() {
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

  /** Goes to the next row, if there is one. */
  public boolean next() {
    while (cursor == null || !cursor.next()) {
      close();
      if (!stretches.hasNext()) {
        return false;
      }
      cursor = staged.database().cursor(query(stretches.next() * stretch));
    }
    return true;
  }

  /** Ordinal of the record among the well-formed ones of the file, from 0. */
  public long row() {
    return current().number(0);
  }

  /**
   * The reasons of the row for every rule that it breaks, those that only warn included, in the
   * order of the rule book.
   */
  public String reasons() {
    StringJoiner reasons = new StringJoiner(RowReasons.SEPARATOR);
    for (int i = 0; i < parts.size(); i++) {
      String text = current().text(1 + i);
      if (text != null) {
        reasons.add(parts.get(i).reason().apply(text));
      }
    }
    return reasons.toString();
  }

  private StagingCursor current() {
    return Objects.requireNonNull(cursor, "there is no row");
  }

  @Override
  public void close() {
    if (cursor != null) {
      cursor.close();
      cursor = null;
    }
  }

  private String query(long from) {
    String range = " BETWEEN " + from + " AND " + (from + stretch - 1);
    StringBuilder sql = new StringBuilder("SELECT a.row");
    parts.forEach(part -> sql.append(", ").append(part.expression()));
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

  /** Neighbours that the database writes are one column, since each one fetched costs time. */
  private List<Part> parts(RowReasons reasons) {
    List<Part> made = new ArrayList<>();
    List<String> together = new ArrayList<>();
    for (RuleVerdict verdict : broken) {
      List<String> texts = texts(verdict.rule());
      Optional<String> written =
          reasons.expression(verdict.rule(), texts, qualified(verdict, stored(verdict).first()));
      if (written.isEmpty()) {
        written(together).ifPresent(made::add);
        together.clear();
        String value = whenBroken(verdict, texts.get(0));
        made.add(new Part(value, text -> reasons.of(verdict.rule(), text)));
      } else {
        together.add(whenBroken(verdict, written.get()));
      }
    }
    written(together).ifPresent(made::add);
    return List.copyOf(made);
  }

  private static Optional<Part> written(List<String> reasons) {
    String all = "concat_ws('" + RowReasons.SEPARATOR + "', " + String.join(", ", reasons) + ")";
    return reasons.isEmpty()
        ? Optional.empty()
        : Optional.of(new Part("nullif(" + all + ", '')", text -> text));
  }

  private List<String> texts(Rule rule) {
    List<String> names = staged.contract().columns().stream().map(Column::name).toList();
    return rule.head().columns().stream().map(name -> staged.text(names.indexOf(name))).toList();
  }

  private String whenBroken(RuleVerdict verdict, String expression) {
    return "CASE WHEN "
        + qualified(verdict, stored(verdict).flag())
        + " THEN "
        + expression
        + " END";
  }

  /** A flag that holds for every row of a table holds where the join has found one. */
  private String qualified(RuleVerdict verdict, String expression) {
    String alias = "r" + relations.indexOf(stored(verdict).relation());
    return switch (expression) {
      case "true" -> alias + ".row IS NOT NULL";
      case StoredVerdicts.NO_FIRST -> expression;
      default -> alias + "." + expression;
    };
  }

  /**
   * A column of the query.
   *
   * @param expression NULL when there is nothing to tell
   * @param reason what a value of it becomes
   */
  private record Part(String expression, UnaryOperator<String> reason) {}
}
