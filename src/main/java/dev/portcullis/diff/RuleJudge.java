package dev.portcullis.diff;

import static dev.portcullis.diff.Judgement.compatible;
import static dev.portcullis.diff.Judgement.dataCheck;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference.EnforcedBy;
import dev.portcullis.diff.Change.EnforcementChanged;
import dev.portcullis.diff.Change.KeyChanged;
import dev.portcullis.diff.Change.RuleChanged;
import dev.portcullis.diff.Change.SeverityChanged;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** What it means that a rule keeps other rows, or that something else happens to them. */
final class RuleJudge {
  private static final Judgement SAME_ROWS = compatible("nothing comes that did not come before");
  private static final Judgement TAKES_MORE = compatible("all that was taken is taken");

  private final Contract before;
  private final Contract after;
  private final ColumnPairs columns;

  RuleJudge(Contract before, Contract after, ColumnPairs columns) {
    this.before = before;
    this.after = after;
    this.columns = columns;
  }

  Judgements added(Rule rule) {
    boolean isNoNews = rule instanceof UniqueRule unique && wasKept(unique.key());
    if (isNoNews) {
      Judgement known = compatible("another key kept it before");
      return new Judgements(known, known, known);
    }
    boolean isEmpty =
        needsValues(rule) && columns.added().stream().anyMatch(it -> isEmpty(it, rule));
    return new Judgements(
        producerUnder(rule),
        isEmpty
            ? compatible("rows that are there have no value in the new column")
            : tableUnder(rule),
        SAME_ROWS);
  }

  /** Whether a row without a value in one of the columns keeps it. */
  private static boolean needsValues(Rule rule) {
    return rule instanceof UniqueRule || rule instanceof ReferenceRule;
  }

  private static boolean isEmpty(Column added, Rule rule) {
    return added.defaultValue().isEmpty() && rule.head().columns().contains(added.name());
  }

  Judgements dropped(Rule rule) {
    boolean isKept = rule instanceof UniqueRule unique && isStillKept(unique.key());
    return new Judgements(
        TAKES_MORE,
        compatible("rows that are there stay as they are"),
        isKept ? compatible("another key keeps it") : readerWithout(rule));
  }

  /** Whether a key of the old version, of no more columns, says it already. */
  private boolean wasKept(Key key) {
    return isKept(Set.copyOf(key.columns()), key.kind(), before.keys(), columns::nameToday);
  }

  /** Whether a key of the new version, of no more columns, says it still. */
  private boolean isStillKept(Key key) {
    Set<String> names = key.columns().stream().map(columns::nameToday).collect(Collectors.toSet());
    return isKept(names, key.kind(), after.keys(), UnaryOperator.identity());
  }

  private static boolean isKept(
      Set<String> names, Key.Kind kind, List<Key> keys, UnaryOperator<String> nameToday) {
    return keys.stream()
        .filter(key -> key.onViolation() != OnViolation.WARN)
        .filter(key -> key.kind() != Key.Kind.UNIQUE_IN_FILE || kind == Key.Kind.UNIQUE_IN_FILE)
        .map(key -> key.columns().stream().map(nameToday).toList())
        .anyMatch(names::containsAll);
  }

  Judgements changed(RuleChanged change) {
    Judgement compatibleTable = compatible("rows that are there keep it already");
    return switch (change.direction()) {
      case SAME -> new Judgements(TAKES_MORE, compatibleTable, SAME_ROWS);
      case TIGHTENED ->
          new Judgements(producerUnder(change.after()), tableUnder(change.after()), SAME_ROWS);
      case LOOSENED -> new Judgements(TAKES_MORE, compatibleTable, readerWithout(change.before()));
      case CHANGED ->
          new Judgements(
              producerUnder(change.after()),
              tableUnder(change.after()),
              readerWithout(change.before()));
    };
  }

  private static Judgement producerUnder(Rule rule) {
    return switch (rule.onViolation()) {
      case WARN -> compatible("what breaks it is loaded and counted");
      case DROP -> dataCheck("rows that break it are set aside");
      case FAIL -> dataCheck("a file that breaks it is refused");
    };
  }

  private static Judgement tableUnder(Rule rule) {
    return rule.mayBeConstraint()
        ? dataCheck("rows that are there may break it")
        : compatible("no constraint of the table");
  }

  private static Judgement readerWithout(Rule rule) {
    return rule.onlyWarns()
        ? compatible("it kept nothing away")
        : dataCheck("what it kept away may come");
  }

  Judgements key(KeyChanged change) {
    if (change.after().isEmpty()) {
      return new Judgements(
          dataCheck("files are taken, but no more by `--mode merge`"),
          dataCheck("FOREIGN KEYs of other tables may point at it"),
          isStillKept(change.before().orElseThrow())
              ? compatible("another key keeps it")
              : dataCheck("a row may come twice"));
    }
    Key key = change.after().orElseThrow();
    Judgement reader =
        change.before().isEmpty() || isStillKept(change.before().orElseThrow())
            ? SAME_ROWS
            : dataCheck("a row may come twice by the old key");
    return wasKept(key)
        ? new Judgements(
            compatible("no row repeats it"), compatible("another key kept it before"), reader)
        : new Judgements(
            dataCheck("a file that repeats it is refused or set aside, a merge goes by it"),
            dataCheck("rows that are there may repeat it"),
            reader);
  }

  Judgements severity(SeverityChanged change) {
    if (change.rules().isEmpty()) {
      Judgement none = compatible("no rule of the column has it");
      return new Judgements(none, none, none);
    }
    boolean becomesConstraint =
        change.before() == OnViolation.WARN
            && change.rules().stream().anyMatch(Rule::mayBeConstraint);
    return new Judgements(
        producer(change.before(), change.after()),
        becomesConstraint
            ? dataCheck("rows that were loaded with a warning break the constraint")
            : compatible("rows that are there stay as they are"),
        reader(change.before(), change.after()));
  }

  private static Judgement producer(OnViolation before, OnViolation after) {
    return switch (after) {
      case WARN -> TAKES_MORE;
      case DROP ->
          before == OnViolation.WARN
              ? dataCheck("rows that break it are set aside")
              : compatible("a file is taken without the rows that break it");
      case FAIL -> dataCheck("a file with a row that breaks it is refused");
    };
  }

  private static Judgement reader(OnViolation before, OnViolation after) {
    return switch (after) {
      case WARN -> dataCheck("what it kept away may come");
      case DROP ->
          before == OnViolation.FAIL ? dataCheck("rows of a file may be missing") : SAME_ROWS;
      case FAIL -> SAME_ROWS;
    };
  }

  Judgements enforcement(EnforcementChanged change) {
    boolean byTable = change.after().enforcedBy() != EnforcedBy.STAGING;
    return new Judgements(
        compatible("a load looks it up as before"),
        byTable
            ? dataCheck("rows that are there may refer to nothing")
            : compatible("the FOREIGN KEY goes, rows stay"),
        byTable
            ? SAME_ROWS
            : dataCheck("other paths than a load may bring what refers to nothing"));
  }
}
