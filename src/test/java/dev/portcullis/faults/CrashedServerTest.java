package dev.portcullis.faults;

import dev.portcullis.cli.TargetTable;
import dev.portcullis.faults.FaultyWire.Answer;
import dev.portcullis.faults.FaultyWire.Fault;
import dev.portcullis.faults.FaultyWire.Link;
import dev.portcullis.faults.FaultyWire.Message;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole server crashes and starts again: one of its processes is killed, upon which it ends all
 * others, throws its memory away and recovers from its log, as after a loss of power.
 */
class CrashedServerTest {
  private static final int ROWS = 60_000;

  @TempDir Path folder;

  private Orders orders;
  private TargetTable target;

  @BeforeEach
  void loadedBefore() throws Exception {
    orders = Orders.in(folder, ROWS);
    target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
    // Servers for tests do not write their log at once, so what the test made would be lost too.
    execute("CHECKPOINT");
  }

  @Test
  void whileRowsTravel() throws Exception {
    AtomicInteger copied = new AtomicInteger();
    loadOver(
            (message, link) -> {
              if (message.isCopyData() && copied.incrementAndGet() == 3) {
                crash();
              }
            })
        .expect(4)
        .says("was lost")
        .says("Nothing was loaded; load the file again.");
    afterRecovery();
    orders.assertAsBefore(target);
    loadsOnceAgain();
  }

  @Test
  void beforeTheCommitArrives() throws Exception {
    AtomicBoolean crashed = new AtomicBoolean();
    loadOver(
            (message, link) -> {
              if (message.isCommit() && crashed.compareAndSet(false, true)) {
                crash();
              }
            })
        .expect(4)
        .says("The load was not committed")
        .says("Nothing was loaded; load the file again.");
    orders.assertAsBefore(target);
    loadsOnceAgain();
  }

  /** The server for tests does not wait for its log unless the load asks for it. */
  @Test
  void afterTheCommitAndBeforeItsAnswer() throws Exception {
    loadOver(new CrashesAfterCommit())
        .expect(0)
        .says("P417")
        .says("ok big.csv: loaded 54,000 rows");
    orders.assertLoadedOnce(target);
    orders.load(target.url()).expect(0).says("skipped big.csv");
    orders.assertLoadedOnce(target);
  }

  private InProcess.Ended loadOver(Fault fault) throws IOException {
    try (FaultyWire wire = FaultyWire.before(target.url(), fault)) {
      return orders.load(wire.url(), "--wait", "60");
    }
  }

  private void loadsOnceAgain() throws Exception {
    orders.load(target.url(), "--wait", "60").expect(0);
    orders.assertLoadedOnce(target);
  }

  /** Kills the process of another session, on the machine of the server. */
  private void crash() {
    try (Connection victim = target.connect();
        Statement statement = victim.createStatement()) {
      statement.execute(
          "DO $$ BEGIN EXECUTE format('COPY (SELECT 1) TO PROGRAM %L', 'kill -9 ' || pg_backend_pid()); END $$");
      throw new AssertionError("the server lives on");
    } catch (SQLException died) {
      // It was to die.
    }
  }

  private void afterRecovery() throws InterruptedException {
    for (int tries = 0; tries < 600; tries++) {
      try {
        target.count("SELECT 1");
        return;
      } catch (SQLException recovering) {
        Thread.sleep(50);
      }
    }
    throw new AssertionError("the server does not come back");
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = target.connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** The server commits and dies; the program never hears of it. */
  private final class CrashesAfterCommit implements Fault {
    private final AtomicBoolean isCommitting = new AtomicBoolean();
    private final AtomicBoolean isCrashed = new AtomicBoolean();

    @Override
    public void onMessage(Message message, Link link) {
      if (message.isCommit()) {
        isCommitting.set(true);
      }
    }

    @Override
    public Answer onAnswer(Link link) throws IOException {
      if (isCommitting.get() && isCrashed.compareAndSet(false, true)) {
        crash();
        link.cut();
        return Answer.SWALLOW;
      }
      return Answer.PASS;
    }
  }
}
