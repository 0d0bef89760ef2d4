package dev.portcullis.page;

import com.samskivert.mustache.Escapers;
import java.util.List;

/**
 * What tables enforce of their contracts as one HTML file with its style inside; nothing is fetched
 * from elsewhere. The same passports give the same text.
 *
 * @param pending migrations that wait
 */
public record PassportPage(List<TableView> tables, List<String> pending) {
  public PassportPage {
    tables = List.copyOf(tables);
    pending = List.copyOf(pending);
  }

  /** The text of the page. */
  public String html() {
    return new Template("passport.html", Escapers.HTML).execute(this);
  }

  /**
   * A table.
   *
   * @param outcome {@code ok} or {@code drift}
   * @param counts in a sentence
   */
  public record TableView(
      String table,
      String target,
      String contract,
      String version,
      String outcome,
      String counts,
      List<RuleView> rules,
      List<ColumnView> columns,
      List<ProblemView> problems) {
    public TableView {
      rules = List.copyOf(rules);
      columns = List.copyOf(columns);
      problems = List.copyOf(problems);
    }
  }

  /**
   * A rule, or a constraint that is none.
   *
   * @param mark {@code ok}, {@code note} or {@code drift}
   */
  public record RuleView(
      String mark, String standing, String rule, String constraint, String asked, String found) {}

  /** A column that the table has otherwise. */
  public record ColumnView(String standing, String name, String asked, String found) {}

  /** What differs and how to mend it. */
  public record ProblemView(String code, String place, String message, String hint) {}
}
