package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.contract.read.odcs.PropertyReading.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Says one property in native words, as a column. */
final class PropertyReader {
  private final Section property;
  private final CustomProperties customs;
  private final Scalar name;
  private final String what;
  private final NativeMapping column;
  private final Notes notes;

  private PropertyReader(Section property, Scalar name, Notes notes) {
    this.property = property;
    this.customs = CustomProperties.of(property);
    this.name = name;
    this.what = "property " + Shown.text(name.text());
    this.column = new NativeMapping(property.at());
    this.notes = notes;
  }

  /**
   * The column; empty for a property without a name, which the schema refuses, and for one that is
   * computed from others.
   *
   * @param usual what the table does to breaching rows, if it says so
   */
  static Optional<PropertyReading> read(Section property, Optional<Entry> usual, Notes notes) {
    return property
        .scalar("name")
        .filter(name -> !isMeasure(property, name, notes))
        .map(name -> new PropertyReader(property, name, notes).column(usual));
  }

  private static boolean isMeasure(Section property, Scalar name, Notes notes) {
    boolean measure = property.text("semanticType").filter("measure"::equals).isPresent();
    if (measure) {
      notes.notEnforced(
          name.at(),
          "Property "
              + Shown.text(name.text())
              + " is a measure, which is computed from columns and is none itself.");
    }
    return measure;
  }

  private PropertyReading column(Optional<Entry> usual) {
    Scalar columnName = property.scalar("physicalName").orElse(name);
    Names names = new Names(name.text(), property.text("id"), columnName.text());
    column.put("name", name.at(), columnName);
    Optional<ChosenType> type = new TypeChoice(property, customs, what, notes).choose();
    type.ifPresent(this::typed);
    values();
    usual.ifPresent(entry -> column.put("on_violation", entry));
    customs
        .entry(CustomPropertyNames.ON_VIOLATION)
        .ifPresent(entry -> column.put("on_violation", entry));
    if (property.isTrue("required")) {
      property.entry("required").ifPresent(entry -> column.put("required", entry));
    }
    if (property.isTrue("unique")) {
      property.entry("unique").ifPresent(entry -> column.put("unique", entry));
    }
    property
        .entry("description")
        .filter(entry -> property.scalar("description").isPresent())
        .ifPresent(entry -> column.put("description", entry));
    property
        .listing("examples")
        .ifPresent(list -> column.put("examples", list.at(), scalars(list)));
    Classifications.read(property, what, column, notes);
    List<QualityRule> left = quality(type);
    customs.inNativeWords().ifPresent(column::putAll);
    noteRest(type);
    return new PropertyReading(names, type.map(found -> column.mapping()), left, property);
  }

  /** Examples of structures show nothing of the text that a file holds. */
  private static Listing scalars(Listing list) {
    return new Listing(
        list.items().stream()
            .filter(item -> item instanceof Scalar scalar && !scalar.isNull())
            .toList(),
        list.at());
  }

  private void typed(ChosenType type) {
    column.put("type", type.type().word(), type.decidedAt());
    property
        .section("logicalTypeOptions")
        .ifPresentOrElse(
            options -> {
              OptionsReader reader = new OptionsReader(options, type, what, column, notes);
              reader.read();
              reader.ofType(type.decidedAt());
            },
            () -> new OptionsReader(property, type, what, column, notes).ofType(type.decidedAt()));
  }

  /** The {@code enum} of 3.2. */
  private void values() {
    Optional<Listing> list = property.listing("enum");
    List<Node> values = new ArrayList<>();
    for (Section item : property.sections("enum")) {
      item.node("value").ifPresent(values::add);
    }
    if (list.isPresent() && !values.isEmpty()) {
      column.put("enum", list.get().at(), new Listing(values, list.get().at()));
    }
  }

  private List<QualityRule> quality(Optional<ChosenType> type) {
    OnViolation onViolation =
        column
            .text("on_violation")
            .flatMap(
                word ->
                    Arrays.stream(OnViolation.values())
                        .filter(choice -> choice.word().equals(word))
                        .findFirst())
            .orElse(OnViolation.FAIL);
    List<QualityRule> rules =
        new QualityReader(what, QualityReader.Level.PROPERTY, onViolation, notes).read(property);
    boolean isText = type.filter(found -> found.type().word().equals("string")).isPresent();
    return new ColumnRulesOfQuality(column, onViolation, isText, what, notes).fold(rules);
  }

  private void noteRest(Optional<ChosenType> type) {
    boolean isStructure = type.filter(found -> found.type().word().equals("json")).isPresent();
    boolean hasInside =
        property.node("properties").isPresent()
            || property.node("items").isPresent()
            || property.node("map").isPresent();
    if (isStructure && hasInside) {
      notes.notEnforced(
          name.at(),
          "The inside of " + what + " is not looked into: its values are any well-formed JSON.");
    }
    if (property.isTrue("partitioned")) {
      notes.notEnforced(
          property.entry("partitioned").orElseThrow().key().at(),
          "The partitioning by " + what + " is not made: tables are generated without partitions.");
    }
  }
}
