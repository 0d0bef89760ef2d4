package dev.portcullis.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Passes bytes on and works out their SHA-256 on a second thread meanwhile, in bounded memory.
 *
 * <p>Reading, {@link #finish} and closing are done by one thread.
 */
final class DigestingStream extends FilterInputStream {
  private static final int CHUNKS = 4;
  private static final Chunk END = new Chunk(new byte[0]);

  private final BlockingQueue<Chunk> free = new ArrayBlockingQueue<>(CHUNKS);
  private final BlockingQueue<Chunk> filled = new ArrayBlockingQueue<>(CHUNKS + 1);
  private final MessageDigest digest = sha256();
  private final Thread worker = new Thread(this::work, "sha-256");
  private long count;

  private static final class Chunk {
    private final byte[] bytes;
    private int length;

    Chunk(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  /** A stream whose largest read is {@code chunkSize} bytes. */
  DigestingStream(InputStream source, int chunkSize) {
    super(source);
    for (int index = 0; index < CHUNKS; index++) {
      free.add(new Chunk(new byte[chunkSize]));
    }
    worker.setDaemon(true);
    worker.start();
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int from, int length) throws IOException {
    Chunk chunk = take();
    int read = in.read(chunk.bytes, 0, Math.min(length, chunk.bytes.length));
    chunk.length = Math.max(0, read);
    System.arraycopy(chunk.bytes, 0, target, from, chunk.length);
    count += chunk.length;
    filled.add(chunk);
    return read;
  }

  /** Reads what is left and gives the digest of everything, as 64 lower-case hexadecimal digits. */
  String finish() throws IOException {
    byte[] rest = new byte[1 << 16];
    while (read(rest, 0, rest.length) >= 0) {
      // Only the digest needs these bytes.
    }
    filled.add(END);
    try {
      worker.join();
    } catch (InterruptedException exception) {
      throw interrupted(exception);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** How many bytes were read so far. */
  long count() {
    return count;
  }

  @Override
  public long skip(long length) {
    throw new UnsupportedOperationException("a skipped byte would be missing from the digest");
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public void close() throws IOException {
    worker.interrupt();
    super.close();
  }

  private void work() {
    try {
      for (Chunk chunk = filled.take(); chunk != END; chunk = filled.take()) {
        digest.update(chunk.bytes, 0, chunk.length);
        free.add(chunk);
      }
    } catch (InterruptedException exception) {
      Thread.currentThread().interrupt();
    }
  }

  private Chunk take() throws IOException {
    try {
      Chunk chunk = free.poll(1, TimeUnit.SECONDS);
      while (chunk == null) {
        if (!worker.isAlive()) {
          throw new IllegalStateException("the stream was closed before its digest was asked for");
        }
        chunk = free.poll(1, TimeUnit.SECONDS);
      }
      return chunk;
    } catch (InterruptedException exception) {
      throw interrupted(exception);
    }
  }

  private static InterruptedIOException interrupted(InterruptedException cause) {
    Thread.currentThread().interrupt();
    InterruptedIOException exception = new InterruptedIOException("interrupted while reading");
    exception.initCause(cause);
    return exception;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException exception) {
      throw new IllegalStateException("every Java has SHA-256", exception);
    }
  }
}
