package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.read.NativeShape;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Says one schema object in native words, as a table, and has it read. */
final class SchemaObjectReader {
  private final Document document;
  private final Section object;
  private final CustomProperties customs;
  private final Scalar name;
  private final Notes notes;

  private SchemaObjectReader(Document document, Section object, Scalar name, Notes notes) {
    this.document = document;
    this.object = object;
    this.customs = CustomProperties.of(object);
    this.name = name;
    this.notes = notes;
  }

  /**
   * The table; empty for an object without a name, which the schema refuses, or without columns.
   */
  static Optional<TableReading> read(Document document, Section object, Notes notes) {
    return object
        .scalar("name")
        .flatMap(name -> new SchemaObjectReader(document, object, name, notes).table());
  }

  private Optional<TableReading> table() {
    Optional<Entry> usual =
        customs
            .entry(CustomPropertyNames.ON_VIOLATION)
            .or(() -> document.customs().entry(CustomPropertyNames.ON_VIOLATION));
    OnViolation onViolation =
        Severity.of(customs, notes.problems())
            .or(() -> Severity.of(document.customs(), new Problems()))
            .orElse(OnViolation.FAIL);
    List<PropertyReading> properties = new ArrayList<>();
    for (Section property : object.sections("properties")) {
      PropertyReader.read(property, usual, notes).ifPresent(properties::add);
    }
    if (properties.isEmpty()) {
      notes.notEnforced(
          name.at(),
          "Schema object "
              + Shown.text(name.text())
              + " describes no properties, so there is no table to make.");
      return Optional.empty();
    }
    List<QualityRule> rules = rules(onViolation);
    Optional<Contract> contract = contract(properties);
    return Optional.of(
        new TableReading(
            name.text(),
            object.text("id"),
            object.text("physicalName"),
            onViolation,
            properties,
            rules,
            contract,
            object,
            name.at()));
  }

  private List<QualityRule> rules(OnViolation onViolation) {
    return new QualityReader(
            "schema object " + Shown.text(name.text()),
            QualityReader.Level.SCHEMA_OBJECT,
            onViolation,
            notes)
        .read(object);
  }

  /** A column of unknown type was told already; the rest of the table would be another one. */
  private Optional<Contract> contract(List<PropertyReading> properties) {
    NativeMapping table = new NativeMapping(object.at());
    table.put("name", name.at(), name);
    object
        .entry("physicalName")
        .filter(entry -> object.scalar("physicalName").isPresent())
        .ifPresent(entry -> table.put("table", entry));
    document.version().ifPresent(entry -> table.put("version", entry));
    document.owner().ifPresent(owner -> table.put("owner", owner.at(), owner));
    object
        .entry("description")
        .filter(entry -> object.scalar("description").isPresent())
        .ifPresent(entry -> table.put("description", entry));
    FileProperties.put(List.of(customs, document.customs()), table);
    List<Node> columns = new ArrayList<>();
    properties.forEach(property -> property.column().ifPresent(columns::add));
    table.put("columns", object.at(), new Listing(columns, object.at()));
    primaryKey(properties).ifPresent(key -> table.put("primary_key", key.at(), key));
    customs.inNativeWords().ifPresent(table::putAll);
    Problems found = new Problems();
    Optional<Contract> contract = NativeShape.table(table.mapping(), document.source(), found);
    notes.problems().addAll(NativeWords.retold(found.toList()));
    return properties.size() == columns.size() ? contract : Optional.empty();
  }

  /** Columns with a position first, in its order; then the others in theirs. */
  private static Optional<Listing> primaryKey(List<PropertyReading> properties) {
    List<PropertyReading> parts =
        properties.stream()
            .filter(property -> property.property().isTrue("primaryKey"))
            .sorted(Comparator.comparingInt(SchemaObjectReader::position))
            .toList();
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    Position at = parts.get(0).property().entry("primaryKey").orElseThrow().key().at();
    List<Node> names = new ArrayList<>();
    for (PropertyReading part : parts) {
      Position column = part.property().entry("primaryKey").orElseThrow().value().at();
      names.add(new Scalar(part.names().column(), Node.Spelling.QUOTED, column));
    }
    return Optional.of(new Listing(names, at));
  }

  private static int position(PropertyReading property) {
    return property
        .property()
        .text("primaryKeyPosition")
        .flatMap(Numbers::read)
        .filter(number -> number.signum() > 0)
        .map(number -> (int) Math.min(number.doubleValue(), 1_000_000))
        .orElse(Integer.MAX_VALUE);
  }
}
