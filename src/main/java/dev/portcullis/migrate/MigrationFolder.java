package dev.portcullis.migrate;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The versioned migrations in a folder, whoever wrote them.
 *
 * @param folder that need not exist
 * @param scripts the names of the files, sorted
 */
record MigrationFolder(OutputFolder folder, List<String> scripts) {
  private static final Pattern VERSIONED = Pattern.compile("V([0-9]+)(?:[._][0-9]+)*__.*\\.sql");

  static MigrationFolder scan(OutputFolder folder) throws IOException {
    if (!Files.isDirectory(folder.path())) {
      return new MigrationFolder(folder, List.of());
    }
    try (Stream<Path> entries = Files.list(folder.path())) {
      return new MigrationFolder(
          folder,
          entries
              .map(entry -> String.valueOf(entry.getFileName()))
              .filter(name -> VERSIONED.matcher(name).matches())
              .sorted()
              .toList());
    }
  }

  /** The greatest whole version of the folder or of the names, 0 when there is none. */
  BigInteger greatestVersion(List<String> names) {
    return Stream.concat(scripts.stream(), names.stream())
        .map(VERSIONED::matcher)
        .filter(Matcher::matches)
        .map(matcher -> new BigInteger(matcher.group(1)))
        .max(BigInteger::compareTo)
        .orElse(BigInteger.ZERO);
  }

  /** The text of a script with {@code \n} line ends; empty when it is not there. */
  Optional<String> text(String name) throws IOException {
    Path script = folder.path().resolve(name);
    return Files.isRegularFile(script)
        ? Optional.of(GeneratedFile.unix(Files.readString(script)))
        : Optional.empty();
  }
}
