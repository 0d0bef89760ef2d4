package dev.portcullis.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The way back from the UTF-8 text of a file to the bytes as they were delivered, once unpacked. A
 * file of UTF-8 is its own text.
 */
final class DeliveredText {
  private static final int INVALID = 0xFF;
  private static final int BUFFER = 1 << 16;

  private final TextSource source;
  private final @Nullable Transcoder transcoder;

  private long textOffset;
  private long deliveredOffset;

  /**
   * @param transcoder which made the text, when the file has another encoding
   */
  DeliveredText(TextSource source, @Nullable Transcoder transcoder) {
    this.source = source;
    this.transcoder = transcoder;
    restart();
  }

  private void restart() {
    textOffset = 0;
    deliveredOffset = transcoder == null ? 0 : transcoder.start();
  }

  /** The record as it was delivered; cheap when asked for in the order of the file. */
  LocatedRecord of(long ordinal, long line, long offset, byte[] text) throws IOException {
    return transcoder == null
        ? new LocatedRecord(ordinal, line, offset, text)
        : new LocatedRecord(
            ordinal, line, delivered(transcoder, offset), encoded(transcoder, offset, text));
  }

  private long delivered(Transcoder by, long offset) throws IOException {
    if (offset < textOffset) {
      restart();
    }
    while (textOffset < offset) {
      try (InputStream text = source.openAt(textOffset)) {
        int wanted = (int) Math.min(BUFFER, offset - textOffset);
        byte[] read = text.readNBytes(wanted);
        if (read.length < wanted) {
          throw new IOException("The file changed while it was read");
        }
        // A character that the buffer cuts is read whole the next time.
        int length = textOffset + wanted == offset ? wanted : wholeCharacters(read);
        deliveredOffset += encoded(by, textOffset, Arrays.copyOf(read, length)).length;
        textOffset += length;
      }
    }
    return deliveredOffset;
  }

  private static int wholeCharacters(byte[] text) {
    int length = text.length;
    while (length > 0 && (text[length - 1] & 0xC0) == 0x80) {
      length--;
    }
    return length > 0 && (text[length - 1] & 0xC0) == 0xC0 && (text[length - 1] & 0xFF) != INVALID
        ? length - 1
        : length;
  }

  private static byte[] encoded(Transcoder by, long offset, byte[] text) throws IOException {
    Charset charset = by.charset();
    ByteArrayOutputStream out = new ByteArrayOutputStream(text.length * 2);
    int from = 0;
    for (int i = 0; i <= text.length; i++) {
      if (i == text.length || (text[i] & 0xFF) == INVALID) {
        out.write(new String(text, from, i - from, StandardCharsets.UTF_8).getBytes(charset));
        from = i + 1;
      }
      if (i < text.length && (text[i] & 0xFF) == INVALID) {
        out.write(by.invalidBytes(offset + i));
      }
    }
    return out.toByteArray();
  }
}
