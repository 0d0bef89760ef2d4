package dev.portcullis.contract.read;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads primary key and unique keys, those of the contract and those of single columns. */
final class KeysReader {
  /** What a name stands for where a list of names is a key. */
  enum Name {
    /** It could be a key of its own or a part of one, so it is refused. */
    IS_REFUSED,
    /** A key of this one column. */
    IS_A_KEY
  }

  private final Fields fields;
  private final List<ColumnDraft> columns;
  private final KeyColumns names;
  private final Problems problems;

  KeysReader(Fields fields, List<ColumnDraft> columns, Problems problems) {
    this.fields = fields;
    this.columns = columns;
    this.names = new KeyColumns(columns, problems);
    this.problems = problems;
  }

  /**
   * The primary key first, then the others in declared order; keys of the same columns are one.
   *
   * @param unique the list of keys beside those that columns declare
   * @param name what a name among them stands for
   */
  List<Key> read(Optional<Listing> unique, Name name) {
    Map<Set<String>, Key> keys = new LinkedHashMap<>();
    primaryKey().ifPresent(key -> keys.put(Set.copyOf(key.columns()), key));
    List<Key> others = new ArrayList<>(ofColumns());
    unique.ifPresent(list -> others.addAll(ofContract(list, name)));
    for (Key key : others) {
      keys.merge(Set.copyOf(key.columns()), key, KeysReader::stronger);
    }
    return List.copyOf(keys.values());
  }

  private static Key stronger(Key left, Key right) {
    return right.kind().compareTo(left.kind()) < 0 ? right : left;
  }

  private Optional<Key> primaryKey() {
    Optional<Key> declared =
        fields
            .list("primary_key", "a list of columns, for example `[order_id]`")
            .flatMap(list -> names.key("primary_key", list))
            .map(names -> key(names.value(), Key.Kind.PRIMARY, names.at()));
    List<ColumnDraft> marked =
        columns.stream().filter(column -> column.primaryKey().isPresent()).toList();
    marked.forEach(this::refuseWeakening);
    if (marked.isEmpty()) {
      return declared;
    }
    List<String> names = marked.stream().map(column -> column.name().value()).toList();
    Position at = marked.get(0).primaryKey().orElseThrow().at();
    declared
        .filter(key -> !new HashSet<>(key.columns()).equals(new HashSet<>(names)))
        .ifPresent(key -> problems.add(conflict(key, names, at)));
    return declared.or(() -> Optional.of(key(names, Key.Kind.PRIMARY, at)));
  }

  private static Problem conflict(Key key, List<String> marked, Position at) {
    return Problem.error(
        ProblemCode.CONFLICTING_KEYS,
        at,
        "Columns "
            + Shown.list(marked)
            + " say that they are the primary key, `primary_key` in line "
            + key.declaredAt().line()
            + " says "
            + Shown.list(key.columns())
            + ".",
        "Keep one of the two.");
  }

  /** A key that lets NULL or repeats through is none. */
  private void refuseWeakening(ColumnDraft column) {
    if (column.onViolation() == OnViolation.WARN) {
      problems.add(
          Problem.error(
              ProblemCode.CONFLICTING_KEYS,
              column.primaryKey().orElseThrow().at(),
              "Column "
                  + Shown.text(column.name().value())
                  + " is the primary key and cannot only warn.",
              "Remove `on_violation: warn`, or write `unique: true` instead."));
    }
  }

  private List<Key> ofColumns() {
    List<Key> keys = new ArrayList<>();
    for (ColumnDraft column : columns) {
      column
          .unique()
          .ifPresent(
              unique ->
                  keys.add(
                      new Key(
                          List.of(column.name().value()),
                          unique.value(),
                          column.onViolation(),
                          unique.at())));
    }
    return keys;
  }

  private List<Key> ofContract(Listing list, Name name) {
    if (list.items().isEmpty()) {
      problems.add(KeyColumns.empty("unique", list));
    }
    List<Key> keys = new ArrayList<>();
    for (Node item : list.items()) {
      if (item instanceof Scalar && name == Name.IS_REFUSED) {
        problems.add(flat(list, item));
        break;
      }
      Listing columns = item instanceof Listing key ? key : new Listing(List.of(item), item.at());
      names
          .key("unique", columns)
          .ifPresent(found -> keys.add(key(found.value(), Key.Kind.UNIQUE, found.at())));
    }
    return keys;
  }

  private Key key(List<String> names, Key.Kind kind, Position at) {
    List<OnViolation> consequences =
        columns.stream()
            .filter(column -> names.contains(column.name().value()))
            .map(ColumnDraft::onViolation)
            .toList();
    return new Key(names, kind, Key.usualConsequence(consequences), at);
  }

  /** Names beside names could be one key of several columns or several keys of one. */
  private static Problem flat(Listing list, Node item) {
    List<String> names =
        list.items().stream()
            .filter(Scalar.class::isInstance)
            .map(name -> ((Scalar) name).text())
            .limit(3)
            .toList();
    String together = "[[" + String.join(", ", names) + "]]";
    String apart = "[[" + String.join("], [", names) + "]]";
    return WrongNode.problem(
        "unique",
        "a list of keys, each a list of columns",
        item,
        names.size() < 2
            ? "Write `unique: " + together + "`."
            : "Write `"
                + together
                + "` for one key, or `"
                + apart
                + "` for "
                + names.size()
                + " keys.");
  }
}
