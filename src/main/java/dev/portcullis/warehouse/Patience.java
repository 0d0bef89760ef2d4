package dev.portcullis.warehouse;

import java.time.Duration;

/** Waits for something that another process holds, in short naps, until time is up. */
public final class Patience {
  private static final long NAP_MILLIS = 100;

  private final long deadline;

  private Patience(long deadline) {
    this.deadline = deadline;
  }

  /** Starts waiting now. */
  public static Patience of(Duration wait) {
    return new Patience(System.nanoTime() + wait.toNanos());
  }

  /** Naps and answers true, or answers false at once when the time is up. */
  public boolean nap() {
    if (System.nanoTime() >= deadline) {
      return false;
    }
    try {
      Thread.sleep(NAP_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
