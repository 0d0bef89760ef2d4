package dev.portcullis.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the header and the well-formed records of a file, byte for byte, with a line feed after
 * each.
 */
final class ReadableCopy implements RecordReader.Taker {
  private static final int BUFFER = 1 << 18;

  private final OutputStream out;

  private ReadableCopy(OutputStream out) {
    this.out = out;
  }

  /**
   * Whether the text must not be read just as it is: it holds malformed records, or something that
   * readers disagree about. The one place that decides this.
   */
  static boolean isNeeded(Structure structure, TextSource source) {
    return source.dress() == GzipStream.Dress.UNUSUAL
        || structure.malformedRecords() > 0
        || structure.blankLines() > 0
        || structure.lineEnds() == LineEnds.MIXED;
  }

  /** Writes the copy; the target must not exist. */
  static void write(TextSource source, RecordReader.Shape shape, Path target) throws IOException {
    try (InputStream text = source.open();
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(target), BUFFER)) {
      new RecordReader(shape, new ReadableCopy(out), BUFFER).read(text, source.markLength(), 1);
    }
  }

  @Override
  public void take(RecordKind kind, long start, long line, byte[] bytes, int from, int to)
      throws IOException {
    if (kind != RecordKind.MALFORMED) {
      out.write(bytes, from, to - from);
      out.write('\n');
    }
  }

  @Override
  public boolean wantsMore() {
    return true;
  }
}
