package dev.portcullis.report;

import dev.portcullis.page.PassportPage;
import dev.portcullis.page.PassportPage.ColumnView;
import dev.portcullis.page.PassportPage.ProblemView;
import dev.portcullis.page.PassportPage.RuleView;
import dev.portcullis.page.PassportPage.TableView;
import dev.portcullis.problem.Problem;
import dev.portcullis.rule.Rule;
import dev.portcullis.verify.ColumnStanding;
import dev.portcullis.verify.Passport;
import dev.portcullis.verify.RuleStanding;
import dev.portcullis.verify.Standing;
import dev.portcullis.verify.Verification;
import dev.portcullis.warehouse.CatalogConstraint;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Passports of tables as a page. */
public final class VerifyHtml {
  private VerifyHtml() {}

  /** The text of the page. */
  public static String of(Verification verification) {
    return new PassportPage(
            verification.passports().stream().map(VerifyHtml::table).toList(),
            verification.pending().files())
        .html();
  }

  private static TableView table(Passport passport) {
    List<RuleView> rules = new ArrayList<>();
    passport.rules().forEach(rule -> rules.add(rule(rule)));
    passport
        .foreign()
        .forEach(
            it ->
                rules.add(
                    constraint("drift", "foreign", it.rule().map(Rule::id), it.constraint())));
    passport
        .repeated()
        .forEach(it -> rules.add(constraint("note", "repeated", Optional.empty(), it)));
    passport
        .beside()
        .forEach(it -> rules.add(new RuleView("note", "beside", "", "", it.reason(), it.words())));
    return new TableView(
        passport.contract().table().toString(),
        passport.target(),
        passport.contract().source().path(),
        passport.contract().version(),
        passport.isDrift() ? "drift" : "ok",
        VerifyText.counts(passport),
        rules,
        passport.columns().stream()
            .filter(ColumnStanding::isDrift)
            .map(VerifyHtml::column)
            .toList(),
        passport.problems().stream().map(VerifyHtml::problem).toList());
  }

  private static RuleView rule(RuleStanding rule) {
    boolean isStagingOnly = rule.standing() == Standing.STAGING_ONLY;
    String mark = isStagingOnly ? "note" : rule.standing().isDrift() ? "drift" : "ok";
    return new RuleView(
        mark,
        rule.standing().word(),
        rule.rule().id(),
        rule.constraint().map(CatalogConstraint::name).orElse(""),
        rule.asked(),
        isStagingOnly ? rule.because().orElse("") : rule.found().orElse(""));
  }

  private static RuleView constraint(
      String mark, String standing, Optional<String> rule, CatalogConstraint constraint) {
    return new RuleView(
        mark, standing, rule.orElse(""), constraint.name(), "", constraint.definition());
  }

  private static ColumnView column(ColumnStanding column) {
    return new ColumnView(
        column.state().word(),
        column.name(),
        words(column.askedType(), column.askedDefault()),
        words(column.foundType(), column.foundDefault()));
  }

  private static String words(Optional<String> type, Optional<String> defaultValue) {
    return type.orElse("") + defaultValue.map(value -> " DEFAULT " + value).orElse("");
  }

  private static ProblemView problem(Problem problem) {
    return new ProblemView(
        problem.code().code(),
        problem.position().toString(),
        problem.message(),
        Objects.requireNonNullElse(problem.hint(), ""));
  }
}
