package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what the native shape and the JSON shape say alike. */
final class CommonKeys {
  private final Fields fields;
  private final Problems problems;

  CommonKeys(Fields fields, Problems problems) {
    this.fields = fields;
    this.problems = problems;
  }

  /** The name of the contract. */
  Optional<String> name(Optional<Scalar> written) {
    return written.flatMap(
        scalar -> NameRules.identifier("Contract name", scalar, scalar.text(), problems));
  }

  /**
   * A text of one line: it goes into headers of generated files, where a second line would be a
   * line of its own.
   */
  Optional<String> line(String key) {
    Optional<Scalar> scalar = fields.scalar(key);
    scalar
        .filter(found -> found.text().codePoints().anyMatch(Character::isISOControl))
        .ifPresent(
            found ->
                problems.add(
                    Problem.error(
                        ProblemCode.BAD_VALUE,
                        found.at(),
                        "Key `"
                            + key
                            + "` has a line break or control character, expected one line.")));
    return scalar.map(Scalar::text);
  }

  /** The columns, as far as they could be read, their names compared with each other. */
  List<ColumnDraft> columns(ColumnShape shape) {
    Optional<Listing> list =
        fields.list("columns", "a list of columns, each `- name: …` with a `type: …`");
    if (list.isPresent() && list.get().items().isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.NOTHING_TO_ENFORCE,
              list.get().at(),
              "The list `columns` is empty, a contract has at least one column."));
    }
    List<ColumnDraft> drafts = new ArrayList<>();
    for (Node item : list.map(Listing::items).orElse(List.of())) {
      ColumnReader.read(item, shape, problems).ifPresent(drafts::add);
    }
    ColumnNames.refuseClashes(drafts, problems);
    return drafts;
  }
}
