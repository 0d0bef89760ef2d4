package dev.portcullis.file;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.Severity;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Says a {@link StructureFinding} to a person: one sentence with the count and the first places.
 */
final class StructureWords {
  private final String path;
  private final List<String> names;
  private final Structure structure;
  private final String encoding;

  /**
   * The words for one file.
   *
   * @param names of the columns, as far as they are known
   * @param encoding as declared
   */
  StructureWords(String path, List<String> names, Structure structure, String encoding) {
    this.path = path;
    this.names = List.copyOf(names);
    this.structure = structure;
    this.encoding = encoding;
  }

  Problem problem(StructureFinding finding) {
    StructureFault fault = finding.fault();
    return new Problem(
        fault.code(), fault.severity(), message(finding), position(finding), hint(finding));
  }

  /** The same of records that are set aside: not graver than a warning. */
  Problem warning(StructureFinding finding) {
    Problem problem = problem(finding);
    return problem.isError()
        ? new Problem(
            problem.code(), Severity.WARNING, problem.message(), problem.position(), problem.hint())
        : problem;
  }

  private Position position(StructureFinding finding) {
    long line = finding.first().line();
    return Position.ofLine(path, (int) Math.min(Integer.MAX_VALUE, line));
  }

  private String message(StructureFinding finding) {
    Place first = finding.first();
    return switch (finding.fault()) {
      case EMPTY_FILE -> "The file is empty, the header line is missing.";
      case OTHER_ENCODING_MARK ->
          "The file begins with a byte order mark of "
              + first.detail()
              + ", but "
              + encoding
              + " was expected.";
      case DAMAGED_ARCHIVE -> "The compressed file is damaged: " + first.detail() + ".";
      case UNCLOSED_QUOTE -> "The quoted field that opens in " + at(first) + ", is never closed.";
      case NO_FINAL_NEWLINE ->
          "The last line, " + first.line() + ", has no line end; the file may be cut off.";
      case BLANK_LINES -> blankLines(finding);
      case INVALID_ENCODING,
          NUL_CHARACTER,
          STRAY_QUOTE,
          LITERAL_QUOTE,
          BARE_CARRIAGE_RETURN,
          FIELD_COUNT ->
          finding.count() == 1 ? one(finding.fault(), first) : many(finding);
    };
  }

  /** The sentence about one place. */
  String one(StructureFault fault, Place place) {
    return switch (fault) {
      case INVALID_ENCODING ->
          capital(place.detail())
              + " is not valid "
              + encoding
              + " in "
              + at(place)
              + offset(place)
              + ".";
      case NUL_CHARACTER ->
          "A NUL character (U+0000) stands in " + at(place) + ", where only text may stand.";
      case STRAY_QUOTE -> capital(at(place)) + ", has " + place.detail() + ".";
      case LITERAL_QUOTE ->
          capital(at(place)) + ", has a quote inside an unquoted field; it is taken as it stands.";
      case BARE_CARRIAGE_RETURN ->
          capital(at(place)) + ", has a bare carriage return in an unquoted field.";
      case FIELD_COUNT ->
          "Line " + place.line() + " has " + place.detail() + ", expected " + expected() + ".";
      default -> throw new IllegalArgumentException(fault.name());
    };
  }

  private String many(StructureFinding finding) {
    long count = finding.count();
    return switch (finding.fault()) {
      case INVALID_ENCODING ->
          count
              + " records hold bytes that are not valid "
              + encoding
              + ": "
              + list(finding, "; ", place -> place.detail() + " in " + at(place) + offset(place))
              + ".";
      case NUL_CHARACTER ->
          count
              + " records hold a NUL character (U+0000), where only text may stand: "
              + list(finding, "; ", this::at)
              + ".";
      case STRAY_QUOTE ->
          count
              + " records have a quote where none can stand: "
              + list(finding, "; ", place -> at(place) + ", has " + place.detail())
              + ".";
      case LITERAL_QUOTE ->
          count
              + " records have a quote inside an unquoted field; it is taken as it stands: "
              + list(finding, "; ", this::at)
              + ".";
      case BARE_CARRIAGE_RETURN ->
          count
              + " records have a bare carriage return in an unquoted field: "
              + list(finding, "; ", this::at)
              + ".";
      case FIELD_COUNT ->
          count
              + " records have another number of fields: "
              + list(finding, ", ", place -> "line " + place.line() + " has " + place.detail())
              + ", expected "
              + expected()
              + ".";
      default -> throw new IllegalArgumentException(finding.fault().name());
    };
  }

  private static String blankLines(StructureFinding finding) {
    String lines =
        finding.places().stream()
            .map(place -> Long.toString(place.line()))
            .collect(Collectors.joining(", "));
    return finding.count() == 1
        ? "1 blank line was skipped: " + lines + "."
        : finding.count() + " blank lines were skipped: " + lines + more(finding) + ".";
  }

  private @Nullable String hint(StructureFinding finding) {
    return switch (finding.fault()) {
      case OTHER_ENCODING_MARK ->
          "Declare `encoding: "
              + finding.first().detail().toLowerCase(Locale.ROOT)
              + "` under `file`, or have the file delivered in "
              + encoding
              + ".";
      case UNCLOSED_QUOTE ->
          "All that follows was read as one value, so nothing of the file can be trusted.";
      case DAMAGED_ARCHIVE -> "Fetch the file again; `gzip -t` tells whether it is whole.";
      case INVALID_ENCODING ->
          "If the file is written in another encoding, declare it, for example "
              + (encoding.equals(StandardCharsets.UTF_8.name())
                  ? "`encoding: windows-1252` under `file`."
                  : "`encoding: utf-8` under `file`.");
      case NUL_CHARACTER ->
          finding.count() > structure.records() / 2 + 1
              ? "NUL characters all over are often UTF-16: declare `encoding: utf-16le` or `utf-16be` under"
                  + " `file`."
              : null;
      case STRAY_QUOTE, LITERAL_QUOTE ->
          "A field that holds a quote is put in quotes, and the quote inside is doubled.";
      case BARE_CARRIAGE_RETURN ->
          "A field that holds a carriage return is put in quotes; lines end with LF or CRLF.";
      case FIELD_COUNT ->
          "Too many: a field that holds the delimiter is put in quotes. Too few: a line was cut off, or is"
              + " no row at all.";
      case EMPTY_FILE, NO_FINAL_NEWLINE, BLANK_LINES -> null;
    };
  }

  private String at(Place place) {
    String line = "line " + place.line();
    int number = place.columnNumber();
    return number <= names.size()
        ? line + ", column " + Words.name(names.get(number - 1)) + " (" + number + ")"
        : line + ", field " + number;
  }

  private static String offset(Place place) {
    return place.byteOffset() < 0 ? "" : ", byte offset " + place.byteOffset();
  }

  private int expected() {
    return structure.headerFields();
  }

  private static String list(
      StructureFinding finding, String separator, Function<Place, String> words) {
    return finding.places().stream().map(words).collect(Collectors.joining(separator))
        + more(finding);
  }

  private static String more(StructureFinding finding) {
    long more = finding.count() - finding.places().size();
    return more == 0 ? "" : ", and " + more + " more";
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
