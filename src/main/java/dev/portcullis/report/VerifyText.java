package dev.portcullis.report;

import dev.portcullis.load.Words;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.problem.ShortText;
import dev.portcullis.report.TextTable.Column;
import dev.portcullis.report.TextTable.Side;
import dev.portcullis.verify.ColumnStanding;
import dev.portcullis.verify.ColumnStanding.State;
import dev.portcullis.verify.ForeignConstraint;
import dev.portcullis.verify.Passport;
import dev.portcullis.verify.Pending;
import dev.portcullis.verify.RuleStanding;
import dev.portcullis.verify.Standing;
import dev.portcullis.verify.Verification;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.TableInspection.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Passports of tables as a person reads them: a line a rule, then what differs and how to mend it,
 * then a line for the table; at the end the migrations that wait.
 */
public final class VerifyText {
  private static final int LONGEST = 120;
  private static final List<Column> COLUMNS =
      List.of(
          new Column("STANDING", Side.LEFT),
          new Column("RULE", Side.LEFT),
          new Column("CONSTRAINT", Side.LEFT),
          new Column("SAYS", Side.LEFT));

  private VerifyText() {}

  /** The text in parts; a problem is one part of several lines. */
  public static List<String> of(Verification verification) {
    List<String> parts = new ArrayList<>();
    verification.passports().forEach(passport -> parts.addAll(of(passport)));
    if (verification.passports().size() > 1) {
      parts.add(total(verification));
    }
    pending(verification.pending()).forEach(parts::add);
    return parts;
  }

  private static List<String> of(Passport passport) {
    List<String> parts = new ArrayList<>();
    if (passport.relation() == Relation.TABLE) {
      parts.addAll(table(passport).lines());
      parts.add("");
    }
    for (Problem problem : passport.problems()) {
      parts.add(ProblemPrinter.print(printable(problem), List.of()));
    }
    parts.add(verdict(passport));
    return parts;
  }

  /** What somebody wrote into a constraint must not steer a terminal. */
  private static Problem printable(Problem problem) {
    return new Problem(
        problem.code(),
        problem.severity(),
        Printable.line(problem.message()),
        problem.position(),
        problem.hint());
  }

  private static TextTable table(Passport passport) {
    TextTable table = new TextTable(COLUMNS);
    passport.rules().forEach(rule -> table.add(rule(rule)));
    passport.foreign().forEach(constraint -> table.add(foreign(constraint)));
    passport.repeated().forEach(constraint -> table.add(of("repeated", "", constraint)));
    passport
        .beside()
        .forEach(it -> table.add(List.of("beside", "", "", ShortText.of(it.words(), LONGEST))));
    passport.columns().stream()
        .filter(column -> column.state() == State.EXTRA || column.state() == State.OTHER_DEFAULT)
        .forEach(column -> table.add(column(column)));
    return table;
  }

  private static List<String> rule(RuleStanding rule) {
    String says =
        rule.standing() == Standing.STAGING_ONLY
            ? rule.because().orElse("")
            : rule.found().orElse("");
    return List.of(
        rule.standing().word(),
        rule.rule().id(),
        rule.constraint().map(CatalogConstraint::name).orElse(""),
        ShortText.of(says, LONGEST));
  }

  private static List<String> foreign(ForeignConstraint foreign) {
    return of("foreign", foreign.rule().map(rule -> rule.id()).orElse(""), foreign.constraint());
  }

  private static List<String> of(String standing, String rule, CatalogConstraint constraint) {
    return List.of(
        standing, rule, constraint.name(), ShortText.of(constraint.definition(), LONGEST));
  }

  private static List<String> column(ColumnStanding column) {
    boolean isExtra = column.state() == State.EXTRA;
    String says =
        isExtra
            ? column.foundType().orElse("")
            : column.foundDefault().map(value -> "DEFAULT " + value).orElse("no default");
    return List.of(
        isExtra ? "extra column" : "other default", column.name(), "", ShortText.of(says, LONGEST));
  }

  private static String verdict(Passport passport) {
    String head =
        (passport.isDrift() ? "drift " : "ok ")
            + passport.contract().source().path()
            + ": table `"
            + passport.contract().table()
            + "` in `"
            + passport.target()
            + "`";
    return passport.relation() == Relation.TABLE ? head + ": " + counts(passport) : head;
  }

  /** Rules by their standing, and what else differs. */
  static String counts(Passport passport) {
    String rules =
        Stream.of(Standing.values())
            .filter(standing -> standing == Standing.ENFORCED || passport.count(standing) > 0)
            .map(standing -> passport.count(standing) + " " + standing.word())
            .collect(Collectors.joining(", "));
    String foreign =
        passport.foreign().isEmpty()
            ? ""
            : "; " + Words.count(passport.foreign().size(), "foreign constraint");
    long columns = passport.differentColumns();
    return Words.count(passport.rules().size(), "rule")
        + ": "
        + rules
        + foreign
        + (columns == 0
            ? ""
            : "; " + Words.count(columns, "column") + (columns == 1 ? " differs" : " differ"));
  }

  private static String total(Verification verification) {
    long drift = verification.passports().stream().filter(Passport::isDrift).count();
    return Words.count(verification.passports().size(), "table")
        + ", "
        + drift
        + " other than the contract says";
  }

  private static List<String> pending(Pending pending) {
    List<String> migrations = pending.files();
    if (pending.unknown().isPresent()) {
      return List.of("hint: which migrations wait is not known: " + pending.unknown().get());
    }
    return migrations.isEmpty()
        ? List.of()
        : List.of(
            "hint: "
                + (migrations.size() == 1 ? "a migration waits" : "migrations wait")
                + " for `portcullis apply`: "
                + String.join(", ", migrations));
  }
}
