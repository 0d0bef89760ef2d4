package dev.portcullis.contract.read;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code rules}: named rules about one row, and groups of rules with one consequence. */
final class RulesReader {
  static final List<String> GROUP_KEYS = List.of("name", "description", "on_violation", "rules");

  private static final String EXAMPLE = "`- {name: paid_has_amount, check: \"amount > 0\"}`";

  private final Fields contract;
  private final RuleReader rules;
  private final Problems problems;

  RulesReader(Fields contract, List<ColumnDraft> columns, Problems problems) {
    this.contract = contract;
    this.rules = new RuleReader(columns, problems);
    this.problems = problems;
  }

  List<RowCheck> read() {
    List<RowCheck> checks = new ArrayList<>();
    for (Node item : items(contract)) {
      if (item instanceof Mapping mapping && isGroup(mapping)) {
        checks.addAll(group(mapping));
      } else {
        rule(item, OnViolation.FAIL).ifPresent(checks::add);
      }
    }
    return List.copyOf(checks);
  }

  private List<Node> items(Fields fields) {
    Optional<Listing> list = fields.list("rules", "a list of rules, for example " + EXAMPLE);
    if (list.isPresent() && list.get().items().isEmpty()) {
      problems.add(
          KeyColumns.empty(
              "rules", list.get(), "Write for example " + EXAMPLE + ", or remove the key."));
    }
    return list.map(Listing::items).orElse(List.of());
  }

  private static boolean isGroup(Mapping mapping) {
    return mapping.entries().stream().anyMatch(entry -> entry.key().text().equals("rules"));
  }

  private List<RowCheck> group(Mapping mapping) {
    Fields fields = new Fields(mapping, problems);
    fields.allow(GROUP_KEYS, "a group of rules");
    fields.scalar("name");
    fields.scalar("description");
    OnViolation shared = rules.onViolation(fields, OnViolation.FAIL);
    List<RowCheck> checks = new ArrayList<>();
    for (Node item : items(fields)) {
      if (item instanceof Mapping nested && isGroup(nested)) {
        problems.add(
            Problem.error(
                ProblemCode.WRONG_NODE,
                nested.at(),
                "A group of rules stands inside of a group, expected rules.",
                "Write the groups one after the other."));
      } else {
        rule(item, shared).ifPresent(checks::add);
      }
    }
    return checks;
  }

  private Optional<RowCheck> rule(Node item, OnViolation shared) {
    if (item instanceof Mapping mapping) {
      return rules.read(mapping, shared);
    }
    problems.add(
        WrongNode.problem("rules", "a list of rules", item, "Write for example " + EXAMPLE + "."));
    return Optional.empty();
  }
}
