package dev.portcullis.contract.read;

import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.RuleLimit;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Problems;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code limits}. Which rules there are is known only when the contract is whole, so the
 * names of rules are not judged here.
 */
final class LimitsReader {
  static final List<String> KEYS = List.of("quarantined", "rules");

  private final Fields contract;
  private final Problems problems;

  LimitsReader(Fields contract, Problems problems) {
    this.contract = contract;
    this.problems = problems;
  }

  Limits read() {
    return contract
        .mapping("limits")
        .map(mapping -> limits(new Fields(mapping, problems)))
        .orElse(Limits.NONE);
  }

  private Limits limits(Fields fields) {
    fields.allow(KEYS, "`limits`");
    Optional<Limit> quarantined =
        fields.scalar("quarantined").flatMap(written -> limit("quarantined", written));
    List<RuleLimit> rules = fields.mapping("rules").map(this::rules).orElse(List.of());
    return new Limits(quarantined, rules);
  }

  private List<RuleLimit> rules(Mapping mapping) {
    Fields fields = new Fields(mapping, problems);
    return mapping.entries().stream().flatMap(entry -> rule(fields, entry).stream()).toList();
  }

  private Optional<RuleLimit> rule(Fields fields, Entry entry) {
    String id = entry.key().text();
    return fields
        .scalar(id)
        .flatMap(written -> limit(id, written))
        .map(limit -> new RuleLimit(id, limit, entry.key().at()));
  }

  private Optional<Limit> limit(String key, Node.Scalar written) {
    return LimitText.read(key, written, problems);
  }
}
