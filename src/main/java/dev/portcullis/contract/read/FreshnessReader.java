package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.TypeName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads {@code freshness}: one mapping, or a list of them. */
final class FreshnessReader {
  static final List<String> KEYS = List.of("column", "within", "on_violation");

  private static final String KEY = "freshness";
  private static final String EXAMPLE = "`{column: ordered_at, within: 26h}`";

  private final Fields contract;
  private final KeyColumns names;
  private final List<ColumnDraft> columns;
  private final Problems problems;
  private final Set<String> named = new HashSet<>();

  FreshnessReader(Fields contract, List<ColumnDraft> columns, Problems problems) {
    this.contract = contract;
    this.names = new KeyColumns(columns, problems);
    this.columns = columns;
    this.problems = problems;
  }

  List<FileCheck> read() {
    Optional<Node> node = contract.node(KEY);
    if (node.isPresent() && node.get() instanceof Listing list) {
      return all(list);
    }
    return node.flatMap(this::one).stream().toList();
  }

  private List<FileCheck> all(Listing list) {
    if (list.items().isEmpty()) {
      problems.add(
          KeyColumns.empty(KEY, list, "Write for example " + EXAMPLE + ", or remove the key."));
    }
    List<FileCheck> checks = new ArrayList<>();
    list.items().forEach(item -> one(item).ifPresent(checks::add));
    return checks;
  }

  private Optional<FileCheck> one(Node node) {
    if (!(node instanceof Mapping mapping)) {
      problems.add(
          WrongNode.problem(
              KEY, "a mapping or a list of mappings", node, "Write for example " + EXAMPLE + "."));
      return Optional.empty();
    }
    Fields fields = new Fields(mapping, problems);
    fields.allow(KEYS, "`freshness`");
    fields.require("column", "`freshness`");
    fields.require("within", "`freshness`");
    Optional<Scalar> column =
        fields.scalar("column").filter(name -> names.isRight(KEY, name, named));
    column.ifPresent(name -> named.add(name.text()));
    Optional<ColumnType> type = column.flatMap(this::type);
    Optional<Declared<Duration>> within =
        fields.scalar("within").flatMap(scalar -> Durations.read("within", scalar, problems));
    OnViolation onViolation = FileChecksReader.onViolation(fields, KEY, problems);
    if (type.isEmpty() || within.isEmpty() || !fits(type.get(), within.get())) {
      return Optional.empty();
    }
    String name = column.orElseThrow().text();
    return Optional.of(
        new Freshness(
            Freshness.usualName(name), name, within.get().value(), onViolation, mapping.at()));
  }

  /** The type of the column when it says a day or a moment. */
  private Optional<ColumnType> type(Scalar column) {
    Optional<ColumnType> type =
        columns.stream()
            .filter(draft -> draft.name().value().equals(column.text()))
            .findFirst()
            .flatMap(ColumnDraft::type);
    if (type.isPresent() && !Freshness.fits(type.get())) {
      problems.add(
          Problem.error(
              ProblemCode.RULE_DOES_NOT_FIT_TYPE,
              column.at(),
              "`freshness` names column "
                  + Shown.text(column.text())
                  + " of type `"
                  + TypeName.of(type.get())
                  + "`, expected `date`, `timestamp` or `timestamptz`."));
      return Optional.empty();
    }
    return type;
  }

  /** A day has no hours, so its age is counted in days. */
  private boolean fits(ColumnType type, Declared<Duration> within) {
    if (!Freshness.fits(type, within.value())) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_DURATION,
              within.at(),
              "`within` is no number of whole days, and the column of `freshness` is a `date`.",
              "Write for example `2d`."));
      return false;
    }
    return true;
  }
}
