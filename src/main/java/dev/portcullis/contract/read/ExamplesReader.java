package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.Reading.Breach;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code examples}: values as a file writes them. They enforce nothing, so one that is none
 * of its column's type is only a warning.
 */
final class ExamplesReader {
  private final Fields fields;
  private final Optional<ColumnType> type;
  private final Problems problems;

  ExamplesReader(Fields fields, Optional<ColumnType> type, Problems problems) {
    this.fields = fields;
    this.type = type;
    this.problems = problems;
  }

  List<String> read() {
    List<String> examples = new ArrayList<>();
    for (Node item :
        fields
            .list("examples", "a list, for example `[\"A-17\"]`")
            .map(Listing::items)
            .orElse(List.of())) {
      if (Nulls.refuseItem(item, "`examples`", problems)) {
        continue;
      }
      if (item instanceof Scalar scalar) {
        type.ifPresent(known -> compare(known, scalar));
        examples.add(scalar.text());
      } else {
        problems.add(WrongNode.problem("examples", "a list of values", item));
      }
    }
    return List.copyOf(examples);
  }

  /** Only a staging database knows what is JSON, so an example of it is taken as it is. */
  private void compare(ColumnType known, Scalar example) {
    if (known instanceof JsonType) {
      return;
    }
    if (LexicalForm.read(known, example.text()) instanceof Breach breach) {
      problems.add(
          Problem.warning(
              ProblemCode.BAD_EXAMPLE,
              example.at(),
              "The example " + Shown.text(example.text()) + " " + breach.reason() + ".",
              "Examples are written as a file writes them."));
    }
  }
}
