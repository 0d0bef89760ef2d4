package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.read.Node.Entry;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says how files are written, from {@code customProperties}: the standard has no place for it. What
 * a schema object says counts before what the document says.
 */
final class FileProperties {
  private FileProperties() {}

  /** Puts the key {@code file} when something is said about files. */
  static void put(List<CustomProperties> nearestFirst, NativeMapping table) {
    Optional<NativeMapping> file = Optional.empty();
    for (Map.Entry<String, String> key : CustomPropertyNames.ofFiles().entrySet()) {
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
