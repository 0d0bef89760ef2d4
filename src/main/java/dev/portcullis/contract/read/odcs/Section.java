package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One mapping of an ODCS document, read by key. A value of another shape counts as absent: the JSON
 * Schema of the standard has said so already.
 */
final class Section {
  private final Mapping mapping;
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  Section(Mapping mapping) {
    this.mapping = mapping;
    mapping.entries().forEach(entry -> entries.put(entry.key().text(), entry));
  }

  Mapping mapping() {
    return mapping;
  }

  Position at() {
    return mapping.at();
  }

  Optional<Entry> entry(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** The value, unless there is none or it stands for no value at all. */
  Optional<Node> node(String key) {
    return entry(key)
        .map(Entry::value)
        .filter(node -> !(node instanceof Scalar scalar && scalar.isNull()));
  }

  Optional<Scalar> scalar(String key) {
    return node(key).filter(Scalar.class::isInstance).map(Scalar.class::cast);
  }

  Optional<String> text(String key) {
    return scalar(key).map(Scalar::text);
  }

  boolean isTrue(String key) {
    return text(key).filter("true"::equals).isPresent();
  }

  Optional<Section> section(String key) {
    return node(key).filter(Mapping.class::isInstance).map(node -> new Section((Mapping) node));
  }

  Optional<Listing> listing(String key) {
    return node(key).filter(Listing.class::isInstance).map(Listing.class::cast);
  }

  /** The mappings of a list. */
  List<Section> sections(String key) {
    List<Section> sections = new ArrayList<>();
    for (Node item : listing(key).map(Listing::items).orElse(List.of())) {
      if (item instanceof Mapping found) {
        sections.add(new Section(found));
      }
    }
    return List.copyOf(sections);
  }

  /** The texts of a list. */
  static List<Scalar> scalars(Listing list) {
    return list.items().stream()
        .filter(item -> item instanceof Scalar scalar && !scalar.isNull())
        .map(Scalar.class::cast)
        .toList();
  }
}
