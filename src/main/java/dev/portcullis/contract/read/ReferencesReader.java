package dev.portcullis.contract.read;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.Reference.EnforcedBy;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code references}. */
final class ReferencesReader {
  static final List<String> KEYS =
      List.of(
          "name",
          "column",
          "columns",
          "table",
          "table_column",
          "table_columns",
          "enforce",
          "on_violation");

  private static final String EXAMPLE = "`- {column: customer_id, table: customers}`";
  private static final Map<String, EnforcedBy> ENFORCED_BY =
      Words.of("staging", EnforcedBy.STAGING, "table", EnforcedBy.TABLE);
  private static final Map<String, OnViolation> VIOLATIONS =
      Words.of(OnViolation.values(), OnViolation::word);

  private final Fields contract;
  private final Optional<TableName> own;
  private final List<ColumnDraft> columns;
  private final Problems problems;

  /**
   * @param own the table of the contract itself
   */
  ReferencesReader(
      Fields contract, Optional<TableName> own, List<ColumnDraft> columns, Problems problems) {
    this.contract = contract;
    this.own = own;
    this.columns = columns;
    this.problems = problems;
  }

  List<Reference> read() {
    Optional<Listing> list =
        contract.list("references", "a list of references, for example " + EXAMPLE);
    if (list.isPresent() && list.get().items().isEmpty()) {
      problems.add(
          KeyColumns.empty(
              "references", list.get(), "Write for example " + EXAMPLE + ", or remove the key."));
    }
    List<Reference> references = new ArrayList<>();
    for (Node item : list.map(Listing::items).orElse(List.of())) {
      reference(item).ifPresent(references::add);
    }
    return List.copyOf(references);
  }

  private Optional<Reference> reference(Node item) {
    if (!(item instanceof Mapping mapping)) {
      problems.add(
          WrongNode.problem(
              "references", "a list of references", item, "Write for example " + EXAMPLE + "."));
      return Optional.empty();
    }
    Fields fields = new Fields(mapping, problems);
    fields.allow(KEYS, "a reference");
    fields.require("table", "A reference");
    Optional<String> name =
        fields
            .scalar("name")
            .flatMap(
                scalar -> NameRules.identifier("Reference name", scalar, scalar.text(), problems));
    Optional<TableName> table =
        fields.scalar("table").flatMap(scalar -> TableReader.read(scalar, problems));
    Optional<ReferenceColumns> pairs = new ReferenceColumnsReader(fields, columns, problems).read();
    OnViolation onViolation = fields.choice("on_violation", VIOLATIONS).orElse(OnViolation.FAIL);
    EnforcedBy enforcedBy = enforcedBy(fields, onViolation);
    if (table.isEmpty() || pairs.isEmpty()) {
      return Optional.empty();
    }
    Reference reference =
        new Reference(
            name.orElse(Reference.usualName(pairs.get().own())),
            pairs.get().own(),
            table.get(),
            pairs.get().others(),
            enforcedBy,
            onViolation,
            mapping.at());
    if (own.filter(table.get()::equals).isPresent()) {
      new SelfReference(columns, problems).check(reference);
    }
    return Optional.of(reference);
  }

  private EnforcedBy enforcedBy(Fields fields, OnViolation onViolation) {
    EnforcedBy choice = fields.choice("enforce", ENFORCED_BY).orElse(EnforcedBy.STAGING);
    if (choice == EnforcedBy.TABLE && onViolation == OnViolation.WARN) {
      problems.add(
          Problem.error(
              ProblemCode.CONFLICTING_KEYS,
              fields.scalar("enforce").orElseThrow().at(),
              "A FOREIGN KEY refuses rows, so a reference with `enforce: table` cannot only warn.",
              "Remove `enforce: table` or `on_violation: warn`."));
    }
    return choice;
  }
}
