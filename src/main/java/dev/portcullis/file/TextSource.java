package dev.portcullis.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file whose text, once unpacked, is UTF-8.
 *
 * @param path of the file
 * @param compression how it is packed
 * @param dress whether some readers refuse to unpack it; usual when it is not packed
 * @param markLength bytes of the byte order mark in front of the text, 0 or 3
 */
record TextSource(Path path, Compression compression, GzipStream.Dress dress, int markLength) {
  /**
   * The unpacked bytes from an offset on; reaching it costs unpacking all before when the file is
   * packed.
   */
  InputStream openAt(long offset) throws IOException {
    FileChannel channel = FileChannel.open(path, StandardOpenOption.READ);
    try {
      return switch (compression) {
        case NONE -> Channels.newInputStream(channel.position(offset));
        case GZIP -> unpackedAt(channel, offset);
      };
    } catch (IOException exception) {
      channel.close();
      throw exception;
    }
  }

  /** The text without its byte order mark. */
  InputStream open() throws IOException {
    return openAt(markLength);
  }

  private static InputStream unpackedAt(FileChannel channel, long offset) throws IOException {
    InputStream unpacked = new GzipStream(Channels.newInputStream(channel));
    unpacked.skipNBytes(offset);
    return unpacked;
  }
}
