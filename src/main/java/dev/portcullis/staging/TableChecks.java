package dev.portcullis.staging;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.staging.TableVerdict.OfKey;
import dev.portcullis.staging.TableVerdict.OfReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of a staged file that only the warehouse can judge, so a load does, in the transaction
 * that loads: references to rows of other tables, and keys whose repetitions are set aside even
 * when the table has them. What is found becomes part of the judgement like any other rule.
 */
public final class TableChecks {
  private final StagedFile staged;
  private final RuleBook book;
  private final Judgement before;
  private final OldRows oldRows;
  private final int sampleLimit;
  private final Map<Rule, TableVerdict> found = new LinkedHashMap<>();
  private final EarlierRepetitions repetitions;

  /**
   * Nothing is judged yet.
   *
   * @param before what the file made of all other rules
   * @param oldRows what becomes of the rows that the table has
   * @param sampleLimit rows of a rule to keep
   */
  public TableChecks(
      StagedFile staged, RuleBook book, Judgement before, OldRows oldRows, int sampleLimit) {
    this.staged = staged;
    this.book = book;
    this.before = before;
    this.oldRows = oldRows;
    this.sampleLimit = sampleLimit;
    this.repetitions = new EarlierRepetitions(staged.database());
  }

  /**
   * Rows that have repeated the primary key of an earlier row already when their file was merged.
   * That row may be in the table by now, and they are not to replace it.
   *
   * @param rows ordinals
   */
  public void repeat(List<Long> rows) {
    repetitions.add(rows);
  }

  /** The references, in the order of the rule book. */
  public List<ReferenceRule> references() {
    return book.rules().stream()
        .filter(ReferenceRule.class::isInstance)
        .map(ReferenceRule.class::cast)
        .toList();
  }

  /**
   * The keys whose values in the table have to be looked up, since rows that repeat them are set
   * aside, in the order of the rule book. With any other consequence the table itself refuses them.
   */
  public List<UniqueRule> keys() {
    return switch (oldRows) {
      case STAY -> droppingKeys();
      case GO -> List.of();
      case MERGED ->
          droppingKeys().stream()
              .filter(rule -> !isPrimary(rule) || !repetitions.isEmpty())
              .toList();
    };
  }

  private static boolean isPrimary(UniqueRule rule) {
    return rule.key().kind() == Key.Kind.PRIMARY;
  }

  private List<UniqueRule> droppingKeys() {
    return book.rules().stream()
        .filter(UniqueRule.class::isInstance)
        .map(UniqueRule.class::cast)
        .filter(rule -> rule.onViolation() == OnViolation.DROP)
        .filter(rule -> rule.key().kind() != Key.Kind.UNIQUE_IN_FILE)
        .toList();
  }

  /**
   * The rows of one reference, to be looked up; empty when there is nowhere to look, since it names
   * the table that is loaded and no row of that stays.
   *
   * @param target whether the reference names the table that is loaded, so that rows of the file
   *     count too
   */
  public Optional<TableLookup> reference(ReferenceRule rule, ReferenceTarget target) {
    int number = found.size();
    TableLookup lookup =
        new TableLookup(
            staged,
            TableLookup.Wanted.ABSENT,
            rule.reference().columns(),
            rule.reference().tableColumns(),
            List.of(),
            "lookup" + number);
    found.put(rule, new OfReference(staged, rule, lookup, number, target));
    if (target == ReferenceTarget.SAME_TABLE && oldRows == OldRows.GO) {
      lookup.storeAll();
      return Optional.empty();
    }
    return Optional.of(lookup);
  }

  /** The rows of one key, to be looked up in the table that is loaded. */
  public TableLookup key(UniqueRule rule) {
    int number = found.size();
    List<String> columns = rule.key().columns();
    boolean isMerged = oldRows == OldRows.MERGED;
    List<String> ownRow =
        isMerged && !isPrimary(rule)
            ? staged.contract().primaryKey().map(Key::columns).orElse(List.of())
            : List.of();
    TableLookup lookup =
        new TableLookup(
            staged, TableLookup.Wanted.PRESENT, columns, columns, ownRow, "lookup" + number);
    if (isMerged && isPrimary(rule)) {
      lookup.keepTo(repetitions.relation());
    }
    String repetitions =
        verdict(rule).flatMap(RuleVerdict::stored).map(StoredVerdicts::query).orElse("");
    found.put(rule, new OfKey(staged, rule, lookup, number, repetitions));
    return lookup;
  }

  private Optional<RuleVerdict> verdict(Rule rule) {
    return before.rules().stream().filter(verdict -> verdict.rule().equals(rule)).findFirst();
  }

  /** What the file makes of all rules, after those that were asked for were looked up. */
  public Judgement judgement() {
    if (found.isEmpty()) {
      return before;
    }
    found.values().forEach(TableVerdict::settle);
    settleWithinFile();
    return new Judgement(
        before.rows(), breaching(), warned(), staged.setAside().count(), verdicts());
  }

  /**
   * A row that is set aside takes with it the rows of the file that refer to it, and so on until
   * nothing changes.
   */
  private void settleWithinFile() {
    List<TableVerdict> own = found.values().stream().filter(TableChecks::isWithinFile).toList();
    long known = -1;
    while (!own.isEmpty() && known != staged.setAside().count()) {
      known = staged.setAside().count();
      own.forEach(TableVerdict::settle);
    }
  }

  private static boolean isWithinFile(TableVerdict verdict) {
    return verdict instanceof OfReference reference
        && reference.target() == ReferenceTarget.SAME_TABLE;
  }

  /** All that was breaching before is set aside by now, or there would be no load. */
  private long breaching() {
    String refusing =
        found.values().stream()
            .filter(verdict -> verdict.rule().onViolation() == OnViolation.FAIL)
            .map(verdict -> "SELECT row FROM " + verdict.relation())
            .collect(Collectors.joining(" UNION ALL "));
    return refusing.isEmpty()
        ? staged.setAside().count()
        : staged
            .database()
            .numbers(
                "SELECT count(DISTINCT row) FROM (SELECT row FROM "
                    + staged.setAside().relation()
                    + " UNION ALL "
                    + refusing
                    + ")")
            .get(0);
  }

  private long warned() {
    Stream<String> earlier =
        before.rules().stream().anyMatch(verdict -> isWarned(verdict))
            ? Stream.of("SELECT row FROM " + StagedFile.WARNED)
            : Stream.of();
    Stream<String> later =
        found.values().stream()
            .filter(verdict -> verdict.rule().onlyWarns())
            .map(verdict -> "SELECT row FROM " + verdict.relation());
    return staged.warned(Stream.concat(earlier, later).toList());
  }

  private static boolean isWarned(RuleVerdict verdict) {
    return verdict.stored().isPresent() && verdict.rule().onlyWarns();
  }

  private List<RuleVerdict> verdicts() {
    List<RuleVerdict> verdicts = new ArrayList<>();
    for (Rule rule : book.rules()) {
      Optional.ofNullable(found.get(rule))
          .map(verdict -> verdict.verdict(sampleLimit))
          .or(() -> verdict(rule))
          .ifPresent(verdicts::add);
    }
    return verdicts;
  }
}
