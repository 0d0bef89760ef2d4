package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The {@code customProperties} of one section, by name; the first of several of one name. */
final class CustomProperties {
  private final Map<String, Entry> values = new LinkedHashMap<>();

  private CustomProperties() {}

  static CustomProperties of(Section section) {
    CustomProperties found = new CustomProperties();
    for (Section item : section.sections("customProperties")) {
      Optional<String> name = item.text("property");
      Optional<Entry> value = item.entry("value");
      if (name.isPresent() && value.isPresent() && item.node("value").isPresent()) {
        found.values.putIfAbsent(name.get(), value.get());
      }
    }
    return found;
  }

  Optional<Entry> entry(String name) {
    return Optional.ofNullable(values.get(name));
  }

  Optional<Node> node(String name) {
    return entry(name).map(Entry::value);
  }

  Optional<Scalar> scalar(String name) {
    return node(name).filter(Scalar.class::isInstance).map(Scalar.class::cast);
  }

  /** What the section says in native words. */
  Optional<Mapping> inNativeWords() {
    return node(CustomPropertyNames.NATIVE)
        .filter(Mapping.class::isInstance)
        .map(Mapping.class::cast);
  }
}
