package dev.portcullis.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes text of another encoding as UTF-8, without ever replacing a character.
 *
 * <p>Where the source is not valid, the byte 0xFF is written: it is invalid in UTF-8 too, so
 * whoever scans the result finds the fault at its line and column, and asks {@link #invalidAt} what
 * stood there.
 */
final class Transcoder {
  private static final int INVALID = 0xFF;
  private static final int REMEMBERED = 100_000;

  private final CharsetDecoder decoder;
  private final ByteBuffer source = ByteBuffer.allocate(1 << 16);
  private final CharBuffer characters = CharBuffer.allocate(1 << 16);
  private final Map<Long, Invalid> invalid = new HashMap<>();
  private final Charset charset;
  private final long start;
  private final int unit;
  private long sourceOffset;
  private long written;
  private long forgotten;

  /**
   * Bytes of the source that mean nothing.
   *
   * @param offset in the source
   * @param bytes that they are
   */
  record Invalid(long offset, RecordBytes bytes) {
    /** As a person reads them, for example {@code 0x81}. */
    String shown() {
      return "0x" + HexFormat.of().withUpperCase().formatHex(bytes.toArray());
    }
  }

  /**
   * A transcoder for one text.
   *
   * @param sourceOffset of the first byte that it is given
   */
  Transcoder(Charset charset, long sourceOffset) {
    this.decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    this.sourceOffset = sourceOffset;
    this.charset = withoutMark(charset);
    this.start = sourceOffset;
    this.unit = unit(charset);
  }

  /** Java would write a byte order mark before every text that it encodes so. */
  private static Charset withoutMark(Charset charset) {
    return charset.equals(StandardCharsets.UTF_16) ? StandardCharsets.UTF_16BE : charset;
  }

  /** Of the source, in which no byte order mark is written. */
  Charset charset() {
    return charset;
  }

  /** A text in the encoding of the source, with a byte order mark if the source has one. */
  byte[] encodedWithMark(String text) {
    return (start > 0 ? "\uFEFF" + text : text).getBytes(charset);
  }

  /** The offset of the first byte of the text in the source. */
  long start() {
    return start;
  }

  /** Writes all of the text to a new file. */
  void transcode(InputStream text, Path target) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target), 1 << 16)) {
      boolean ended = false;
      while (!ended) {
        ended = fill(text);
        source.flip();
        decode(out, ended);
        source.compact();
      }
      decoder.flush(characters);
      drain(out);
    }
  }

  /** What stood in the source where 0xFF stands in the result; only so many are remembered. */
  @Nullable Invalid invalidAt(long offset) {
    return invalid.get(offset);
  }

  /**
   * The bytes that stood in the source where 0xFF stands in the result.
   *
   * @throws IOException when too many were met to remember them all
   */
  byte[] invalidBytes(long offset) throws IOException {
    Invalid found = invalid.get(offset);
    if (found == null) {
      throw new IOException("it has too many bytes that are not valid " + charset.name());
    }
    return found.bytes().toArray();
  }

  /** Whether every invalid byte is remembered. */
  boolean remembersAll() {
    return forgotten == 0;
  }

  private boolean fill(InputStream text) throws IOException {
    int count = text.read(source.array(), source.position(), source.remaining());
    if (count > 0) {
      source.position(source.position() + count);
    }
    return count < 0;
  }

  private void decode(OutputStream out, boolean ended) throws IOException {
    CoderResult result;
    do {
      int before = source.position();
      result = decoder.decode(source, characters, ended);
      sourceOffset += source.position() - before;
      drain(out);
      if (result.isError()) {
        skipInvalid(out, Math.min(result.length(), unit));
      }
    } while (!result.isUnderflow());
  }

  /**
   * Bytes that a line end takes: no more are skipped at once, or a sequence that is cut short would
   * take the line end along that follows it.
   */
  private static int unit(Charset charset) {
    return "\n".getBytes(withoutMark(charset)).length;
  }

  private void skipInvalid(OutputStream out, int length) throws IOException {
    byte[] bytes = new byte[length];
    source.get(bytes);
    if (invalid.size() < REMEMBERED) {
      invalid.put(written, new Invalid(sourceOffset, RecordBytes.of(bytes)));
    } else {
      forgotten++;
    }
    sourceOffset += length;
    out.write(INVALID);
    written++;
  }

  private void drain(OutputStream out) throws IOException {
    byte[] bytes = characters.flip().toString().getBytes(StandardCharsets.UTF_8);
    characters.clear();
    out.write(bytes);
    written += bytes.length;
  }
}
