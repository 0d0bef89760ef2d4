package dev.portcullis.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.cli.ChildProgram;
import dev.portcullis.cli.ChildProgram.Ended;
import dev.portcullis.cli.ChildProgram.Running;
import dev.portcullis.cli.TargetTable;
import dev.portcullis.faults.FaultyWire.Answer;
import dev.portcullis.faults.FaultyWire.Fault;
import dev.portcullis.faults.FaultyWire.Link;
import dev.portcullis.faults.FaultyWire.Message;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A load that is killed, as {@code kill -9} does, leaves the target as it was or fully loaded, and
 * the next run makes every row be there once and removes what the dead one left.
 */
class KilledAtStageTest {
  private static final int RANDOM_KILLS = 3;

  @TempDir Path folder;

  /** A lock that is held from outside makes the load stand at that stage. */
  @Test
  void onPostgresAtEveryStageOfTheTransaction() throws Exception {
    Orders orders = Orders.in(folder, 2_000);
    TargetTable target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
    for (String table :
        List.of("orders", "portcullis.quarantine", "portcullis.loads", "portcullis.load_rules")) {
      killAtLock(target, table);
      orders.assertAsBefore(target);
    }
    killAtCommit(target, new StopsBeforeCommit());
    orders.assertAsBefore(target);
    killAtCommit(target, new StopsAfterCommit());
    orders.assertLoadedOnce(target);

    assertEquals(6, ChildProgram.in(folder).leftovers().size());
    ChildProgram.in(folder).letTimePass();
    Ended again = start(target.url()).end();
    assertEquals(0, again.exitCode(), again.said());
    orders.assertLoadedOnce(target);
    assertEquals(List.of(), ChildProgram.in(folder).leftovers());
  }

  /** Moments over the whole length of a run, of which the seed is printed. */
  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_18"})
  void atAnyMoment(Engine engine) throws Exception {
    Orders orders = Orders.in(folder, 100_000);
    TargetTable target = orders.loadedBefore(TargetTable.newIn(engine, folder));
    Random random = new Random(seed(engine));
    long longest = 4_000;
    for (int kill = 0; kill < RANDOM_KILLS; kill++) {
      Running running = start(target.url());
      Thread.sleep(random.nextLong(longest));
      // A run that has ended by now was faster than the kill, so the next ones come earlier.
      longest = running.process().isAlive() ? longest : longest / 2;
      running.kill();
      if (target.count("SELECT count(*) FROM portcullis.loads") == 1) {
        orders.assertAsBefore(target);
      } else {
        orders.assertLoadedOnce(target);
        orders.takeOut(target);
      }
    }
    ChildProgram.in(folder).letTimePass();
    Ended again = start(target.url()).end();
    assertEquals(0, again.exitCode(), again.said());
    orders.assertLoadedOnce(target);
    assertEquals(List.of(), ChildProgram.in(folder).leftovers());
  }

  private static long seed(Engine engine) {
    long seed = System.nanoTime();
    System.out.println("moments of the kills on " + engine + " by seed " + seed);
    return seed;
  }

  private void killAtLock(TargetTable target, String table) throws Exception {
    try (Connection other = target.connect();
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("LOCK TABLE " + table + " IN SHARE MODE");
      Running running = start(target.url());
      Waits.untilALoadWaits(target);
      running.kill();
      other.rollback();
    }
    Waits.untilNoLoadIsThere(target);
  }

  private void killAtCommit(TargetTable target, StopsAtCommit fault) throws Exception {
    try (FaultyWire wire = FaultyWire.before(target.url(), fault)) {
      Running running = start(wire.url());
      fault.reached.await();
      running.kill();
    }
    Waits.untilNoLoadIsThere(target);
  }

  private Running start(String url) throws IOException {
    return ChildProgram.in(folder)
        .start(
            "load", "--migrate", "never", "--wait", "60", "--url", url, "contract.yaml", "big.csv");
  }

  /** The program waits for the answer to its commit and never gets one. */
  private abstract static class StopsAtCommit implements Fault {
    final CountDownLatch reached = new CountDownLatch(1);
  }

  /** The commit does not come to the server. */
  private static final class StopsBeforeCommit extends StopsAtCommit {
    @Override
    public void onMessage(Message message, Link link) throws IOException {
      if (message.isCommit()) {
        reached.countDown();
        link.program().getInputStream().transferTo(OutputStream.nullOutputStream());
        link.cut();
      }
    }
  }

  /** The server commits. */
  private static final class StopsAfterCommit extends StopsAtCommit {
    private volatile boolean isCommitting;

    @Override
    public void onMessage(Message message, Link link) {
      isCommitting |= message.isCommit();
    }

    @Override
    public Answer onAnswer(Link link) {
      if (isCommitting) {
        reached.countDown();
        return Answer.SWALLOW;
      }
      return Answer.PASS;
    }
  }
}
