package dev.portcullis.contract.write;

import dev.portcullis.contract.write.YamlNode.Entry;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.contract.write.YamlNode.Mapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the keys of a mapping in the order in which they are written. */
public final class YamlMapping {
  private final List<Entry> entries = new ArrayList<>();

  /** A text. */
  public YamlMapping text(String key, String text) {
    return put(key, new YamlNode.Text(text));
  }

  /** A text when there is one. */
  public YamlMapping text(String key, Optional<String> text) {
    text.ifPresent(found -> text(key, found));
    return this;
  }

  /** A number, {@code true} or {@code false}, or a word that needs no quotes. */
  public YamlMapping word(String key, Object word) {
    return put(key, new YamlNode.Word(word.toString()));
  }

  /** Anything, without comments. */
  public YamlMapping put(String key, YamlNode value) {
    return put(new Entry(key, value, List.of(), Optional.empty(), Gap.NONE));
  }

  /** Anything, with its comments. */
  public YamlMapping put(Entry entry) {
    entries.add(entry);
    return this;
  }

  /** Whether nothing was put yet. */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** What was put so far. */
  public Mapping toNode() {
    return new Mapping(entries);
  }
}
