package dev.portcullis.warehouse.duckdb;

import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.staging.StagingException;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.QuarantineBatches;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneOffset;
import org.duckdb.DuckDBFunctions;
import org.duckdb.DuckDBTableFunctionBuilder;

/**
 * Writes records into {@code portcullis.quarantine} of an attached DuckDB file. They are a table
 * function to the engine: 3 million records take two thirds of the time of an appender (by hand).
 */
final class DuckDbQuarantine {
  private static final String FUNCTION = "portcullis_quarantined";

  private static final String INSERT =
      "INSERT INTO "
          + DuckDbWarehouse.ALIAS
          + ".portcullis.quarantine (run_id, table_name, file_name, line, byte_offset, record,"
          + " reasons, quarantined_at) SELECT ?, ?, ?, line, byte_offset,"
          + " CASE WHEN hex = '' THEN encode(plain) ELSE unhex(hex) END, reasons, ? FROM"
          + " system.main."
          + FUNCTION
          + "()";

  private final Connection connection;
  private final QuarantinedFunction function = new QuarantinedFunction();
  private final QuarantineSpool spool;

  /**
   * @param scratchDirectory for temporary files
   */
  DuckDbQuarantine(Connection connection, Path scratchDirectory) {
    this.connection = connection;
    this.spool = new QuarantineSpool(scratchDirectory);
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
    try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
      insert.setString(1, order.runId());
      insert.setString(2, table);
      insert.setString(3, order.file().name());
      insert.setObject(4, at.atOffset(ZoneOffset.UTC));
      writeSpooled(insert, source);
    } catch (IOException e) {
      throw new StagingException("Writing temporary files", e);
    }
  }

  private void writeSpooled(PreparedStatement insert, QuarantineSource source)
      throws IOException, SQLException {
    try (QuarantineSpool.Writer writer = spool.writer()) {
      QuarantineBatches.write(source, writer::write);
    }
    try (DataInputStream records = spool.reader()) {
      function.read(records, source.count());
      QuarantineBatches.checkWritten(source, insertCompressed(insert));
    } finally {
      function.stop();
    }
    spool.delete();
  }

  /**
   * Records and reasons repeat themselves. Left to itself the engine tries several compressions on
   * each of them, which takes twice the time of this one and leaves twice the bytes (by hand).
   */
  private long insertCompressed(PreparedStatement insert) throws SQLException {
    try (Statement settings = connection.createStatement()) {
      settings.execute("SET force_compression = 'zstd'");
      try {
        return insert.executeLargeUpdate();
      } finally {
        settings.execute("RESET force_compression");
      }
    }
  }

  /** Outside of a transaction: a function is part of the catalog. */
  void register() throws SQLException {
    try (DuckDBTableFunctionBuilder builder = DuckDBFunctions.tableFunction()) {
      builder.withName(FUNCTION).withFunction(function).register(connection);
    }
  }
}
