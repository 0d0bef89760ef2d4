package dev.portcullis.warehouse.postgres;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import org.duckdb.DuckDBChunkedResult;
import org.duckdb.DuckDBDataChunkReader;
import org.duckdb.DuckDBReadableVector;

/**
 * Reads rows of the staging database and fills buffers in the wire format, on a thread of its own,
 * while another thread sends the buffers: reading and sending take about as long as each other. At
 * most a few buffers are under way, so memory stays bounded when the server is slow.
 */
final class RowProducer implements Callable<Long> {
  private static final int BUFFERS = 4;
  private static final int CAPACITY = 1 << 18;
  private static final int FULL = CAPACITY - (1 << 12);

  private final DuckDBChunkedResult rows;
  private final List<WireColumn> columns;
  private final boolean hasTexts;
  private final BlockingQueue<CopyBuffer> free = new ArrayBlockingQueue<>(BUFFERS);
  private final BlockingQueue<CopyBuffer> filled = new ArrayBlockingQueue<>(BUFFERS + 1);

  RowProducer(DuckDBChunkedResult rows, List<WireColumn> columns) {
    this.rows = rows;
    this.columns = List.copyOf(columns);
    this.hasTexts = WireColumn.joinedTexts(columns).isPresent();
    for (int i = 0; i < BUFFERS; i++) {
      free.add(new CopyBuffer(CAPACITY));
    }
  }

  /**
   * Produces everything and returns the number of rows. A last, empty buffer follows, also after a
   * fault.
   */
  @Override
  public Long call() throws InterruptedException {
    try {
      return produce();
    } finally {
      filled.put(new CopyBuffer(0));
    }
  }

  private long produce() throws InterruptedException {
    CopyBuffer buffer = free.take();
    buffer.header();
    long count = 0;
    while (rows.nextChunk()) {
      DuckDBDataChunkReader chunk = rows.chunk();
      DuckDBReadableVector[] values = vectors(chunk);
      for (long row = 0; row < chunk.rowCount(); row++) {
        if (buffer.length() >= FULL) {
          filled.put(buffer);
          buffer = free.take();
        }
        write(values, row, buffer);
      }
      count += chunk.rowCount();
    }
    buffer.trailer();
    filled.put(buffer);
    return count;
  }

  private DuckDBReadableVector[] vectors(DuckDBDataChunkReader chunk) {
    DuckDBReadableVector[] vectors = new DuckDBReadableVector[columns.size() + (hasTexts ? 1 : 0)];
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] = chunk.vector(i);
    }
    return vectors;
  }

  private void write(DuckDBReadableVector[] values, long row, CopyBuffer buffer) {
    buffer.row(columns.size());
    if (hasTexts) {
      String texts = values[columns.size()].getString(row);
      buffer.rowTexts(texts.getBytes(StandardCharsets.UTF_8));
    }
    for (int i = 0; i < columns.size(); i++) {
      if (values[i].isNull(row)) {
        buffer.nullField();
      } else {
        columns.get(i).encoder().write(values[i], row, buffer);
      }
    }
  }

  /** The next buffer to send; an empty one is the end. */
  CopyBuffer take() throws InterruptedException {
    return filled.take();
  }

  /** Gives a sent buffer back. */
  void giveBack(CopyBuffer buffer) throws InterruptedException {
    buffer.clear();
    free.put(buffer);
  }
}
