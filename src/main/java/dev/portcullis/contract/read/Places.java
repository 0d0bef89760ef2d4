package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where a contract says what has no position in the model: the keys of the contract itself, of
 * {@code file}, and those of columns that are no rules.
 */
final class Places {
  private static final Set<String> OF_COLUMNS =
      Set.of(
          "type",
          "format",
          "true_values",
          "false_values",
          "non_finite",
          "default",
          "classification",
          "on_violation",
          "description",
          "examples");

  private final Map<String, Position> found = new HashMap<>();

  private Places() {}

  /** By {@code version}, {@code file.delimiter} and {@code columns.amount.type}. */
  static Map<String, Position> of(Mapping root) {
    Places places = new Places();
    for (Entry entry : root.entries()) {
      String key = entry.key().text();
      places.put(key, entry);
      if (key.equals("file") && entry.value() instanceof Mapping file) {
        file.entries().forEach(setting -> places.put("file." + setting.key().text(), setting));
      }
      if (key.equals("columns") && entry.value() instanceof Listing columns) {
        columns.items().forEach(places::column);
      }
    }
    return places.found;
  }

  private void column(Node node) {
    if (node instanceof Mapping column) {
      name(column)
          .ifPresent(
              name ->
                  column.entries().stream()
                      .filter(entry -> OF_COLUMNS.contains(entry.key().text()))
                      .forEach(entry -> put("columns." + name + "." + entry.key().text(), entry)));
    }
  }

  private static Optional<String> name(Mapping column) {
    return column.entries().stream()
        .filter(entry -> entry.key().text().equals("name"))
        .map(Entry::value)
        .filter(Scalar.class::isInstance)
        .map(value -> ((Scalar) value).text())
        .findFirst();
  }

  private void put(String path, Entry entry) {
    boolean isText = entry.value() instanceof Scalar;
    found.put(path, isText ? entry.value().at() : entry.key().at());
  }
}
