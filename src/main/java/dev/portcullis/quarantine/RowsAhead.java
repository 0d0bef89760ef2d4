package dev.portcullis.quarantine;

import dev.portcullis.staging.SetAsideRows;
import dev.portcullis.staging.StagingException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * The rows that are set aside, read on a thread of its own while another one finds their records in
 * the file: both take about as long as each other. At most a few thousand rows are under way.
 */
final class RowsAhead implements AutoCloseable {
  private static final int ROWS = 1000;
  private static final int UNDER_WAY = 4;

  private final BlockingQueue<List<Row>> read = new ArrayBlockingQueue<>(UNDER_WAY);
  private final ExecutorService reader =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "portcullis-quarantine"));
  private final SetAsideRows rows;
  private final Future<Void> reading;
  private Iterator<Row> next = List.<Row>of().iterator();
  private Row current = new Row(-1, "");

  /** Starts to read the rows, which nobody else may do from now on. */
  RowsAhead(SetAsideRows rows) {
    this.rows = rows;
    this.reading = reader.submit(this::readAll);
  }

  /** A row, with its reasons. */
  private record Row(long ordinal, String reasons) {}

  /** An empty list follows the last rows, also after a fault. */
  private Void readAll() throws InterruptedException {
    List<Row> some = new ArrayList<>(ROWS);
    try {
      while (rows.next()) {
        some.add(new Row(rows.row(), rows.reasons()));
        if (some.size() == ROWS) {
          read.put(some);
          some = new ArrayList<>(ROWS);
        }
      }
    } finally {
      if (!some.isEmpty()) {
        read.put(some);
      }
      read.put(List.of());
    }
    return null;
  }

  /** Goes to the next row, if there is one. Not to be asked again after the last. */
  boolean next() {
    try {
      if (!next.hasNext()) {
        next = read.take().iterator();
      }
      if (!next.hasNext()) {
        reading.get();
        return false;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while rows were read", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof StagingException failed) {
        throw failed;
      }
      throw new IllegalStateException("rows that are set aside could not be read", e);
    }
    current = next.next();
    return true;
  }

  /** Ordinal of the record among the well-formed ones of the file, from 0. */
  long ordinal() {
    return current.ordinal();
  }

  /** Why the row is set aside. */
  String reasons() {
    return current.reasons();
  }

  /** Waits for the reader, since the database has one connection. */
  @Override
  public void close() {
    reader.shutdownNow();
    boolean interrupted = false;
    while (!reader.isTerminated()) {
      try {
        reader.awaitTermination(1, TimeUnit.MINUTES);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    rows.close();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
