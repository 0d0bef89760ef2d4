package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Says a document of one version of the standard in the words of another. All nodes keep their
 * places; what is not touched stays the same node.
 */
abstract class Rewriting {
  /** The document as a whole, its schema objects already rewritten. */
  abstract Mapping document(Mapping document);

  /** A schema object, its properties already rewritten. */
  abstract Mapping schemaObject(Mapping object);

  /** A property, what it holds already rewritten. */
  abstract Mapping property(Mapping property);

  /** A quality rule. */
  abstract Mapping quality(Mapping rule);

  /** A relationship. */
  abstract Mapping relationship(Mapping relationship);

  final Mapping rewrite(Mapping root) {
    return document(each(root, "schema", object -> schemaObject(element(object))));
  }

  private Mapping element(Mapping element) {
    Mapping rules = each(element, "quality", this::quality);
    Mapping relations = each(rules, "relationships", this::relationship);
    return each(relations, "properties", nested -> property(nestedElement(nested)));
  }

  private Mapping nestedElement(Mapping property) {
    Mapping done = element(property);
    return replace(
        done,
        "items",
        items -> items instanceof Mapping found ? property(nestedElement(found)) : items);
  }

  private static Mapping each(Mapping mapping, String key, UnaryOperator<Mapping> change) {
    return replace(
        mapping,
        key,
        value -> {
          if (!(value instanceof Listing list)) {
            return value;
          }
          List<Node> items = new ArrayList<>();
          for (Node item : list.items()) {
            items.add(item instanceof Mapping found ? change.apply(found) : item);
          }
          return new Listing(items, list.at());
        });
  }

  /** The mapping with another value under the key, if it has the key. */
  static Mapping replace(Mapping mapping, String key, UnaryOperator<Node> change) {
    List<Entry> entries = new ArrayList<>();
    for (Entry entry : mapping.entries()) {
      entries.add(
          entry.key().text().equals(key)
              ? new Entry(entry.key(), change.apply(entry.value()))
              : entry);
    }
    return new Mapping(entries, mapping.at());
  }

  /** The mapping without the keys. */
  static Mapping without(Mapping mapping, List<String> keys) {
    return new Mapping(
        mapping.entries().stream().filter(entry -> !keys.contains(entry.key().text())).toList(),
        mapping.at());
  }

  /** The mapping with one more entry. */
  static Mapping with(Mapping mapping, Entry more) {
    List<Entry> entries = new ArrayList<>(mapping.entries());
    entries.add(more);
    return new Mapping(entries, mapping.at());
  }

  static Optional<Entry> entry(Mapping mapping, String key) {
    return Place.entry(mapping, key);
  }
}
