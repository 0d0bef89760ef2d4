package dev.portcullis.warehouse;

import dev.portcullis.ledger.KnownLoad;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.staging.TableChecks;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/** The steps of a load inside of its transaction, in the same order on every engine. */
public final class LoadSteps {
  private final LoadOrder order;
  private final StagedFile staged;
  private final LoadTransaction transaction;

  /** A load that holds its table: no other load of it runs. */
  public LoadSteps(LoadOrder order, StagedFile staged, LoadTransaction transaction) {
    this.order = order;
    this.staged = staged;
    this.transaction = transaction;
  }

  /**
   * Loads and commits, or says why not; then the caller has to roll back, as after an exception.
   */
  public LoadResult run() throws SQLException {
    transaction.ledger().checkUsable();
    Optional<KnownLoad> known =
        Entries.known(transaction.ledger(), order, transaction.tableName(), staged.rows());
    if (known.isPresent()) {
      return Entries.alreadyLoaded(known.get());
    }
    if (order.mode() != LoadMode.APPEND) {
      transaction.lockOutWriters();
    }
    if (order.mode() == LoadMode.MERGE) {
      transaction.checkMergeKey(order.mergeKey());
    }
    Judgement judgement = judgeInTable();
    if (!order.admission().admits(judgement)) {
      return new LoadResult.NotAdmitted(judgement);
    }
    if (wouldEmpty()) {
      return new LoadResult.WouldEmpty(judgement);
    }
    Optional<MergeTotals> merged = writeRows();
    record(judgement, merged);
    CommitAnswer answer = transaction.commit();
    LoadResult.Loaded loaded = new LoadResult.Loaded(judgement, merged);
    return switch (answer) {
      case GIVEN -> loaded;
      case FOUND_IN_LEDGER -> new LoadResult.FoundLoaded(loaded);
    };
  }

  private Judgement judgeInTable() throws SQLException {
    TableChecks checks = order.admission().tableChecks(order.mode().oldRows());
    for (UniqueRule rule : checks.keys()) {
      transaction.judge(rule, checks);
    }
    for (ReferenceRule rule : checks.references()) {
      transaction.judge(rule, checks);
    }
    return checks.judgement();
  }

  private boolean wouldEmpty() throws SQLException {
    return order.mode() == LoadMode.OVERWRITE
        && order.emptying() == Emptying.REFUSE
        && staged.remainingRows() == 0
        && transaction.hasRows();
  }

  private Optional<MergeTotals> writeRows() throws SQLException {
    return switch (order.mode()) {
      case APPEND -> {
        transaction.insertRows();
        yield Optional.empty();
      }
      case OVERWRITE -> {
        transaction.overwriteRows();
        yield Optional.empty();
      }
      case MERGE -> Optional.of(transaction.mergeRows(order.mergeKey()));
    };
  }

  private void record(Judgement judgement, Optional<MergeTotals> merged) throws SQLException {
    Instant now = Instant.now();
    QuarantineSource kept = order.admission().quarantine(judgement);
    if (order.replay().isPresent()) {
      ReplayMarks.write(transaction, order, order.replay().get(), staged.remainingRows(), now);
    } else {
      transaction.quarantine(kept, now);
    }
    RowTotals rows =
        RowTotals.loaded(staged.remainingRows(), kept.count(), judgement.warned(), merged);
    transaction
        .ledger()
        .record(Entries.loaded(order, transaction.tableName(), rows, judgement, now));
  }
}
