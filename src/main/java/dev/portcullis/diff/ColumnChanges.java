package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.diff.Change.ClassificationChanged;
import dev.portcullis.diff.Change.ColumnAdded;
import dev.portcullis.diff.Change.ColumnDropped;
import dev.portcullis.diff.Change.ColumnRenamed;
import dev.portcullis.diff.Change.ColumnRetyped;
import dev.portcullis.diff.Change.DefaultChanged;
import dev.portcullis.diff.Change.OrderChanged;
import dev.portcullis.diff.Change.SpellingChanged;
import dev.portcullis.diff.Change.Words;
import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.TimestampType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What differs in the columns themselves; their rules are compared as rules. */
final class ColumnChanges {
  private final ColumnPairs columns;
  private final WrittenAt writtenAt;
  private final List<Change> found = new ArrayList<>();

  private ColumnChanges(ColumnPairs columns, WrittenAt writtenAt) {
    this.columns = columns;
    this.writtenAt = writtenAt;
  }

  static List<Change> of(Contract before, ColumnPairs columns, WrittenAt writtenAt) {
    ColumnChanges changes = new ColumnChanges(columns, writtenAt);
    columns.added().forEach(column -> changes.found.add(new ColumnAdded(column)));
    columns.dropped().forEach(column -> changes.found.add(new ColumnDropped(column)));
    columns.kept().forEach(changes::compare);
    changes.order(before.columns());
    return List.copyOf(changes.found);
  }

  private void compare(ColumnPairs.Pair pair) {
    Column before = pair.before();
    Column after = pair.after();
    if (pair.isRenamed()) {
      found.add(new ColumnRenamed(before, after));
    }
    type(before, after);
    if (!before
        .defaultValue()
        .map(PlainValue::of)
        .equals(after.defaultValue().map(PlainValue::of))) {
      found.add(new DefaultChanged(before, after, writtenAt.of("default", before, after)));
    }
    if (before.classification() != after.classification()) {
      found.add(
          new ClassificationChanged(before, after, writtenAt.of("classification", before, after)));
    }
    if (!before.description().equals(after.description())) {
      words("description", before, after);
    }
    if (!before.examples().equals(after.examples())) {
      words("examples", before, after);
    }
  }

  private void words(String key, Column before, Column after) {
    found.add(
        new Words(
            "`%s` of the column `%s` differs.".formatted(key, after.name()),
            Optional.of(after.name()),
            writtenAt.of(key, before, after)));
  }

  private void type(Column before, Column after) {
    if (isSpelledAlike(before.type(), after.type())) {
      return;
    }
    boolean isSpelling =
        before.type().getClass().equals(after.type().getClass())
            && (after.type() instanceof BooleanType
                || after.type() instanceof DateType
                || after.type() instanceof TimestampType);
    found.add(
        isSpelling
            ? new SpellingChanged(before, after, spelledAt(before, after))
            : new ColumnRetyped(before, after, writtenAt.of("type", before, after)));
  }

  private Position spelledAt(Column before, Column after) {
    String key = after.type() instanceof BooleanType ? "true_values" : "format";
    return writtenAt.of(key, before, after);
  }

  private static boolean isSpelledAlike(ColumnType before, ColumnType after) {
    if (before instanceof BooleanType old && after instanceof BooleanType today) {
      return Set.copyOf(old.trueSpellings()).equals(Set.copyOf(today.trueSpellings()))
          && Set.copyOf(old.falseSpellings()).equals(Set.copyOf(today.falseSpellings()));
    }
    return before.equals(after);
  }

  private void order(List<Column> old) {
    List<Integer> places = columns.kept().stream().map(pair -> old.indexOf(pair.before())).toList();
    Set<Integer> inOrder = RisingPlaces.of(places);
    List<Column> moved =
        columns.kept().stream()
            .filter(pair -> !inOrder.contains(old.indexOf(pair.before())))
            .map(ColumnPairs.Pair::after)
            .toList();
    if (!moved.isEmpty()) {
      found.add(new OrderChanged(moved));
    }
  }
}
