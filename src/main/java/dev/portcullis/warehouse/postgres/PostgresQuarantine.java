package dev.portcullis.warehouse.postgres;

import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.quarantine.QuarantinedRecord;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.QuarantineBatches;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/** Writes records into {@code portcullis.quarantine} by binary COPY. */
final class PostgresQuarantine {
  private static final Instant EPOCH = Instant.parse("2000-01-01T00:00:00Z");
  private static final int FIELDS = 8;
  private static final int FULL = 1 << 18;

  private static final String COPY =
      "COPY portcullis.quarantine (run_id, table_name, file_name, line, byte_offset, record,"
          + " reasons, quarantined_at) FROM STDIN (FORMAT binary)";

  private final Connection connection;
  private final CopyBuffer buffer = new CopyBuffer(2 * FULL);

  PostgresQuarantine(Connection connection) {
    this.connection = connection;
  }

  /**
   * Writes all records in the current transaction.
   *
   * @param table as the ledger knows it
   */
  void write(LoadOrder order, String table, QuarantineSource source, Instant at)
      throws SQLException {
    if (source.count() == 0) {
      return;
    }
    Constants constants =
        new Constants(
            utf8(order.runId()),
            utf8(table),
            utf8(order.file().name()),
            Duration.between(EPOCH, at).toNanos() / 1000);
    CopyIn wire = connection.unwrap(PGConnection.class).getCopyAPI().copyIn(COPY);
    try {
      buffer.clear();
      buffer.header();
      QuarantineBatches.write(source, batch -> write(constants, batch, wire));
      buffer.trailer();
      send(wire);
      QuarantineBatches.checkWritten(source, wire.endCopy());
    } finally {
      if (wire.isActive()) {
        wire.cancelCopy();
      }
    }
  }

  private void write(Constants constants, List<QuarantinedRecord> batch, CopyIn wire)
      throws SQLException {
    for (QuarantinedRecord record : batch) {
      constants.add(record, buffer);
      if (buffer.length() >= FULL) {
        send(wire);
      }
    }
  }

  private void send(CopyIn wire) throws SQLException {
    wire.writeToCopy(buffer.bytes(), 0, buffer.length());
    buffer.clear();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** What is the same in all rows. */
  private static final class Constants {
    private final byte[] run;
    private final byte[] table;
    private final byte[] file;
    private final long at;

    /**
     * @param at microseconds since the epoch of Postgres
     */
    Constants(byte[] run, byte[] table, byte[] file, long at) {
      this.run = run;
      this.table = table;
      this.file = file;
      this.at = at;
    }

    void add(QuarantinedRecord record, CopyBuffer out) {
      out.row(FIELDS);
      out.bytesField(run);
      out.bytesField(table);
      out.bytesField(file);
      out.int64Field(record.line());
      out.int64Field(record.byteOffset());
      out.bytesField(record.bytes());
      out.bytesField(utf8(record.reasons()));
      out.int64Field(at);
    }
  }
}
