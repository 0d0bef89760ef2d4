package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A mapping in native words under construction; every node stands where the document says it. */
final class NativeMapping {
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Position at;

  NativeMapping(Position at) {
    this.at = at;
  }

  boolean has(String key) {
    return entries.containsKey(key);
  }

  /** What a key says, as one text. */
  Optional<String> text(String key) {
    return Optional.ofNullable(entries.get(key))
        .map(Entry::value)
        .filter(Scalar.class::isInstance)
        .map(value -> ((Scalar) value).text());
  }

  /** Says a key; what was said before under it is forgotten. */
  NativeMapping put(String key, Position keyAt, Node value) {
    entries.put(key, new Entry(new Scalar(key, Spelling.PLAIN, keyAt), value));
    return this;
  }

  /** Says under a native key what an entry of the document says. */
  NativeMapping put(String key, Entry entry) {
    return put(key, entry.key().at(), entry.value());
  }

  /** Says a text of ours, at the place that gives rise to it. */
  NativeMapping put(String key, String text, Position keyAt) {
    return put(key, keyAt, new Scalar(text, Spelling.PLAIN, keyAt));
  }

  /** Takes over everything that the document says in native words itself. */
  NativeMapping putAll(Mapping mapping) {
    mapping.entries().forEach(entry -> entries.put(entry.key().text(), entry));
    return this;
  }

  Mapping mapping() {
    return new Mapping(new ArrayList<>(entries.values()), at);
  }

  static Listing listing(List<? extends Node> items, Position at) {
    return new Listing(new ArrayList<>(items), at);
  }
}
