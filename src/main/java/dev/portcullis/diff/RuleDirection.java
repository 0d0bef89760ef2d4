package dev.portcullis.diff;

import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.Reference;
import dev.portcullis.diff.PlainExpr.Ends;
import dev.portcullis.expr.Expr;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.FileRule;
import dev.portcullis.rule.Rule.LexicalRule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.Rule.UniqueRule;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** How a rule compares with what it was; who enforces it and what happens then is left aside. */
final class RuleDirection implements Rule.Visitor<Direction> {
  private final Rule before;
  private final UnaryOperator<String> nameToday;

  private RuleDirection(Rule before, UnaryOperator<String> nameToday) {
    this.before = before;
    this.nameToday = nameToday;
  }

  /** Of two rules; rules of two sorts are {@link Direction#CHANGED}. */
  static Direction of(Rule before, Rule after, UnaryOperator<String> nameToday) {
    return after.accept(new RuleDirection(before, nameToday));
  }

  /** The type itself is compared with its column. */
  @Override
  public Direction lexical(LexicalRule rule) {
    return before instanceof LexicalRule ? Direction.SAME : Direction.CHANGED;
  }

  @Override
  public Direction row(RowRule rule) {
    if (!(before instanceof RowRule former)) {
      return Direction.CHANGED;
    }
    // A rule that says the same is the same, also where its column is of whole numbers no more.
    Direction asWritten = direction(former.holds(), rule.holds(), Ends.AS_WRITTEN);
    return asWritten == Direction.SAME
        ? Direction.SAME
        : direction(former.holds(), rule.holds(), Ends.OF_WHOLE_NUMBERS);
  }

  private Direction direction(Expr old, Expr today, Ends ends) {
    return Implication.direction(
        PlainExpr.of(old, nameToday, ends), PlainExpr.of(today, UnaryOperator.identity(), ends));
  }

  @Override
  public Direction unique(UniqueRule rule) {
    if (!(before instanceof UniqueRule former)) {
      return Direction.CHANGED;
    }
    Set<String> old = new TreeSet<>(names(former.key().columns()));
    Set<String> columns = new TreeSet<>(rule.key().columns());
    Direction byColumns = Direction.of(old.containsAll(columns), columns.containsAll(old));
    return byColumns == Direction.SAME ? byScope(former.key(), rule.key()) : byColumns;
  }

  private static Direction byScope(Key before, Key after) {
    boolean wasOfFile = before.kind() == Key.Kind.UNIQUE_IN_FILE;
    boolean isOfFile = after.kind() == Key.Kind.UNIQUE_IN_FILE;
    if (wasOfFile == isOfFile) {
      return Direction.SAME;
    }
    return isOfFile ? Direction.LOOSENED : Direction.TIGHTENED;
  }

  private List<String> names(List<String> columns) {
    return columns.stream().map(nameToday).toList();
  }

  @Override
  public Direction file(FileRule rule) {
    return before instanceof FileRule former
        ? compare(former.check(), rule.check())
        : Direction.CHANGED;
  }

  private Direction compare(FileCheck old, FileCheck check) {
    if (old instanceof Measured former && check instanceof Measured measured) {
      boolean sameThing =
          former.unit() == measured.unit()
              && measure(former.measure(), nameToday)
                  .equals(measure(measured.measure(), UnaryOperator.identity()));
      return sameThing
          ? Implication.direction(
              ThresholdExpr.of(former.threshold()), ThresholdExpr.of(measured.threshold()))
          : Direction.CHANGED;
    }
    if (old instanceof Freshness former
        && check instanceof Freshness fresh
        && nameToday.apply(former.column()).equals(fresh.column())) {
      int longer = fresh.within().compareTo(former.within());
      return Direction.of(longer <= 0, longer >= 0);
    }
    return Direction.CHANGED;
  }

  private static Measure measure(Measure measure, UnaryOperator<String> nameToday) {
    return measure.accept(new PlainMeasure(nameToday));
  }

  @Override
  public Direction reference(ReferenceRule rule) {
    if (!(before instanceof ReferenceRule former)) {
      return Direction.CHANGED;
    }
    Reference old = former.reference();
    Reference reference = rule.reference();
    boolean isSame =
        names(old.columns()).equals(reference.columns())
            && old.table().equals(reference.table())
            && (old.tableColumns().equals(reference.tableColumns())
                || (rule.isToItself()
                    && names(old.tableColumns()).equals(reference.tableColumns())));
    return isSame ? Direction.SAME : Direction.CHANGED;
  }

  /** A measure in the names of today. */
  private record PlainMeasure(UnaryOperator<String> nameToday) implements Measure.Visitor<Measure> {
    @Override
    public Measure rows(Measure.Rows measure) {
      return measure;
    }

    @Override
    public Measure breaches(Measure.Breaches measure) {
      return new Measure.Breaches(PlainExpr.of(measure.holds(), nameToday, Ends.AS_WRITTEN));
    }

    @Override
    public Measure repetitions(Measure.Repetitions measure) {
      return new Measure.Repetitions(measure.columns().stream().map(nameToday).sorted().toList());
    }
  }
}
