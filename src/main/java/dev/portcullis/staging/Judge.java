package dev.portcullis.staging;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.ColumnType.TextType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Judges a staged file by all rules in a few set-based queries: one pass counts what every row rule
 * finds, one query a key finds repetitions. Only when something is found, the verdicts of the
 * breaching rows are stored and the first of them fetched. Counts are exact; memory is bounded by
 * the staging database.
 */
public final class Judge {
  private static final String BREACHES = "memory.main.breaches";

  /**
   * DuckDB takes a minute for three thousand counts in one query, and a moment for thirty times a
   * hundred.
   */
  private static final int COUNTED_AT_ONCE = 100;

  private final StagedFile staged;
  private final List<Rule> rules;
  private final JudgeSettings settings;

  private Judge(StagedFile staged, RuleBook book, JudgeSettings settings) {
    this.staged = staged;
    this.rules = book.rules();
    this.settings = settings;
  }

  /** Judges the file by all rules but references, whose tables are not at hand. */
  public static Judgement judge(StagedFile staged, RuleBook book, JudgeSettings settings) {
    return new Judge(staged, book, settings).judge();
  }

  private Judgement judge() {
    TreeMap<Integer, String> violated = new TreeMap<>();
    for (int i = 0; i < rules.size(); i++) {
      int index = i;
      violated(rules.get(i)).ifPresent(expression -> violated.put(index, expression));
    }
    TreeMap<Integer, Long> counts = new TreeMap<>();
    countRowRules(violated, counts);
    storeBreaches(violated, counts);
    judgeKeys(counts);
    return new Judgement(
        staged.rows(),
        distinctRows(rows(counts, rule -> !rule.onlyWarns())),
        storeWarned(rows(counts, Rule::onlyWarns)),
        staged.setAside().count(),
        IntStream.range(0, rules.size())
            .filter(i -> !(rules.get(i) instanceof ReferenceRule))
            .mapToObj(i -> verdict(i, counts))
            .toList());
  }

  private void countRowRules(Map<Integer, String> violated, Map<Integer, Long> counts) {
    List<Integer> indexes = List.copyOf(violated.keySet());
    for (int from = 0; from < indexes.size(); from += COUNTED_AT_ONCE) {
      int to = Math.min(indexes.size(), from + COUNTED_AT_ONCE);
      countSome(indexes.subList(from, to), violated, counts);
    }
  }

