package dev.portcullis.warehouse.duckdb;

import dev.portcullis.warehouse.duckdb.QuarantineSpool.Chunk;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;
import org.jspecify.annotations.Nullable;

/** Spooled records as a table function. The next of them are read while the engine takes some. */
final class QuarantinedFunction implements DuckDBTableFunction<Object, Object, Object> {
  private static final int ROWS = 2048;

  private @Nullable Reading reading;

  /** Sets the rows of the next query. */
  void read(DataInputStream records, long count) {
    reading = new Reading(records, count);
  }

  /** Ends the reading, also of a query that did not take all. */
  void stop() {
    if (reading != null) {
      reading.stop();
      reading = null;
    }
  }

  @Override
  public Object bind(DuckDBTableFunctionBindInfo info) {
    return info.addResultColumn("line", DuckDBColumnType.BIGINT)
        .addResultColumn("byte_offset", DuckDBColumnType.BIGINT)
        .addResultColumn("plain", DuckDBColumnType.VARCHAR)
        .addResultColumn("hex", DuckDBColumnType.VARCHAR)
        .addResultColumn("reasons", DuckDBColumnType.VARCHAR);
  }

  @Override
  public Object init(DuckDBTableFunctionInitInfo info) {
    info.setMaxThreads(1);
    return info;
  }

  @Override
  public long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter rows)
      throws IOException {
    if (reading == null) {
      return 0;
    }
    Chunk chunk = reading.next((int) Math.min(ROWS, rows.capacity()));
    for (int i = 0; i < chunk.count(); i++) {
      rows.vector(0).setLong(i, chunk.line(i));
      rows.vector(1).setLong(i, chunk.offset(i));
    }
    if (chunk.count() > 0) {
      rows.vector(2).setStringUtf8Batch(0, chunk.plain());
      rows.vector(3).setStringUtf8Batch(0, chunk.hex());
      rows.vector(4).setStringUtf8Batch(0, chunk.reasons());
    }
    return chunk.count();
  }

  /** Records on their way from a spool, a chunk ahead. */
  private static final class Reading {
    private final ExecutorService reader =
        Executors.newSingleThreadExecutor(task -> new Thread(task, "portcullis-spool"));
    private final DataInputStream spool;
    private long left;
    private @Nullable Future<Chunk> ahead;

    private Reading(DataInputStream spool, long count) {
      this.spool = spool;
      this.left = count;
    }

    private Chunk next(int capacity) throws IOException {
      Future<Chunk> due = ahead == null ? begin(capacity) : ahead;
      Chunk chunk = await(due);
      ahead = begin(capacity);
      return chunk;
    }

    private Future<Chunk> begin(int capacity) {
      int count = (int) Math.min(capacity, left);
      left -= count;
      return reader.submit(() -> Chunk.read(spool, count));
    }

    private static Chunk await(Future<Chunk> chunk) throws IOException {
      try {
        return chunk.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted while spooled records were read", e);
      } catch (ExecutionException e) {
        throw new IOException("spooled records cannot be read", e.getCause());
      }
    }

    void stop() {
      reader.shutdownNow();
    }
  }
}
