package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.Reference.EnforcedBy;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.contract.read.odcs.ReferencePath.Target;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes references of the relationships of one table. */
final class Relationships {
  private final TableReading table;
  private final ReferencePath paths;
  private final CheckNames names;
  private final Notes notes;
  private final List<Reference> references = new ArrayList<>();

  Relationships(TableReading table, ReferencePath paths, CheckNames names, Notes notes) {
    this.table = table;
    this.paths = paths;
    this.names = names;
    this.notes = notes;
  }

  List<Reference> read() {
    for (Section relationship : table.object().sections("relationships")) {
      Optional<List<String>> own = own(relationship);
      own.ifPresent(columns -> relationship(relationship, columns));
    }
    for (PropertyReading property : table.properties()) {
      property
          .property()
          .sections("relationships")
          .forEach(found -> relationship(found, List.of(property.names().column())));
    }
    return List.copyOf(references);
  }

  /** The columns of this table; empty, with a problem, when one of them is no such column. */
  private Optional<List<String>> own(Section relationship) {
    List<String> columns = new ArrayList<>();
    List<Scalar> written = several(relationship, "from");
    for (Scalar reference : written) {
      Target target = paths.find(reference.text());
      if (target.table().isEmpty()) {
        noteTarget("from", reference, target);
        return Optional.empty();
      }
      if (target.table().filter(found -> found.name().equals(table.name())).isEmpty()
          || target.property().isEmpty()) {
        refuse(
            reference,
            "`from` of a relationship is "
                + Shown.text(reference.text())
                + ", expected a column of "
                + Shown.text(table.name())
                + ".");
        return Optional.empty();
      }
      columns.add(target.property().get().names().column());
    }
    return columns.isEmpty() ? Optional.empty() : Optional.of(columns);
  }

  private void relationship(Section relationship, List<String> own) {
    List<Scalar> written = several(relationship, "to");
    if (written.isEmpty()) {
      return;
    }
    List<String> others = new ArrayList<>();
    Optional<TableName> other = Optional.empty();
    for (Scalar reference : written) {
      Target target = paths.find(reference.text());
      if (target.table().isPresent() && target.property().isEmpty()) {
        refuse(
            reference,
            "`to` of a relationship is "
                + Shown.text(reference.text())
                + ", and schema object "
                + Shown.text(target.table().get().name())
                + " has no such property.");
        return;
      }
      Optional<TableName> found =
          target.table().flatMap(TableReading::contract).map(contract -> contract.table());
      if (found.isEmpty()) {
        noteTarget("to", reference, target);
        return;
      }
      if (other.isPresent() && !other.equals(found)) {
        refuse(reference, "The columns of `to` belong to several tables, expected one.");
        return;
      }
      other = found;
      others.add(target.property().orElseThrow().names().column());
    }
    pair(relationship, own, other.orElseThrow(), others);
  }

  private void pair(Section relationship, List<String> own, TableName other, List<String> others) {
    if (own.size() != others.size()) {
      notes
          .problems()
          .add(
              Problem.error(
                  ProblemCode.REFERENCE_COLUMNS,
                  relationship.at(),
                  "A relationship has "
                      + own.size()
                      + " columns on this side and "
                      + others.size()
                      + " on the other, expected as many of each."));
      return;
    }
    boolean toItself =
        own.equals(others)
            && table.contract().filter(found -> found.table().equals(other)).isPresent();
    if (toItself) {
      notes
          .problems()
          .add(
              Problem.error(
                  ProblemCode.REFERENCE_TO_ITSELF,
                  relationship.at(),
                  "A relationship names the same columns of the same table on both sides, so every"
                      + " row keeps it by itself."));
      return;
    }
    references.add(reference(relationship, own, other, others));
  }

  private Reference reference(
      Section relationship, List<String> own, TableName other, List<String> others) {
    CustomProperties customs = CustomProperties.of(relationship);
    EnforcedBy enforcedBy =
        customs
            .scalar(CustomPropertyNames.ENFORCED_BY)
            .flatMap(this::enforcedBy)
            .orElse(EnforcedBy.STAGING);
    OnViolation onViolation = Severity.of(customs, notes.problems()).orElse(table.onViolation());
    if (enforcedBy == EnforcedBy.TABLE && onViolation == OnViolation.WARN) {
      notes
          .problems()
          .add(
              Problem.error(
                  ProblemCode.CONFLICTING_KEYS,
                  relationship.at(),
                  "A FOREIGN KEY refuses rows, so a relationship with `enforcedBy: table` cannot"
                      + " only warn."));
    }
    return new Reference(
        names.next(customs.scalar("name").map(Scalar::text), Reference.usualName(own)),
        own,
        other,
        others,
        enforcedBy,
        onViolation,
        relationship.at());
  }

  private Optional<EnforcedBy> enforcedBy(Scalar word) {
    return switch (word.text()) {
      case "table" -> Optional.of(EnforcedBy.TABLE);
      case "staging" -> Optional.of(EnforcedBy.STAGING);
      default -> {
        notes
            .problems()
            .add(
                Problem.error(
                    ProblemCode.BAD_CHOICE,
                    word.at(),
                    "Custom property `enforcedBy` is "
                        + Shown.text(word.text())
                        + ", expected `staging` or `table`."));
        yield Optional.empty();
      }
    };
  }

  private void noteTarget(String end, Scalar reference, Target target) {
    String reason = target.table().isPresent() ? "its table could not be read" : target.reason();
    notes.notEnforced(
        reference.at(),
        "The relationship "
            + end
            + " "
            + Shown.text(reference.text())
            + " is not enforced, because "
            + reason
            + ".");
  }

  private void refuse(Scalar reference, String message) {
    notes.problems().add(Problem.error(ProblemCode.UNKNOWN_REFERENCE, reference.at(), message));
  }

  /** One text, or the texts of a list. */
  private static List<Scalar> several(Section relationship, String key) {
    Optional<Node> node = relationship.node(key);
    if (node.isPresent() && node.get() instanceof Listing list) {
      return Section.scalars(list);
    }
    return relationship.scalar(key).stream().toList();
  }
}
