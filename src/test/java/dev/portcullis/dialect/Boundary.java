package dev.portcullis.dialect;

import dev.portcullis.contract.Contract;
import dev.portcullis.rule.RuleKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table of one column with rules, and values around their bounds with the verdict that the
 * contract means.
 *
 * @param name of the test
 * @param field the column {@code v}
 * @param values to be judged
 */
record Boundary(String name, Draft.Field field, List<Judged> values) {
  Boundary {
    values = List.copyOf(values);
  }

  /** What becomes of a value. */
  enum Outcome {
    ACCEPTED,
    /** By the rule of that kind; an engine whose type cannot hold the value does it by the type. */
    REFUSED_BY_RULE,
    /** No engine can hold the value in the type. */
    REFUSED_BY_TYPE
  }

  /**
   * A value and its verdict.
   *
   * @param text that is cast to the type of the column; null is NULL
   * @param rule that refuses it
   */
  record Judged(@Nullable String text, Outcome outcome, Optional<RuleKind> rule) {}

  static Boundary of(String name, Draft.Field field) {
    return new Boundary(name, field, List.of());
  }

  Boundary accepts(String... texts) {
    return with(Outcome.ACCEPTED, Optional.empty(), Arrays.asList(texts));
  }

  Boundary acceptsNull() {
    return with(Outcome.ACCEPTED, Optional.empty(), Collections.singletonList(null));
  }

  Boundary refuses(RuleKind rule, String... texts) {
    return with(Outcome.REFUSED_BY_RULE, Optional.of(rule), Arrays.asList(texts));
  }

  Boundary refusesNull() {
    return with(
        Outcome.REFUSED_BY_RULE, Optional.of(RuleKind.REQUIRED), Collections.singletonList(null));
  }

  Boundary refusesByType(String... texts) {
    return with(Outcome.REFUSED_BY_TYPE, Optional.empty(), Arrays.asList(texts));
  }

  private Boundary with(Outcome outcome, Optional<RuleKind> rule, List<@Nullable String> texts) {
    List<Judged> all = new ArrayList<>(values);
    texts.forEach(text -> all.add(new Judged(text, outcome, rule)));
    return new Boundary(name, field, all);
  }

  Contract contract() {
    return Draft.of("t").column(field).contract();
  }
}
