package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType.BooleanType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads {@code true_values} and {@code false_values}, which replace {@code true} and {@code false}.
 */
final class BooleanSpellings {
  private final Fields fields;
  private final Problems problems;

  BooleanSpellings(Fields fields, Problems problems) {
    this.fields = fields;
    this.problems = problems;
  }

  BooleanType read() {
    Set<String> seen = new HashSet<>();
    List<String> trues = spellings("true_values", seen);
    List<String> falses = spellings("false_values", seen);
    BooleanType usual = BooleanType.usual();
    return new BooleanType(
        trues.isEmpty() ? usual.trueSpellings() : trues,
        falses.isEmpty() ? usual.falseSpellings() : falses);
  }

  private List<String> spellings(String key, Set<String> seen) {
    Optional<Listing> list = fields.list(key, "a list, for example `[\"yes\", \"1\"]`");
    if (list.isPresent() && list.get().items().isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.NOTHING_TO_ENFORCE,
              list.get().at(),
              "The list `" + key + "` is empty, then no value could be read."));
    }
    List<String> spellings = new ArrayList<>();
    for (Node item : list.map(Listing::items).orElse(List.of())) {
      if (Nulls.refuseItem(item, "`" + key + "`", problems)) {
        continue;
      }
      if (item instanceof Scalar scalar) {
        add(key, scalar, seen, spellings);
      } else {
        problems.add(WrongNode.problem(key, "a list of texts", item));
      }
    }
    return spellings;
  }

  private void add(String key, Scalar written, Set<String> seen, List<String> spellings) {
    String lower = written.text().toLowerCase(Locale.ROOT);
    if (lower.isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_VALUE,
              written.at(),
              "`" + key + "` names the empty text, which is NULL in a boolean column."));
    } else if (seen.contains(lower)) {
      problems.add(
          Problem.error(
              ProblemCode.REPEATED_VALUE,
              written.at(),
              "The spelling "
                  + Shown.text(written.text())
                  + " stands twice in `true_values` and `false_values`, where case does not count."));
    } else {
      seen.add(lower);
      spellings.add(lower);
    }
  }
}
