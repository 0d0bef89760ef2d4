package dev.portcullis.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * How a file seems to be written, judged by its beginning. It is a proposal: {@link FileProbe} then
 * reads every byte and says whether it holds.
 *
 * @param encoding of the byte order mark, else UTF-8
 * @param delimiter that gives all records one number of fields, and most of them
 */
public record FormatGuess(Charset encoding, char delimiter) {
  private static final int BEGINNING = 1 << 17;
  private static final int RECORDS = 200;
  private static final List<Character> CANDIDATES = List.of(',', ';', '\t', '|');

  /**
   * Looks at the beginning of a file, plain or packed with gzip.
   *
   * @param encoding when it is known
   */
  public static FormatGuess of(Path file, Optional<Charset> encoding) throws IOException {
    byte[] beginning = beginning(file);
    Optional<ByteOrderMark> mark = ByteOrderMark.of(beginning);
    Charset charset =
        encoding.orElseGet(() -> mark.map(FormatGuess::family).orElse(StandardCharsets.UTF_8));
    int length = mark.map(ByteOrderMark::length).orElse(0);
    Charset reading = mark.map(ByteOrderMark::charset).orElse(charset);
    String text = new String(beginning, length, beginning.length - length, reading);
    return new FormatGuess(charset, delimiter(text, beginning.length == BEGINNING));
  }

  /** {@code UTF-16} rather than {@code UTF-16LE}: the mark says the order of bytes each time. */
  private static Charset family(ByteOrderMark mark) {
    return Charset.forName(mark.family());
  }

  private static byte[] beginning(Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      boolean packed;
      try (InputStream first = Files.newInputStream(file)) {
        packed = GzipStream.isGzip(first.readNBytes(3));
      }
      if (!packed) {
        return bytes.readNBytes(BEGINNING);
      }
      try (InputStream text = new GzipStream(bytes)) {
        return text.readNBytes(BEGINNING);
      } catch (DamagedArchiveException damaged) {
        return new byte[0];
      }
    }
  }

  private static char delimiter(String text, boolean isCut) {
    char best = ',';
    int most = 1;
    for (char candidate : CANDIDATES) {
      int fields = fields(text, candidate, isCut);
      if (fields > most) {
        best = candidate;
        most = fields;
      }
    }
    return best;
  }

  /** How many fields each record has; 1 when their numbers differ. */
  private static int fields(String text, char delimiter, boolean isCut) {
    List<Integer> sizes = sizes(text, delimiter);
    // The last record may end in the middle.
    List<Integer> whole =
        isCut && sizes.size() < RECORDS && sizes.size() > 1
            ? sizes.subList(0, sizes.size() - 1)
            : sizes;
    return whole.stream().distinct().count() == 1 ? whole.get(0) : 1;
  }

  private static List<Integer> sizes(String text, char delimiter) {
    List<Integer> sizes = new ArrayList<>();
    CSVFormat format =
        CSVFormat.RFC4180.builder().setDelimiter(delimiter).setIgnoreEmptyLines(true).get();
    try (Reader reader = new StringReader(text);
        CSVParser parser = CSVParser.parse(reader, format)) {
      for (CSVRecord found : parser) {
        sizes.add(found.size());
        if (sizes.size() == RECORDS) {
          return sizes;
        }
      }
      return sizes;
    } catch (IOException | java.io.UncheckedIOException | IllegalStateException noSuchFile) {
      // Not read by this delimiter up to here; what was read may still tell.
      return sizes;
    }
  }
}
