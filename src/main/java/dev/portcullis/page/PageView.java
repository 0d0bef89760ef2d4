package dev.portcullis.page;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleWords;
import dev.portcullis.rule.TypeWords;
import java.util.List;

/**
 * What the templates of a page name.
 *
 * @param facts about the contract as a whole
 * @param warehouses the heads of the columns that say where a rule is enforced
 */
record PageView(
    String name,
    String description,
    List<Fact> facts,
    List<ColumnView> columns,
    List<String> warehouses,
    List<RuleView> rules) {
  static PageView of(Contract contract) {
    List<Rule> rules = RuleBook.of(contract).rules();
    return new PageView(
        contract.name(),
        contract.description().orElse("").strip(),
        Facts.of(contract),
        contract.columns().stream().map(column -> ColumnView.of(column, rules)).toList(),
        Dialects.all().stream().map(Dialect::name).toList(),
        rules.stream().map(RuleView::of).toList());
  }

  /** A name and what it stands for. */
  record Fact(String label, String value) {}

  /** A column as a row of its table. */
  record ColumnView(
      String name,
      String type,
      boolean required,
      String classification,
      String defaultValue,
      String examples,
      String description) {
    static ColumnView of(Column column, List<Rule> rules) {
      return new ColumnView(
          column.name(),
          TypeWords.of(column.type()),
          rules.stream().anyMatch(rule -> RuleWords.requires(rule, column)),
          column.classification().word(),
          column.defaultValue().map(Object::toString).orElse(""),
          column.classification().mayBeShown() ? String.join(", ", column.examples()) : "",
          column.description().orElse("").strip());
    }
  }

  /**
   * A rule as a row of its table.
   *
   * @param says what it demands, as the end of a sentence about its columns
   * @param consequence what a breach leads to
   * @param places where it is enforced, a text a warehouse
   */
  record RuleView(String id, String columns, String says, String consequence, List<String> places) {
    static RuleView of(Rule rule) {
      return new RuleView(
          rule.id(),
          String.join(", ", rule.head().columns()),
          rule.accept(new RuleWords()),
          RuleWords.consequence(rule.head().onViolation()),
          Dialects.all().stream().map(dialect -> place(dialect, rule)).toList());
    }

    private static String place(Dialect dialect, Rule rule) {
      return dialect
          .stagingOnlyBecause(rule)
          .map(because -> "files only, because " + because)
          .orElse("files and table");
    }
  }
}
