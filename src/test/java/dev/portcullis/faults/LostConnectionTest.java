package dev.portcullis.faults;

import dev.portcullis.cli.TargetTable;
import dev.portcullis.faults.FaultyWire.Answer;
import dev.portcullis.faults.FaultyWire.Fault;
import dev.portcullis.faults.FaultyWire.Link;
import dev.portcullis.faults.FaultyWire.Message;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The connection to Postgres breaks while rows travel or during the commit: the load has happened
 * or has not, and whoever reads the output knows which, or how to find out.
 */
class LostConnectionTest {
  /** Enough for several messages of rows. */
  private static final int ROWS = 60_000;

  @TempDir Path folder;

  private Orders orders;
  private TargetTable target;

  @BeforeEach
  void loadedBefore() throws IOException {
    orders = Orders.in(folder, ROWS);
    target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
  }

  @Test
  void whileRowsTravelNothingIsLoaded() throws Exception {
    AtomicInteger copied = new AtomicInteger();
    loadOver(
            (message, link) -> {
              if (message.isCopyData() && copied.incrementAndGet() == 3) {
                link.send(Arrays.copyOf(message.bytes(), message.bytes().length / 2));
                link.cut();
              }
            })
        .expect(4)
        .says("was lost")
        .says("Nothing was loaded; load the file again.")
        .says("P406");
    orders.assertAsBefore(target);
    loadsOnceAgain();
  }

  @Test
  void whileRowsTravelIntoQuarantineNothingIsLoaded() throws Exception {
    AtomicBoolean quarantine = new AtomicBoolean();
    loadOver(
            (message, link) -> {
              quarantine.compareAndSet(false, message.holds("COPY portcullis.quarantine"));
              if (quarantine.get() && message.isCopyData()) {
                link.cut();
              }
            })
        .expect(4)
        .says("Nothing was loaded; load the file again.")
        .says("P406");
    orders.assertAsBefore(target);
    loadsOnceAgain();
  }

  @Test
  void aCommitThatNeverArrivedIsToldAsNone() throws Exception {
    loadOver(
            (message, link) -> {
              if (message.isCommit()) {
                link.cut();
              }
            })
        .expect(4)
        .says("The load was not committed")
        .says("Nothing was loaded; load the file again.");
    orders.assertAsBefore(target);
    loadsOnceAgain();
  }

  @Test
  void aCommitWhoseAnswerIsLostIsFoundInTheLedger() throws Exception {
    loadOver(new SwallowsAnswerToCommit(Answer.PASS))
        .expect(0)
        .says("P417")
        .says("The connection was lost during the commit")
        .says("ok big.csv: loaded 54,000 rows");
    orders.assertLoadedOnce(target);
    orders.load(target.url()).expect(0).says("skipped big.csv");
    orders.assertLoadedOnce(target);
  }

  /** The server reads the commit only after the program has asked the ledger for it. */
  @Test
  void aCommitThatArrivesLateIsWaitedFor() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    AtomicBoolean isCommit = new AtomicBoolean();
    AtomicBoolean isHeld = new AtomicBoolean();
    loadOver(
            (message, link) -> {
              isCommit.compareAndSet(false, message.isCommit());
              if (isCommit.get() && message.runs() && isHeld.compareAndSet(false, true)) {
                link.cutProgram();
                asked.await();
              } else if (isHeld.get() && message.holds("pg_try_advisory_xact_lock")) {
                asked.countDown();
              }
            })
        .expect(0)
        .says("P417");
    orders.assertLoadedOnce(target);
  }

  @Test
  void whenTheServerStaysAwayTheOutcomeIsUnknownAndTheNextRunDecides() throws Exception {
    loadOver(new SwallowsAnswerToCommit(Answer.SWALLOW), "--wait", "0")
        .expect(4)
        .says("P416")
        .says("whether the file was loaded is not known")
        .says("Load the same file again")
        .says("failed big.csv: loaded or not, ask the ledger");
    orders.assertLoadedOnce(target);
    orders.load(target.url()).expect(0).says("skipped big.csv");
    orders.assertLoadedOnce(target);
  }

  @Test
  void whenTheServerStaysAwayAndHadNotCommittedTheNextRunLoads() throws Exception {
    AtomicBoolean isCut = new AtomicBoolean();
    loadOver(
            new Fault() {
              @Override
              public void onMessage(Message message, Link link) throws IOException {
                if (message.isCommit()) {
                  isCut.set(true);
                  link.cut();
                }
              }

              @Override
              public Answer onConnect() {
                return isCut.get() ? Answer.SWALLOW : Answer.PASS;
              }
            },
            "--wait",
            "0")
        .expect(4)
        .says("P416");
    orders.assertAsBefore(target);
    loadsOnceAgain();
  }

  private InProcess.Ended loadOver(Fault fault, String... more) throws IOException {
    try (FaultyWire wire = FaultyWire.before(target.url(), fault)) {
      return orders.load(wire.url(), more);
    }
  }

  private void loadsOnceAgain() throws Exception {
    orders.load(target.url(), "--wait", "60").expect(0);
    orders.assertLoadedOnce(target);
  }

  /** The server commits; the program never hears of it. */
  private static final class SwallowsAnswerToCommit implements Fault {
    private final AtomicBoolean isCommitting = new AtomicBoolean();
    private final AtomicBoolean isCut = new AtomicBoolean();
    private final Answer later;

    /**
     * @param later what becomes of connections after that
     */
    SwallowsAnswerToCommit(Answer later) {
      this.later = later;
    }

    @Override
    public void onMessage(Message message, Link link) {
      if (message.isCommit()) {
        isCommitting.set(true);
      }
    }

    @Override
    public Answer onAnswer(Link link) throws IOException {
      if (isCommitting.get() && isCut.compareAndSet(false, true)) {
        link.cut();
        return Answer.SWALLOW;
      }
      return Answer.PASS;
    }

    @Override
    public Answer onConnect() {
      return isCommitting.get() ? later : Answer.PASS;
    }
  }
}
