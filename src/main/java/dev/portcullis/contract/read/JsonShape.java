package dev.portcullis.contract.read;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.List;
import java.util.Optional;

/**
 * Reads a contract of the shape with {@code contract_name}, mostly JSON. It has no word for the
 * order of columns, so files are read by their header in any order.
 */
final class JsonShape {
  static final List<String> KEYS =
      List.of(
          "contract_name",
          "table",
          "version",
          "owner",
          "description",
          "file",
          "allow_additional_columns",
          "columns",
          "primary_key",
          "rules");
  static final List<String> RULES = List.of("unique");

  private final Fields fields;
  private final CommonKeys common;
  private final Problems problems;

  private JsonShape(Fields fields, Problems problems) {
    this.fields = fields;
    this.common = new CommonKeys(fields, problems);
    this.problems = problems;
  }

  /** Whether the keys are of this shape; a missing name is then a problem of this shape. */
  static boolean fits(Mapping root) {
    List<String> keys = root.entries().stream().map(entry -> entry.key().text()).toList();
    return keys.contains("contract_name")
        || (keys.contains("allow_additional_columns") && !keys.contains("name"));
  }

  /** The contract; may be given although there are problems, which the caller looks at. */
  static Optional<Contract> read(Mapping root, Contract.Source source, Problems problems) {
    return new JsonShape(new Fields(root, problems), problems).contract(source);
  }

  private Optional<Contract> contract(Contract.Source source) {
    refuseKeys();
    Optional<Scalar> written = fields.scalar("contract_name");
    Optional<String> name = common.name(written);
    Optional<TableName> table = TableReader.read(fields, name, problems);
    String version = common.line("version").orElse("0");
    Optional<String> owner = common.line("owner");
    Optional<String> description = fields.text("description");
    FileFormat file = file();
    List<ColumnDraft> drafts = common.columns(ColumnShape.NULLABLE);
    List<Key> keys = keys(drafts);
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
            Optional.empty(),
            file,
            columns,
            keys,
            Checks.NONE,
            source,
            written.orElseThrow().at()));
  }

  private void refuseKeys() {
    for (Entry entry : fields.mapping().entries()) {
      String key = entry.key().text();
      if (!KEYS.contains(key)) {
        problems.add(
            shapeWith(key)
                .map(shape -> mixed(entry.key(), shape))
                .orElseGet(() -> UnknownKey.problem(entry.key(), KEYS, "the contract")));
      }
    }
    fields.require("contract_name", "The contract");
    fields.require("columns", "The contract");
  }

  /** The other shape of which the key is. */
  private static Optional<String> shapeWith(String key) {
    return switch (key) {
      case "apiVersion", "kind", "schema" -> Optional.of("the Open Data Contract Standard");
      case "dataContractSpecification" -> Optional.of("the Data Contract Specification");
      default ->
          NativeShape.KEYS.contains(key) ? Optional.of("the native shape") : Optional.empty();
    };
  }

  private static Problem mixed(Scalar key, String shape) {
    return Problem.error(
        ProblemCode.MIXED_SHAPES,
        key.at(),
        "Key `"
            + key.text()
            + "` belongs to "
            + shape
            + ", and the contract is of the JSON shape, the one with `contract_name`.",
        key.text().equals("unique")
            ? "In this shape keys stand under `rules`: `\"rules\": {\"unique\": [\"a\", [\"b\", \"c\"]]}`."
            : "Remove it, or write the whole contract in one shape.");
  }

  private FileFormat file() {
    Optional<AdditionalColumns> additional =
        fields
            .flag("allow_additional_columns")
            .map(flag -> flag.value() ? AdditionalColumns.IGNORE : AdditionalColumns.REFUSE);
    FileFormat usual =
        FileFormat.usual().with(ColumnOrder.ANY).with(additional.orElse(AdditionalColumns.REFUSE));
    Optional<Fields> written = fields.mapping("file").map(mapping -> new Fields(mapping, problems));
    written
        .flatMap(file -> file.entry("additional_columns"))
        .filter(entry -> additional.isPresent())
        .ifPresent(entry -> problems.add(twice(entry.key())));
    return written.map(file -> new FileFormatReader(file, usual, problems).read()).orElse(usual);
  }

  private static Problem twice(Scalar key) {
    return Problem.error(
        ProblemCode.CONFLICTING_KEYS,
        key.at(),
        "`allow_additional_columns` and `additional_columns` of `file` say the same thing twice.",
        "Keep one of the two.");
  }

  private List<Key> keys(List<ColumnDraft> drafts) {
    Optional<Fields> rules = fields.mapping("rules").map(mapping -> new Fields(mapping, problems));
    rules.ifPresent(found -> found.allow(RULES, "`rules`"));
    Optional<Listing> unique =
        rules.flatMap(
            found -> found.list("unique", "a list, for example `[\"a\", [\"b\", \"c\"]]`"));
    return new KeysReader(fields, drafts, problems).read(unique, KeysReader.Name.IS_A_KEY);
  }
}
