package dev.portcullis.warehouse;

import dev.portcullis.ledger.KnownLoad;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.Judgement;
import dev.portcullis.warehouse.LoadResult.AlreadyLoaded;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;

/** What a load order looks like in the ledger. */
public final class Entries {
  private Entries() {}

  /** The entry of a load that took all rows of the file. */
  public static LoadEntry loaded(
      LoadOrder order, String table, Judgement judgement, Instant finishedAt) {
    return new LoadEntry(
        order.runId(),
        order.contract().name(),
        order.contract().version(),
        order.contract().source().sha256(),
        table,
        order.file().name(),
        order.file().path().toString(),
        order.file().sha256(),
        order.file().bytes(),
        order.mode().word(),
        judgement.rows(),
        judgement.rows(),
        0,
        0,
        judgement.warned(),
        order.startedAt(),
        finishedAt,
        ToolVersion.current(),
        System.getProperty("user.name", "unknown"));
  }

  /**
   * The ledger could not be read or written. The driver's text is cut: it may quote the values of
   * the entry.
   */
  public static WarehouseException ledgerFailed(String target, JdbiException e) {
    String reason =
        e.getCause() == null ? "no reason given" : String.valueOf(e.getCause().getMessage());
    return new WarehouseException(
        ProblemCode.WAREHOUSE_REFUSED,
        "The ledger `portcullis.loads` in `"
            + target
            + "` could not be used: "
            + reason.lines().findFirst().orElse("no reason given").strip()
            + ".",
        isMissingRight(e)
            ? "A loader needs USAGE on schema `portcullis`, and SELECT and INSERT on `portcullis.loads`."
            : "The ledger comes from the first migration; run `portcullis apply`.");
  }

  private static boolean isMissingRight(JdbiException e) {
    return e.getCause() instanceof SQLException cause && "42501".equals(cause.getSQLState());
  }

  /**
   * The earlier load of the same bytes that stands against this one. Files without rows are alike
   * by nature and add nothing, so none stands against them.
   */
  public static Optional<KnownLoad> known(Ledger ledger, LoadOrder order, String table, long rows) {
    return switch (order.reload()) {
      case ON_PURPOSE -> Optional.empty();
      case NEVER -> rows == 0 ? Optional.empty() : ledger.find(table, order.file().sha256());
    };
  }

  /** The end of a load whose bytes the ledger knows. */
  public static AlreadyLoaded alreadyLoaded(KnownLoad known) {
    return new AlreadyLoaded(known.fileName(), known.runId(), known.finishedAt());
  }
}
