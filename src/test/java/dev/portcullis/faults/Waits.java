package dev.portcullis.faults;

import dev.portcullis.cli.TargetTable;
import java.sql.SQLException;

/** Waits for what a server tells of its sessions. */
final class Waits {
  private static final String LOADS =
      " FROM pg_stat_activity WHERE datname = current_database()"
          + " AND application_name LIKE 'portcullis %'";

  private Waits() {}

  /** Until a load waits for a lock. */
  static void untilALoadWaits(TargetTable target) throws SQLException, InterruptedException {
    until(target, "SELECT count(*)" + LOADS + " AND wait_event_type = 'Lock'");
  }

  /** Until the server has noticed that no program is there any more, and ended its transaction. */
  static void untilNoLoadIsThere(TargetTable target) throws SQLException, InterruptedException {
    until(target, "SELECT CASE WHEN count(*) = 0 THEN 1 ELSE 0 END" + LOADS);
  }

  private static void until(TargetTable target, String query)
      throws SQLException, InterruptedException {
    for (int tries = 0; tries < 1200; tries++) {
      if (target.count(query) == 1) {
        return;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("never came true: " + query);
  }
}
