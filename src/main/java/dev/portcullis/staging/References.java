package dev.portcullis.staging;

import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.RuleBook;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The references of a staged file. Their tables are in the warehouse, so a load judges them, in the
 * transaction that loads; what it finds becomes part of the judgement like any other rule.
 */
public final class References {
  private final StagedFile staged;
  private final RuleBook book;
  private final Judgement before;
  private final int sampleLimit;
  private final Map<Rule, Orphans> found = new HashMap<>();

  /**
   * Nothing is judged yet.
   *
   * @param before what the file made of all other rules
   * @param sampleLimit rows of a reference to keep
   */
  public References(StagedFile staged, RuleBook book, Judgement before, int sampleLimit) {
    this.staged = staged;
    this.book = book;
    this.before = before;
    this.sampleLimit = sampleLimit;
  }

  /** The references, in the order of the rule book. */
  public List<ReferenceRule> rules() {
    return book.rules().stream()
        .filter(ReferenceRule.class::isInstance)
        .map(ReferenceRule.class::cast)
        .toList();
  }

  /**
   * The rows of one reference, to be judged.
   *
   * @param target whether the reference names the table that is loaded, so that rows of the file
   *     count too
   */
  public Orphans orphans(ReferenceRule rule, ReferenceTarget target) {
    return found.computeIfAbsent(
        rule, key -> new Orphans(staged, rule, target, found.size(), sampleLimit));
  }

  /** What the file makes of all rules, those references included that were judged. */
  public Judgement judgement() {
    if (found.isEmpty()) {
      return before;
    }
    return new Judgement(
        before.rows(),
        before.breaching() + distinct(Stream.of(), rule -> !rule.onlyWarns()),
        before.warned() + moreWarned(),
        verdicts());
  }

  private long moreWarned() {
    Stream<String> known =
        before.warned() == 0 ? Stream.of() : Stream.of("SELECT row FROM " + StagedFile.WARNED);
    return distinct(known, Rule::onlyWarns) - before.warned();
  }

  private long distinct(Stream<String> known, Predicate<Rule> wanted) {
    Stream<String> orphans =
        found.entrySet().stream()
            .filter(entry -> wanted.test(entry.getKey()) && entry.getValue().count() > 0)
            .map(entry -> "SELECT row FROM " + entry.getValue().relation());
    String union = Stream.concat(known, orphans).collect(Collectors.joining(" UNION ALL "));
    return union.isEmpty()
        ? 0
        : staged.database().numbers("SELECT count(DISTINCT row) FROM (" + union + ")").get(0);
  }

  private List<RuleVerdict> verdicts() {
    Map<Rule, RuleVerdict> byRule = new HashMap<>();
    before.rules().forEach(verdict -> byRule.put(verdict.rule(), verdict));
    found.forEach((rule, orphans) -> byRule.put(rule, orphans.verdict()));
    List<RuleVerdict> verdicts = new ArrayList<>();
    for (Rule rule : book.rules()) {
      if (byRule.containsKey(rule)) {
        verdicts.add(Objects.requireNonNull(byRule.get(rule)));
      }
    }
    return verdicts;
  }
}
