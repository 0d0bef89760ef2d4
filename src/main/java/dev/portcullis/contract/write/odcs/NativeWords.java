package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Entry;
import java.util.Collection;
import java.util.Optional;

/** A part of a contract in the words of the native shape, from which the standard's are made. */
record NativeWords(YamlNode.Mapping mapping) {
  /** What stands under a key. */
  Optional<YamlNode> value(String key) {
    return mapping.entries().stream()
        .filter(entry -> entry.key().equals(key))
        .map(Entry::value)
        .findFirst();
  }

  /** Puts the value of a key under another name, if it is there. */
  void rename(String key, String name, YamlMapping into) {
    value(key).ifPresent(value -> into.put(name, value));
  }

  /** These keys as they are. */
  YamlMapping only(Collection<String> keys) {
    YamlMapping kept = new YamlMapping();
    mapping.entries().stream()
        .filter(entry -> keys.contains(entry.key()))
        .forEach(entry -> kept.put(entry.key(), entry.value()));
    return kept;
  }
}