  private void countSome(
      List<Integer> indexes, Map<Integer, String> violated, Map<Integer, Long> counts) {
    String select =
        indexes.stream()
            .map(index -> "count(*) FILTER (WHERE " + violated.get(index) + ")")
            .collect(Collectors.joining(", "));
    List<Long> found = staged.database().numbers("SELECT " + select + " FROM " + StagedFile.TYPED);
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i) > 0) {
        counts.put(indexes.get(i), found.get(i));
      }
    }
  }

  /**
   * Judges one key after the other: a row that is set aside is not the first to have a key, so that
   * the row after it stays.
   */
  private void judgeKeys(Map<Integer, Long> counts) {
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i) instanceof UniqueRule rule) {
        long repeated = new KeyCheck(staged, rule.key(), repetitions(i)).store();
        if (repeated > 0) {
          counts.put(i, repeated);
          setAside(List.of(i));
        }
      }
    }
  }

  /** Every verdict that is not in favour of a row, once; NULL is in favour, as in a CHECK. */
  private void storeBreaches(Map<Integer, String> violated, Map<Integer, Long> counts) {
    List<Integer> broken = violated.keySet().stream().filter(counts::containsKey).toList();
    if (broken.isEmpty()) {
      return;
    }
    String flags =
        broken.stream()
            .map(i -> "coalesce(" + violated.get(i) + ", false) AS v" + i)
            .collect(Collectors.joining(", "));
    String any = broken.stream().map(i -> "v" + i).collect(Collectors.joining(" OR "));
    staged
        .database()
        .execute(
            "CREATE TABLE "
                + BREACHES
                + " AS SELECT * FROM (SELECT "
                + StagedFile.ROW
                + " AS row, "
                + flags
                + " FROM "
                + StagedFile.TYPED
                + ") WHERE "
                + any);
    setAside(broken);
  }

  private void setAside(List<Integer> broken) {
    String rows =
        rows(broken.stream().filter(i -> rules.get(i).onViolation() == OnViolation.DROP).toList());
    if (!rows.isEmpty()) {
      staged.setAside().add(rows);
    }
  }

  private String rows(Map<Integer, Long> counts, Predicate<Rule> wanted) {
    return rows(counts.keySet().stream().filter(i -> wanted.test(rules.get(i))).toList());
  }

  /** The query of the rows that break a rule, some more than once; empty when there is no rule. */
  private String rows(List<Integer> broken) {
    String rowRules =
        broken.stream()
            .filter(i -> !(rules.get(i) instanceof UniqueRule))
            .map(i -> "v" + i)
            .collect(Collectors.joining(" OR "));
    Stream<String> byRow =
        rowRules.isEmpty()
            ? Stream.of()
            : Stream.of("SELECT row FROM " + BREACHES + " WHERE " + rowRules);
    Stream<String> byKey =
        broken.stream()
            .filter(i -> rules.get(i) instanceof UniqueRule)
            .map(i -> "SELECT row FROM " + repetitions(i));
    return Stream.concat(byRow, byKey).collect(Collectors.joining(" UNION ALL "));
  }

  private long distinctRows(String rows) {
    return rows.isEmpty()
        ? 0
        : staged.database().numbers("SELECT count(DISTINCT row) FROM (" + rows + ")").get(0);
  }

  /** A reference may warn of the same rows later, or set them aside. */
  private long storeWarned(String rows) {
    if (rows.isEmpty()) {
      return 0;
    }
    staged
        .database()
        .execute(
            "CREATE TABLE " + StagedFile.WARNED + " AS SELECT DISTINCT row FROM (" + rows + ")");
    return staged.warned(List.of("SELECT row FROM " + StagedFile.WARNED));
  }

  private RuleVerdict verdict(int index, Map<Integer, Long> counts) {
    Rule rule = rules.get(index);
    if (rule instanceof FileRule ofFile) {
      return FileChecks.verdict(staged, settings.records(), settings.run(), ofFile);
    }
    Long violations = counts.get(index);
    return violations == null ? RuleVerdict.clean(rule) : broken(index, rule, violations);
  }

  private RuleVerdict broken(int index, Rule rule, long violations) {
    StoredVerdicts stored =
        rule instanceof UniqueRule
            ? new StoredVerdicts(repetitions(index), "true", "first")
            : new StoredVerdicts(BREACHES, "v" + index, StoredVerdicts.NO_FIRST);
    return RuleVerdict.ofRows(
        rule,
        violations,
        FirstBreaches.of(staged, rule, stored.query(), settings.sampleLimit()),
        stored);
  }

  private int position(String columnName) {
    List<Column> columns = staged.contract().columns();
    return IntStream.range(0, columns.size())
        .filter(i -> columns.get(i).name().equals(columnName))
        .findFirst()
        .orElseThrow();
  }

  private static String repetitions(int rule) {
    return "memory.main.repetitions" + rule;
  }

  /**
   * The expression over the typed view that is true for a row that breaks the rule; empty when none
   * can.
   */
  private Optional<String> violated(Rule rule) {
    return rule.accept(
        new Rule.Visitor<Optional<String>>() {
          @Override
          public Optional<String> lexical(LexicalRule lexical) {
            return lexical.column().type() instanceof TextType
                ? Optional.empty()
                : Optional.of(StagedFile.breachFlag(position(lexical.column().name())));
          }

          @Override
          public Optional<String> row(RowRule row) {
            return staged
                .dialect()
                .condition(row.holds())
                .map(condition -> "NOT (" + condition + ")" + exceptTypeBreach(row));
          }

          @Override
          public Optional<String> unique(UniqueRule unique) {
            return Optional.empty();
          }

          @Override
          public Optional<String> file(FileRule ofFile) {
            return Optional.empty();
          }

          @Override
          public Optional<String> reference(ReferenceRule reference) {
            return Optional.empty();
          }
        });
  }

  /**
   * A text that is no value of its type is not missing: it is told once, as a breach of the type.
   */
  private String exceptTypeBreach(RowRule rule) {
    RuleKind kind = rule.head().kind();
    return kind == RuleKind.REQUIRED || kind == RuleKind.CHECK
        ? rule.head().columns().stream()
            .filter(name -> !(staged.contract().column(name).type() instanceof TextType))
            .map(name -> " AND NOT coalesce(" + StagedFile.breachFlag(position(name)) + ", false)")
            .collect(Collectors.joining())
        : "";
  }
}
