package dev.portcullis.migrate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files of a plan as they were written, with what stood there before, so that a plan can be
 * taken back whose scripts did not run anywhere.
 */
public final class WrittenPlan {
  private final Map<Path, Optional<String>> former;

  private WrittenPlan(Map<Path, Optional<String>> former) {
    this.former = former;
  }

  static WrittenPlan write(List<GeneratedFile> files) throws IOException {
    Map<Path, Optional<String>> former = new LinkedHashMap<>();
    for (GeneratedFile file : files) {
      Path path = file.path();
      former.put(path, Files.exists(path) ? Optional.of(Files.readString(path)) : Optional.empty());
      file.write();
    }
    return new WrittenPlan(former);
  }

  /** Names of the scripts, in their order. */
  public List<String> scripts() {
    return former.keySet().stream()
        .map(path -> String.valueOf(path.getFileName()))
        .filter(GeneratedFile::isMigration)
        .toList();
  }

  /** Makes everything as it was before. */
  public void takeBack() throws IOException {
    for (Map.Entry<Path, Optional<String>> file : former.entrySet()) {
      if (file.getValue().isPresent()) {
        Files.writeString(file.getKey(), file.getValue().get());
      } else {
        Files.deleteIfExists(file.getKey());
      }
    }
  }
}
