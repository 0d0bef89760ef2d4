package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Entry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says how files are written, from {@code customProperties}: the standard has no place for it. What
 * a schema object says counts before what the document says.
 */
final class FileProperties {
  private static final Map<String, String> KEYS = keys();

  private FileProperties() {}

  private static Map<String, String> keys() {
    Map<String, String> keys = new LinkedHashMap<>();
    keys.put("delimiter", "delimiter");
    keys.put("encoding", "encoding");
    keys.put("nullValues", "null_values");
    keys.put("columnOrder", "column_order");
    keys.put("additionalColumns", "additional_columns");
    return keys;
  }

  /** Puts the key {@code file} when something is said about files. */
  static void put(List<CustomProperties> nearestFirst, NativeMapping table) {
    Optional<NativeMapping> file = Optional.empty();
    for (Map.Entry<String, String> key : KEYS.entrySet()) {
      Optional<Entry> said =
          nearestFirst.stream().flatMap(found -> found.entry(key.getKey()).stream()).findFirst();
      if (said.isPresent()) {
        file = file.or(() -> Optional.of(new NativeMapping(said.get().key().at())));
        file.get().put(key.getValue(), said.get());
      }
    }
    file.map(NativeMapping::mapping).ifPresent(found -> table.put("file", found.at(), found));
  }
}
