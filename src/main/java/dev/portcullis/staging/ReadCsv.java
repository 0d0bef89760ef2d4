package dev.portcullis.staging;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.type.Value.TextValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The {@code read_csv} call that reads a well-formed file as text, without any guess: columns by
 * position, no sniffing, the unquoted empty field as NULL, the quoted one as the empty text.
 */
final class ReadCsv {
  /** DuckDB refuses a longer record unless told; the default is about 2 MB. */
  private static final long USUAL_LINE_LIMIT = 2_000_000;

  private final Dialect dialect;
  private final Path scratchDirectory;

  ReadCsv(Dialect dialect, Path scratchDirectory) {
    this.dialect = dialect;
    this.scratchDirectory = scratchDirectory;
  }

  /** An expression for a FROM clause with the columns {@code f0}, {@code f1}, … */
  String of(CsvSource source) {
    List<String> options = new ArrayList<>();
    options.add(text(plainPath(source).toString()));
    options.add("auto_detect = false");
    options.add("header = true");
    options.add("delim = " + text(Character.toString(source.delimiter())));
    options.add("quote = '\"'");
    options.add("escape = '\"'");
    options.add("compression = " + text(source.compression().word()));
    options.add("nullstr = " + nullSpellings(source));
    options.add("allow_quoted_nulls = false");
    options.add("columns = " + columns(source));
    // Left to itself the reader takes the first line break for the kind of all, even a quoted one.
    options.add("new_line = '" + source.lineEnd().option() + "'");
    if (source.quotedLineBreaks() == CsvSource.QuotedLineBreaks.PRESENT) {
      // Read in parallel, a quoted line break at the edge of a buffer is refused or worse.
      options.add("parallel = false");
    }
    if (source.longestRecord() >= USUAL_LINE_LIMIT) {
      options.add("max_line_size = " + (source.longestRecord() + 16));
    }
    return "read_csv(" + String.join(", ", options) + ")";
  }

  private String nullSpellings(CsvSource source) {
    return Stream.concat(Stream.of(""), source.nullValues().stream())
        .map(this::text)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String columns(CsvSource source) {
    return IntStream.range(0, source.fields())
        .mapToObj(field -> "'f" + field + "': 'VARCHAR'")
        .collect(Collectors.joining(", ", "{", "}"));
  }

  /**
   * DuckDB takes {@code *}, {@code ?} and {@code [} in a path for a wildcard, so such a file gets
   * another name.
   */
  private Path plainPath(CsvSource source) {
    Path absolute = source.path().toAbsolutePath();
    if (absolute.toString().chars().noneMatch(c -> "*?[]{}".indexOf(c) >= 0)) {
      return absolute;
    }
    Path link = scratchDirectory.resolve("delivered");
    try {
      Files.deleteIfExists(link);
      return Files.createSymbolicLink(link, absolute);
    } catch (IOException e) {
      throw new StagingException("Giving the file a plain name", e);
    }
  }

  private String text(String value) {
    return dialect.literal(new TextValue(value));
  }
}
