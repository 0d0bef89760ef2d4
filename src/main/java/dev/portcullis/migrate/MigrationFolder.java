package dev.portcullis.migrate;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The versioned migrations in a folder, whoever wrote them.
 *
 * @param folder that need not exist
 * @param scripts the names of the files, by version
 */
record MigrationFolder(OutputFolder folder, List<String> scripts) {
  /** 3 before 10. */
  static final Comparator<String> BY_VERSION =
      Comparator.comparing(MigrationFolder::padded).thenComparing(Comparator.naturalOrder());

  private static final int LONGEST_NUMBER = 20;
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern VERSIONED = Pattern.compile("V([0-9]+)(?:[._][0-9]+)*__.*\\.sql");

  private static final Pattern BESIDE =
      Pattern.compile(
          "(?:U(?=.*\\.sql$)|V(?=.*\\.(?:sql\\.conf|evidence\\.md)$))"
              + "([0-9]+(?:[._][0-9]+)*__.*?)\\.(?:sql|sql\\.conf|evidence\\.md)");

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
              .sorted(BY_VERSION)
              .toList());
    }
  }

  private static String padded(String name) {
    return NUMBER
        .matcher(name.replaceFirst("__.*", ""))
        .replaceAll(
            number ->
                "0".repeat(Math.max(0, LONGEST_NUMBER - number.group().length())) + number.group());
  }

  /**
   * What Portcullis writes beside scripts, and whose script is not there, in the order of versions.
   */
  List<String> besideNothing() throws IOException {
    if (!Files.isDirectory(folder.path())) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder.path())) {
      return entries
          .map(entry -> BESIDE.matcher(String.valueOf(entry.getFileName())))
          .filter(Matcher::matches)
          .filter(name -> !scripts.contains("V" + name.group(1) + ".sql"))
          .map(Matcher::group)
          .sorted(BY_VERSION)
          .toList();
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
