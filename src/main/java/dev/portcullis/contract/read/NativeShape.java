package dev.portcullis.contract.read;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a contract of the native shape. */
final class NativeShape {
  static final List<String> KEYS =
      List.of(
          "name",
          "table",
          "version",
          "owner",
          "description",
          "arrives",
          "file",
          "columns",
          "primary_key",
          "unique");

  /** Rules of later versions. A gate that passes over a rule is no gate, so they are errors. */
  static final List<String> LATER = List.of("rules", "limits", "rows", "references", "freshness");

  private final Fields fields;
  private final Problems problems;

  private NativeShape(Fields fields, Problems problems) {
    this.fields = fields;
    this.problems = problems;
  }

  /** The contract; may be given although there are problems, which the caller looks at. */
  static Optional<Contract> read(Mapping root, Contract.Source source, Problems problems) {
    if (OtherShapes.refuse(root, problems)) {
      return Optional.empty();
    }
    return new NativeShape(new Fields(root, problems), problems).contract(source);
  }

  private Optional<Contract> contract(Contract.Source source) {
    refuseKeys();
    Optional<Scalar> written = fields.scalar("name");
    Optional<String> name =
        written.flatMap(
            scalar -> NameRules.identifier("Contract name", scalar, scalar.text(), problems));
    Optional<TableName> table =
        fields.entry("table").isPresent()
            ? fields.scalar("table").flatMap(scalar -> TableReader.read(scalar, problems))
            : name.map(found -> new TableName(Optional.empty(), found));
    String version = line("version").orElse("0");
    Optional<String> owner = line("owner");
    Optional<String> description = fields.text("description");
    FileFormat file =
        fields
            .mapping("file")
            .map(mapping -> new FileFormatReader(new Fields(mapping, problems), problems).read())
            .orElseGet(FileFormat::usual);
    List<ColumnDraft> drafts = columns();
    ColumnNames.refuseClashes(drafts, problems);
    List<Key> keys = new KeysReader(fields, drafts, problems).read();
    noteArrives();
    List<Column> columns = drafts.stream().flatMap(draft -> draft.column().stream()).toList();
    if (name.isEmpty() || table.isEmpty() || columns.isEmpty() || problems.hasErrors()) {
      return Optional.empty();
    }
    return Optional.of(
        new Contract(
            name.get(),
            table.get(),
            version,
            owner,
            description,
            fields.text("arrives"),
            file,
            columns,
            keys,
            Checks.NONE,
            source,
            written.orElseThrow().at()));
  }

  private void refuseKeys() {
    List<String> known = new ArrayList<>(KEYS);
    known.addAll(LATER);
    fields.allow(known, "the contract");
    fields.require("name", "The contract");
    fields.require("columns", "The contract");
    for (String later : LATER) {
      fields.entry(later).ifPresent(entry -> problems.add(Later.key(entry.key())));
    }
  }

  /**
   * The text goes into headers of generated files, where a second line would be a line of its own.
   */
  private Optional<String> line(String key) {
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

  private List<ColumnDraft> columns() {
    Optional<Node.Listing> list =
        fields.list("columns", "a list of columns, each `- name: …` with a `type: …`");
    if (list.isPresent() && list.get().items().isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.NOTHING_TO_ENFORCE,
              list.get().at(),
              "The list `columns` is empty, a contract has at least one column."));
    }
    List<ColumnDraft> drafts = new ArrayList<>();
    for (Node item : list.map(Node.Listing::items).orElse(List.of())) {
      ColumnReader.read(item, problems).ifPresent(drafts::add);
    }
    return drafts;
  }

  private void noteArrives() {
    fields.text("arrives");
    fields
        .entry("arrives")
        .ifPresent(
            entry ->
                problems.add(
                    Problem.note(
                        ProblemCode.NOT_ENFORCED,
                        entry.key().at(),
                        "`arrives` is free text for people and is not enforced.",
                        null)));
  }
}
