package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.RuleLimit;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.RuleVerdict;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Compares what a file breaks with the limits of its contract. */
final class LimitCheck {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final int SHARE_DIGITS = 2;

  private final Contract contract;
  private final String displayPath;
  private final long records;
  private final long malformed;

  /**
   * @param records of the file, malformed ones included
   * @param malformed records that are set aside
   */
  LimitCheck(Contract contract, String displayPath, long records, long malformed) {
    this.contract = contract;
    this.displayPath = displayPath;
    this.records = records;
    this.malformed = malformed;
  }

  /** A problem for each limit that is exceeded. */
  List<Problem> problems(Judgement judgement) {
    List<Problem> problems = new ArrayList<>();
    long setAside = judgement.setAside() + malformed;
    contract
        .checks()
        .limits()
        .quarantined()
        .flatMap(limit -> exceeded(limit, setAside, "go into quarantine", limit.declaredAt()))
        .ifPresent(problems::add);
    for (RuleLimit limited : contract.checks().limits().rules()) {
      judgement.rules().stream()
          .filter(verdict -> verdict.rule().id().equals(limited.ruleId()))
          .flatMap(verdict -> exceeded(limited, verdict).stream())
          .forEach(problems::add);
    }
    return List.copyOf(problems);
  }

  private Optional<Problem> exceeded(RuleLimit limited, RuleVerdict verdict) {
    return exceeded(
        limited.limit(),
        verdict.violations(),
        "break the rule `" + limited.ruleId() + "`",
        limited.declaredAt());
  }

  private Optional<Problem> exceeded(Limit limit, long found, String what, Position declaredAt) {
    boolean holds =
        switch (limit.unit()) {
          case ROWS -> BigDecimal.valueOf(found).compareTo(limit.number()) <= 0;
          // No division is exact.
          case PERCENT ->
              BigDecimal.valueOf(found)
                      .multiply(HUNDRED)
                      .compareTo(limit.number().multiply(BigDecimal.valueOf(records)))
                  <= 0;
        };
    return holds ? Optional.empty() : Optional.of(problem(limit, found, what, declaredAt));
  }

  private Problem problem(Limit limit, long found, String what, Position declaredAt) {
    return Problem.error(
        ProblemCode.LIMIT_EXCEEDED,
        Position.ofFile(displayPath),
        String.format(Locale.ROOT, "%,d of %s", found, Words.count(records, "row"))
            + share(limit, found)
            + " "
            + what
            + ", at most "
            + limit.spelled()
            + " may.",
        "The limit stands in "
            + declaredAt
            + "; nothing of the file is loaded when it is exceeded.");
  }

  private String share(Limit limit, long found) {
    if (limit.unit() == FileCheck.Unit.ROWS || records == 0) {
      return "";
    }
    BigDecimal share =
        BigDecimal.valueOf(found)
            .multiply(HUNDRED)
            .divide(BigDecimal.valueOf(records), SHARE_DIGITS, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return " (" + share.toPlainString() + "%)";
  }
}
