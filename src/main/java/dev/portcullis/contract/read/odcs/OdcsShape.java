package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.contract.read.odcs.SlaProperties.Found;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a contract of the Open Data Contract Standard, versions 3.0 to 3.2: each schema object is a
 * table. {@code docs/odcs.md} says what becomes of each part of it.
 */
public final class OdcsShape {
  private final Mapping root;
  private final Contract.Source source;
  private final Problems problems;

  private OdcsShape(Mapping root, Contract.Source source, Problems problems) {
    this.root = root;
    this.source = source;
    this.problems = problems;
  }

  /** Whether the file says that it is such a contract. */
  public static boolean fits(Mapping root) {
    return Place.entry(root, "apiVersion").isPresent()
        || Place.entry(root, "kind")
            .filter(
                kind -> kind.value() instanceof Scalar word && word.text().equals("DataContract"))
            .isPresent();
  }

  /** The tables; may be given although there are problems, which the caller looks at. */
  public static List<Contract> read(Mapping root, Contract.Source source, Problems problems) {
    return new OdcsShape(root, source, problems).tables();
  }

  private List<Contract> tables() {
    Optional<StandardVersion> version = StandardVersion.read(new Section(root), problems);
    if (version.isEmpty()) {
      return List.of();
    }
    Problems found = new Problems();
    Mapping document =
        version.get() == StandardVersion.V3_0 ? new OlderForm(found).rewrite(root) : root;
    Mapping judged =
        version.get() == StandardVersion.V3_2 ? new NewerForm(found).rewrite(document) : document;
    found.addAll(SchemaFaults.of(underKnownVersion(judged), version.get()));
    problems.addAll(found.toList());
    Notes notes = new Notes(new Problems());
    List<Contract> contracts = read(document, notes);
    problems.addAll(notTold(notes.problems().toList(), found.toList()));
    return contracts;
  }

  /** The schema lists the versions that there were when it was written. */
  private static Mapping underKnownVersion(Mapping document) {
    return Rewriting.replace(
        document,
        "apiVersion",
        written ->
            written instanceof Scalar scalar
                ? new Scalar("v3.1.0", scalar.spelling(), scalar.at())
                : written);
  }

  /** What the schema said about a place is not said again in other words. */
  private static List<Problem> notTold(List<Problem> problems, List<Problem> told) {
    Set<String> places = new HashSet<>();
    told.forEach(problem -> places.add(problem.position().toString()));
    return problems.stream()
        .filter(problem -> !places.contains(problem.position().toString()))
        .toList();
  }

  private List<Contract> read(Mapping document, Notes notes) {
    Section section = new Section(document);
    Document whole = Document.of(section, source);
    List<TableReading> tables = new ArrayList<>();
    for (Section object : section.sections("schema")) {
      SchemaObjectReader.read(whole, object, notes).ifPresent(tables::add);
    }
    refuseClashes(tables, notes.problems());
    ReferencePath paths = new ReferencePath(tables);
    List<Found> freshness = new SlaProperties(section, paths, notes).read();
    List<Contract> contracts = new ArrayList<>();
    for (TableReading table : tables) {
      CheckNames names = new CheckNames();
      List<Reference> references = new Relationships(table, paths, names, notes).read();
      table
          .contract()
          .map(contract -> completed(table, contract, references, freshness, names, notes))
          .ifPresent(contracts::add);
    }
    noteDocument(section, notes);
    return contracts;
  }

  private static Contract completed(
      TableReading table,
      Contract contract,
      List<Reference> references,
      List<Found> freshness,
      CheckNames names,
      Notes notes) {
    CheckMaker maker = new CheckMaker(table, contract, names, notes);
    maker.make();
    Checks said = contract.checks();
    List<RowCheck> rows = new ArrayList<>(said.rows());
    rows.addAll(maker.rows());
    List<FileCheck> file = new ArrayList<>(said.file());
    file.addAll(maker.file());
    freshness.stream()
        .filter(found -> found.table().at().equals(table.at()))
        .forEach(found -> file.add(found.check()));
    List<Reference> all = new ArrayList<>(said.references());
    all.addAll(references);
    return contract.with(
        withMore(contract.keys(), maker.keys()), new Checks(rows, file, all, said.limits()));
  }

  /** Of two keys of the same columns the first stays. */
  private static List<Key> withMore(List<Key> keys, List<Key> more) {
    List<Key> all = new ArrayList<>(keys);
    for (Key key : more) {
      boolean isNew =
          all.stream()
              .noneMatch(other -> Set.copyOf(other.columns()).equals(Set.copyOf(key.columns())));
      if (isNew) {
        all.add(key);
      }
    }
    return all;
  }

  private static void refuseClashes(List<TableReading> tables, Problems problems) {
    Map<String, TableReading> first = new HashMap<>();
    for (TableReading table : tables) {
      if (table.contract().isPresent()) {
        String name = table.contract().get().table().toString().toLowerCase(Locale.ROOT);
        TableReading earlier = first.putIfAbsent(name, table);
        if (earlier != null) {
          problems.add(clash(table, earlier));
        }
      }
    }
  }

  private static Problem clash(TableReading table, TableReading earlier) {
    return Problem.error(
        ProblemCode.NAME_CLASH,
        table.at(),
        "Schema object "
            + Shown.text(table.name())
            + " makes the same table as "
            + Shown.text(earlier.name())
            + " in line "
            + earlier.at().line()
            + ".",
        "Give one of them another `physicalName`.");
  }

  private static void noteDocument(Section root, Notes notes) {
    root.entry("servers")
        .filter(entry -> isFilled(entry.value()))
        .ifPresent(
            entry ->
                notes.notEnforced(
                    entry.key().at(),
                    "`servers` do not choose where a file is loaded to, the target does."));
    root.entry("roles")
        .filter(entry -> isFilled(entry.value()))
        .ifPresent(
            entry ->
                notes.notEnforced(
                    entry.key().at(), "`roles` are not granted, the warehouse keeps its own."));
    boolean hasNone = root.sections("schema").isEmpty();
    if (hasNone) {
      Position at = root.entry("schema").map(entry -> entry.key().at()).orElse(root.at());
      notes.notEnforced(at, "The contract has no `schema` object, so there is no table to make.");
    }
  }

  private static boolean isFilled(Node value) {
    return value instanceof Node.Listing list && !list.items().isEmpty();
  }
}
