package dev.portcullis.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the header and the well-formed records of a file with a line feed after each: byte for
 * byte, but for a field with a quote that stands for itself, which is put in quotes.
 */
final class ReadableCopy implements RecordReader.Taker {
  private static final int BUFFER = 1 << 18;

  private final OutputStream out;
  private final byte delimiter;

  private ReadableCopy(OutputStream out, char delimiter) {
    this.out = out;
    this.delimiter = (byte) delimiter;
  }

  /**
   * Whether the text must not be read just as it is: it holds malformed records, or something that
   * readers disagree about. The one place that decides this.
   */
  static boolean isNeeded(Structure structure, TextSource source) {
    return source.dress() == GzipStream.Dress.UNUSUAL
        || structure.malformedRecords() > 0
        || structure.blankLines() > 0
        || structure.lineEnds() == LineEnds.MIXED
        || hasLiteralQuotes(structure);
  }

  private static boolean hasLiteralQuotes(Structure structure) {
    return structure.findings().stream()
        .anyMatch(finding -> finding.fault() == StructureFault.LITERAL_QUOTE);
  }

  /** Writes the copy; the target must not exist. */
  static void write(TextSource source, RecordReader.Shape shape, Path target) throws IOException {
    try (InputStream text = source.open();
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(target), BUFFER)) {
      new RecordReader(shape, new ReadableCopy(out, shape.delimiter()), BUFFER)
          .read(text, source.markLength(), 1);
    }
  }

  @Override
  public void take(RecordKind kind, long start, long line, byte[] bytes, int from, int to)
      throws IOException {
    if (kind != RecordKind.MALFORMED) {
      for (int field = from; field <= to; ) {
        field = field(bytes, field, to);
      }
      out.write('\n');
    }
  }

  /**
   * Writes the field that begins here with the delimiter after it; returns where the next one
   * begins.
   */
  private int field(byte[] bytes, int from, int to) throws IOException {
    boolean quoted = from < to && bytes[from] == '"';
    int end = quoted ? closed(bytes, from + 1, to) : from;
    int quotes = 0;
    while (end < to && bytes[end] != delimiter) {
      quotes += bytes[end] == '"' ? 1 : 0;
      end++;
    }
    if (quotes == 0) {
      out.write(bytes, from, end - from);
    } else {
      writeQuoted(bytes, from, end);
    }
    if (end < to) {
      out.write(delimiter);
    }
    return end + 1;
  }

  /** The index after the quote that closes the field. */
  private static int closed(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      if (bytes[at] == '"') {
        if (at + 1 >= to || bytes[at + 1] != '"') {
          return at + 1;
        }
        at++;
      }
      at++;
    }
    return to;
  }

  /**
   * Readers disagree about a quote in an unquoted field; doubled inside of quotes, it is plain to
   * all.
   */
  private void writeQuoted(byte[] bytes, int from, int to) throws IOException {
    out.write('"');
    for (int i = from; i < to; i++) {
      if (bytes[i] == '"') {
        out.write('"');
      }
      out.write(bytes[i]);
    }
    out.write('"');
  }

  @Override
  public boolean wantsMore() {
    return true;
  }
}
