package dev.portcullis.rule;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RuleLimit;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule.FileRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges whether the limits of a contract limit something. Only the rules of a whole contract show
 * it, so a contract with other errors is not judged.
 */
public final class LimitedRules {
  private static final int MOST_SHOWN = 8;

  private final Limits limits;
  private final List<Rule> rules;

  private LimitedRules(Contract contract) {
    this.limits = contract.checks().limits();
    this.rules = RuleBook.of(contract).rules();
  }

  /** What was read, with the problems of its limits. */
  public static ContractReading judged(ContractReading reading) {
    List<Problem> more =
        reading.contracts().stream().flatMap(contract -> problems(contract).stream()).toList();
    return more.isEmpty() ? reading : reading.with(more);
  }

  private static List<Problem> problems(Contract contract) {
    return contract.checks().limits().equals(Limits.NONE)
        ? List.of()
        : new LimitedRules(contract).problems(contract.file().onMalformed());
  }

  private List<Problem> problems(OnMalformed onMalformed) {
    List<Problem> problems = new ArrayList<>();
    boolean setsAside =
        onMalformed == OnMalformed.DROP
            || rules.stream().anyMatch(rule -> rule.head().onViolation() == OnViolation.DROP);
    if (!setsAside) {
      limits.quarantined().map(LimitedRules::withoutEffect).ifPresent(problems::add);
    }
    limits.rules().forEach(limit -> problem(limit).ifPresent(problems::add));
    return List.copyOf(problems);
  }

  private static Problem withoutEffect(Limit limit) {
    return Problem.warning(
        ProblemCode.LIMIT_NEVER_REACHED,
        limit.declaredAt(),
        "The contract sets no rows aside, so the limit `quarantined` has no effect.",
        "Say `on_violation: drop` of what may be set aside, or remove the limit.");
  }

  private Optional<Problem> problem(RuleLimit limit) {
    Optional<Rule> rule =
        rules.stream().filter(known -> known.id().equals(limit.ruleId())).findFirst();
    return rule.map(found -> neverReached(found, limit))
        .orElseGet(() -> Optional.of(unknown(limit)));
  }

  private static Optional<Problem> neverReached(Rule rule, RuleLimit limit) {
    if (rule instanceof FileRule) {
      return Optional.of(
          Problem.error(
              ProblemCode.LIMIT_NEVER_REACHED,
              limit.declaredAt(),
              "Rule "
                  + Shown.text(rule.id())
                  + " speaks of the file as a whole, so there are no rows of it to limit.",
              "Remove the limit."));
    }
    if (rule.head().onViolation() == OnViolation.FAIL) {
      return Optional.of(
          Problem.error(
              ProblemCode.LIMIT_NEVER_REACHED,
              limit.declaredAt(),
              "Rule "
                  + Shown.text(rule.id())
                  + " refuses the file at its first row, so its limit is never reached.",
              "Say `on_violation: drop` (or `warn`, where such a row can be loaded) of the rule, or"
                  + " remove the limit."));
    }
    return Optional.empty();
  }

  private Problem unknown(RuleLimit limit) {
    return Problem.error(
        ProblemCode.LIMIT_OF_UNKNOWN_RULE,
        limit.declaredAt(),
        "`limits` names the rule " + Shown.text(limit.ruleId()) + ", which the contract lacks.",
        hint(limit.ruleId()));
  }

  private String hint(String written) {
    List<String> ids = rules.stream().map(Rule::id).toList();
    return NearNames.nearest(written, ids)
        .map(near -> "Did you mean " + Shown.text(near) + "?")
        .orElseGet(() -> listed(ofSameSubject(written, ids)));
  }

  /** Of the same column, when there are some: {@code amount} or {@code amount.minimum}. */
  private static List<String> ofSameSubject(String written, List<String> ids) {
    int dot = written.lastIndexOf('.');
    String subject = (dot < 0 ? written : written.substring(0, dot)) + ".";
    List<String> near = ids.stream().filter(id -> id.startsWith(subject)).toList();
    return near.isEmpty() ? ids : near;
  }

  private static String listed(List<String> ids) {
    int more = ids.size() - MOST_SHOWN;
    return "Its rules are "
        + Shown.list(ids.stream().limit(MOST_SHOWN).toList())
        + (more > 0 ? " and " + more + " more." : ".");
  }
}
