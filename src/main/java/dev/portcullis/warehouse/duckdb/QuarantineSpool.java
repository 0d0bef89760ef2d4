package dev.portcullis.warehouse.duckdb;

import dev.portcullis.quarantine.QuarantinedRecord;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Records on their way into a DuckDB file. The connection that reads their reasons is the one that
 * writes them, so they are written aside first; and one INSERT of all takes less than half the time
 * of one for each batch.
 */
final class QuarantineSpool {
  private static final int BUFFER = 1 << 16;

  private final Path file;

  /** A spool in a directory for temporary files. */
  QuarantineSpool(Path directory) {
    this.file = directory.resolve("quarantine-spool");
  }

  /** The spool, to be filled. */
  Writer writer() throws IOException {
    return new Writer(
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER)));
  }

  /** What was written, from its start. */
  DataInputStream reader() throws IOException {
    return new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER));
  }

  /** Gives the disk back. */
  void delete() throws IOException {
    Files.deleteIfExists(file);
  }

  /** Takes records. */
  static final class Writer implements AutoCloseable {
    private final DataOutputStream out;

    private Writer(DataOutputStream out) {
      this.out = out;
    }

    void write(List<QuarantinedRecord> batch) throws IOException {
      for (QuarantinedRecord record : batch) {
        byte[] reasons = record.reasons().getBytes(StandardCharsets.UTF_8);
        out.writeLong(record.line());
        out.writeLong(record.byteOffset());
        out.writeInt(record.bytes().length);
        out.write(record.bytes());
        out.writeInt(reasons.length);
        out.write(reasons);
      }
    }

    @Override
    public void close() throws IOException {
      out.close();
    }
  }
}
