package dev.portcullis.diff;

import static dev.portcullis.diff.Judgement.breaking;
import static dev.portcullis.diff.Judgement.compatible;
import static dev.portcullis.diff.Judgement.dataCheck;

import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import java.util.HashSet;
import java.util.Set;

/** What it means for files when the values of a type are written otherwise. */
final class Spellings {
  private Spellings() {}

  /** Of two types of one sort. */
  static Judgement judge(ColumnType before, ColumnType after) {
    return before instanceof BooleanType old && after instanceof BooleanType today
        ? judge(old, today)
        : breaking("a file in the old form is refused, or read as other days");
  }

  private static Judgement judge(BooleanType old, BooleanType today) {
    if (meet(old, today)) {
      return breaking("a spelling changes its meaning");
    }
    return today.trueSpellings().containsAll(old.trueSpellings())
            && today.falseSpellings().containsAll(old.falseSpellings())
        ? compatible("all that was read is read")
        : dataCheck("a file with an old spelling is refused");
  }

  private static boolean meet(BooleanType old, BooleanType today) {
    Set<String> turned = new HashSet<>(old.trueSpellings());
    turned.retainAll(today.falseSpellings());
    Set<String> back = new HashSet<>(old.falseSpellings());
    back.retainAll(today.trueSpellings());
    return !turned.isEmpty() || !back.isEmpty();
  }
}
