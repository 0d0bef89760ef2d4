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
import java.util.List;
import java.util.Optional;

/** Reads a contract of the native shape. */
public final class NativeShape {
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
          "unique",
          "references",
          "rules",
          "limits",
          "rows",
          "freshness");

  private final Fields fields;
  private final CommonKeys common;
  private final Problems problems;

  private NativeShape(Fields fields, Problems problems) {
    this.fields = fields;
    this.common = new CommonKeys(fields, problems);
    this.problems = problems;
  }

  /** The contract; may be given although there are problems, which the caller looks at. */
  static Optional<Contract> read(Mapping root, Contract.Source source, Problems problems) {
    if (OtherShapes.refuse(root, problems)) {
      return Optional.empty();
    }
    return table(root, source, problems);
  }

  /** A table that another shape says in the words of this one. */
  public static Optional<Contract> table(Mapping root, Contract.Source source, Problems problems) {
    return new NativeShape(new Fields(root, problems), problems).contract(source);
  }

  private Optional<Contract> contract(Contract.Source source) {
    refuseKeys();
    Optional<Scalar> written = fields.scalar("name");
    Optional<String> name = common.name(written);
    Optional<TableName> table = TableReader.read(fields, name, problems);
    String version = common.line("version").orElse("0");
    Optional<String> owner = common.line("owner");
    Optional<String> description = fields.text("description");
    FileFormat file =
        fields
            .mapping("file")
            .map(mapping -> new Fields(mapping, problems))
            .map(found -> new FileFormatReader(found, FileFormat.usual(), problems).read())
            .orElseGet(FileFormat::usual);
    List<ColumnDraft> drafts = common.columns(ColumnShape.NATIVE);
    List<Key> keys =
        new KeysReader(fields, drafts, problems)
            .read(
                fields.list("unique", "a list of keys, for example `[[a, b]]`"),
                KeysReader.Name.IS_REFUSED);
    Checks checks =
        new Checks(
            new RulesReader(fields, drafts, problems).read(),
            new FileChecksReader(fields, drafts, problems).read(),
            new ReferencesReader(fields, table, drafts, problems).read(),
            new LimitsReader(fields, problems).read());
    CheckNames.refuseClashes(checks, problems);
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
            checks,
            source,
            written.orElseThrow().at()));
  }

  private void refuseKeys() {
    fields.allow(KEYS, "the contract");
    fields.require("name", "The contract");
    fields.require("columns", "The contract");
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
