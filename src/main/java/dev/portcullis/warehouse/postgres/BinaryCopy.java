package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Column;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.staging.StagingException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.duckdb.DuckDBChunkedResult;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBPreparedStatement;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/**
 * Sends the typed rows of a staged file to a Postgres table by binary COPY. The text form has two
 * traps that the binary one lacks: a line of {@code \.} ends it silently (citusdata issue 8401),
 * and stray quotes merge rows.
 */
final class BinaryCopy {
  private final Connection target;
  private final Dialect dialect;
  private final StagedFile staged;

  BinaryCopy(Connection target, Dialect dialect, StagedFile staged) {
    this.target = target;
    this.dialect = dialect;
    this.staged = staged;
  }

  /**
   * Sends the contract's columns of all rows that are not set aside; the server must have taken as
   * many.
   */
  void into(String table) throws SQLException {
    send(table, List.of(), List.of());
  }

  /** Sends an ordinal under {@code rowColumn} before the contract's columns. */
  void withOrdinalInto(String table, String rowColumn) throws SQLException {
    WireColumn ordinal =
        WireColumn.of(staged.rowColumn(), new dev.portcullis.type.ColumnType.BigIntegerType());
    send(table, List.of(rowColumn), List.of(ordinal));
  }

  private void send(String table, List<String> moreNames, List<WireColumn> moreColumns)
      throws SQLException {
    List<String> names = new ArrayList<>(moreNames);
    List<WireColumn> columns = new ArrayList<>(moreColumns);
    for (Column column : staged.columns()) {
      names.add(dialect.quote(column.name()));
      columns.add(WireColumn.of(staged.dialect().quote(column.name()), column.type()));
    }
    String select =
        "SELECT "
            + Stream.concat(
                    columns.stream().map(WireColumn::expression),
                    WireColumn.joinedTexts(columns).stream())
                .collect(Collectors.joining(", "))
            + " FROM "
            + staged.remaining();
    String copy =
        "COPY " + table + " (" + String.join(", ", names) + ") FROM STDIN (FORMAT binary)";
    try (DuckDBPreparedStatement statement = prepare(select);
        DuckDBChunkedResult rows = query(statement)) {
      run(copy, new RowProducer(rows, columns));
    }
  }

  private DuckDBPreparedStatement prepare(String select) {
    try {
      return staging().prepare(select);
    } catch (SQLException e) {
      throw new StagingException("Reading the staged rows", e);
    }
  }

  private static DuckDBChunkedResult query(DuckDBPreparedStatement statement) {
    try {
      return statement.query();
    } catch (SQLException e) {
      throw new StagingException("Reading the staged rows", e);
    }
  }

  /** Read in chunks, rows cost half the time that a result set takes for them. */
  private DuckDBConnection staging() throws SQLException {
    return staged.database().connection().unwrap(DuckDBConnection.class);
  }

  private void run(String copy, RowProducer producer) throws SQLException {
    ExecutorService reader =
        Executors.newSingleThreadExecutor(task -> new Thread(task, "portcullis-reader"));
    CopyIn wire = target.unwrap(PGConnection.class).getCopyAPI().copyIn(copy);
    try {
      Future<Long> produced = reader.submit(producer);
      transfer(wire, producer);
      long read = rowsRead(produced);
      long taken = wire.endCopy();
      if (taken != read || read != staged.remainingRows()) {
        throw new IllegalStateException(
            "staged "
                + staged.remainingRows()
                + " rows, read "
                + read
                + ", the table took "
                + taken);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLException("interrupted while rows were sent", "57014", e);
    } finally {
      reader.shutdownNow();
      if (wire.isActive()) {
        wire.cancelCopy();
      }
    }
  }

  private static void transfer(CopyIn wire, RowProducer producer)
      throws SQLException, InterruptedException {
    CopyBuffer buffer = producer.take();
    while (buffer.length() > 0) {
      wire.writeToCopy(buffer.bytes(), 0, buffer.length());
      producer.giveBack(buffer);
      buffer = producer.take();
    }
  }

  private static long rowsRead(Future<Long> produced) throws InterruptedException {
    try {
      return produced.get();
    } catch (ExecutionException e) {
      throw new StagingException(
          "Reading the staged rows", Objects.requireNonNullElse(e.getCause(), e));
    }
  }
}
