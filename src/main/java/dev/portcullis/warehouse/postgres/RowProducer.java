package dev.portcullis.warehouse.postgres;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;

/**
 * Reads rows of the staging database and fills buffers in the wire format, on a thread of its own, while
 * another thread sends the buffers: reading and sending take about as long as each other. At most a few
 * buffers are under way, so memory stays bounded when the server is slow.
 */
final class RowProducer implements Callable<Long> {
  private static final int BUFFERS = 4;
  private static final int CAPACITY = 1 << 18;
  private static final int FULL = CAPACITY - (1 << 12);

  private final ResultSet rows;
  private final List<WireColumn> columns;
  private final BlockingQueue<CopyBuffer> free = new ArrayBlockingQueue<>(BUFFERS);
  private final BlockingQueue<CopyBuffer> filled = new ArrayBlockingQueue<>(BUFFERS + 1);

  RowProducer(ResultSet rows, List<WireColumn> columns) {
    this.rows = rows;
    this.columns = List.copyOf(columns);
    for (int i = 0; i < BUFFERS; i++) {
      free.add(new CopyBuffer(CAPACITY));
    }
  }

  /** Produces everything and returns the number of rows. A last, empty buffer follows, also after a fault. */
  @Override
  public Long call() throws SQLException, InterruptedException {
    try {
      return produce();
    } finally {
      filled.put(new CopyBuffer(0));
    }
  }

  private long produce() throws SQLException, InterruptedException {
    CopyBuffer buffer = free.take();
    buffer.header();
    long count = 0;
    while (rows.next()) {
      if (buffer.length() >= FULL) {
        filled.put(buffer);
        buffer = free.take();
      }
      write(buffer);
      count++;
    }
    buffer.trailer();
    filled.put(buffer);
    return count;
  }

  private void write(CopyBuffer buffer) throws SQLException {
    buffer.row(columns.size());
    for (int i = 0; i < columns.size(); i++) {
      columns.get(i).encoder().write(rows, i + 1, buffer);
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
