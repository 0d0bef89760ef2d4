package dev.portcullis.lint;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says which rows of a contract's files are set aside while the others are loaded. */
final class SetAside {
  private static final int MOST_SHOWN = 8;

  private SetAside() {}

  /** One note a contract, at its first such rule; none when nothing is set aside. */
  static Optional<Problem> note(Contract contract, List<Rule> rules) {
    List<Rule> dropping =
        rules.stream().filter(rule -> rule.head().onViolation() == OnViolation.DROP).toList();
    List<String> what = new ArrayList<>();
    if (contract.file().onMalformed() == OnMalformed.DROP) {
      what.add("malformed records");
    }
    if (!dropping.isEmpty()) {
      what.add("rows that break " + names(dropping));
    }
    if (what.isEmpty()) {
      return Optional.empty();
    }
    String sentence = String.join(" and ", what);
    Position at =
        dropping.stream()
            .findFirst()
            .map(rule -> rule.head().declaredAt())
            .orElse(contract.declaredAt());
    return Optional.of(
        Problem.note(
            ProblemCode.SETS_ASIDE,
            at,
            Character.toUpperCase(sentence.charAt(0))
                + sentence.substring(1)
                + " are set aside in `portcullis.quarantine`, and the others are loaded.",
            hint(contract.checks().limits().quarantined())));
  }

  private static String names(List<Rule> rules) {
    List<String> ids = rules.stream().map(Rule::id).limit(MOST_SHOWN).toList();
    int more = rules.size() - ids.size();
    return Shown.list(ids) + (more > 0 ? " and " + more + " more" : "");
  }

  private static String hint(Optional<Limit> limit) {
    return limit
        .map(most -> "With more than " + rows(most) + " set aside nothing of a file is loaded.")
        .orElse(
            "There is no limit, so a file may lose all of its rows in this way; `limits` sets one.");
  }

  private static String rows(Limit limit) {
    return switch (limit.unit()) {
      case ROWS -> limit.spelled() + " rows";
      case PERCENT -> limit.spelled() + " of its rows";
    };
  }
}
