package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.write.NativeWriter;
import dev.portcullis.contract.write.Sayable;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.contract.write.YamlNode.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a contract as a schema object. */
final class ObjectWriter {
  /** Keys of a contract for which the standard has no word, or none that says all of it. */
  private static final List<String> NATIVE_ONLY =
      List.of("arrives", "rules", "references", "freshness", "limits");

  private static final Map<String, String> FILE = fileProperties();

  private final Contract contract;
  private final List<Contract> document;
  private final NativeWords words;
  private final YamlMapping object = new YamlMapping();
  private final CustomProperties customs = new CustomProperties();

  private ObjectWriter(Contract contract, List<Contract> document) {
    this.contract = contract;
    this.document = document;
    this.words = new NativeWords(NativeWriter.mapping(inNativeWords(contract, document)));
  }

  /** Without what the standard says in its own words. */
  private static Contract inNativeWords(Contract contract, List<Contract> document) {
    Contract said = Sayable.of(contract).contract();
    Checks checks = said.checks();
    List<RowCheck> rows =
        checks.rows().stream().filter(check -> inLibrary(check).isEmpty()).toList();
    List<Reference> references =
        checks.references().stream()
            .filter(reference -> Relationship.of(contract, reference, document).isEmpty())
            .toList();
    return said.with(new Checks(rows, checks.file(), references, checks.quarantined()));
  }

  private static Map<String, String> fileProperties() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("delimiter", "delimiter");
    names.put("encoding", "encoding");
    names.put("null_values", "nullValues");
    names.put("column_order", "columnOrder");
    names.put("additional_columns", "additionalColumns");
    return names;
  }

  /**
   * The schema object.
   *
   * @param document all contracts of the document
   * @param own what the document does not say for the contract, in native words
   */
  static YamlNode.Mapping write(Contract contract, List<Contract> document, YamlMapping own) {
    return new ObjectWriter(contract, document).write(own);
  }

  private YamlNode.Mapping write(YamlMapping own) {
    object.text("name", contract.name());
    object.text("physicalName", contract.table().toString());
    object.text("physicalType", "table");
    words.rename("description", "description", object);
    object.put("properties", properties());
    quality();
    relationships();
    file();
    words.only(NATIVE_ONLY).toNode().entries().forEach(own::put);
    customs.inNativeWords(own);
    customs.into(object);
    return object.toNode();
  }

  private Block properties() {
    Block columns = (Block) words.value("columns").orElseThrow();
    List<Item> properties = new ArrayList<>();
    for (int i = 0; i < contract.columns().size(); i++) {
      Column column = contract.columns().get(i);
      YamlNode.Mapping inNativeWords = (YamlNode.Mapping) columns.items().get(i).value();
      YamlNode property = PropertyWriter.write(contract, column, new NativeWords(inNativeWords));
      properties.add(new Item(property, List.of(), Gap.NONE));
    }
    return new Block(properties);
  }

  /** The metric that says a row check which has no expression of its own. */
  static Optional<LibraryMetric> inLibrary(RowCheck check) {
    return check.text().isPresent()
        ? Optional.empty()
        : LibraryMetric.of(check.holds(), check.name());
  }

  private void quality() {
    List<YamlNode> rules = new ArrayList<>();
    contract.keys().stream()
        .filter(key -> key.kind() == Key.Kind.UNIQUE && !Sayable.isOfColumn(key, contract))
        .forEach(
            key ->
                rules.add(
                    QualityWriter.none(
                        "duplicateValues",
                        columns(key.columns()),
                        key.onViolation(),
                        OnViolation.FAIL)));
    for (FileCheck check : contract.checks().file()) {
      if (check instanceof Measured measured) {
        measured.measure().accept(new OfTable(measured)).ifPresent(rules::add);
      }
    }
    if (!rules.isEmpty()) {
      object.put("quality", listed(rules));
    }
  }

  private void relationships() {
    List<YamlNode> found = new ArrayList<>();
    for (Reference reference : contract.checks().references()) {
      Relationship.of(contract, reference, document).ifPresent(found::add);
    }
    if (!found.isEmpty()) {
      object.put("relationships", listed(found));
    }
  }

  private static Block listed(List<YamlNode> nodes) {
    return new Block(nodes.stream().map(node -> new Item(node, List.of(), Gap.NONE)).toList());
  }

  private static YamlMapping columns(List<String> names) {
    return new YamlMapping().put("properties", Flow.of(names));
  }

  /** A measured check that speaks of the table; one of a column is said there. */
  private static final class OfTable implements Measure.Visitor<Optional<YamlNode>> {
    private final Measured check;

    OfTable(Measured check) {
      this.check = check;
    }

    @Override
    public Optional<YamlNode> rows(Measure.Rows measure) {
      String usual =
          switch (check.threshold().comparison()) {
            case AT_LEAST -> "rows.min";
            case AT_MOST -> "rows.max";
            default -> "rows";
          };
      return Optional.of(
          QualityWriter.measured("rowCount", new YamlMapping(), check, usual, OnViolation.FAIL));
    }

    @Override
    public Optional<YamlNode> breaches(Measure.Breaches measure) {
      return Optional.empty();
    }

    @Override
    public Optional<YamlNode> repetitions(Measure.Repetitions measure) {
      String usual = String.join(",", measure.columns()) + ".duplicate_values";
      return Optional.of(
          QualityWriter.measured(
              "duplicateValues", columns(measure.columns()), check, usual, OnViolation.FAIL));
    }
  }

  private void file() {
    words
        .value("file")
        .filter(YamlNode.Mapping.class::isInstance)
        .map(YamlNode.Mapping.class::cast)
        .ifPresent(
            file ->
                FILE.forEach(
                    (key, property) ->
                        new NativeWords(file)
                            .value(key)
                            .ifPresent(value -> customs.put(property, value))));
  }
}
