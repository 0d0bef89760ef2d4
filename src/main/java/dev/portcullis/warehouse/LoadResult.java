package dev.portcullis.warehouse;

import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.staging.Judgement;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How a load ended. In all cases but {@link Loaded} and {@link FoundLoaded} the target holds what
 * it held before.
 */
public sealed interface LoadResult {
  <R> R accept(Visitor<R> visitor);

  /** One method an end. */
  interface Visitor<R> {
    R loaded(Loaded result);

    R foundLoaded(FoundLoaded result);

    R known(AlreadyLoaded result);

    R refused(Refused result);

    R notAdmitted(NotAdmitted result);

    R wouldEmpty(WouldEmpty result);
  }

  /**
   * Committed, and read back from the ledger after the commit.
   *
   * @param judgement of the file by all rules, references included
   * @param merged what became of the rows; empty in all modes but merge
   */
  record Loaded(Judgement judgement, Optional<MergeTotals> merged) implements LoadResult {
    public Loaded {
      Objects.requireNonNull(judgement);
      Objects.requireNonNull(merged);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.loaded(this);
    }
  }

  /**
   * Committed, though the answer to the commit was lost: the ledger told, over a new connection.
   *
   * @param loaded the same as if the answer had come
   */
  record FoundLoaded(Loaded loaded) implements LoadResult {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.foundLoaded(this);
    }
  }

  /**
   * The ledger knows these bytes for this table.
   *
   * @param fileName the name under which they were loaded
   * @param runId of that load
   * @param at when it ended
   */
  record AlreadyLoaded(String fileName, String runId, Instant at) implements LoadResult {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.known(this);
    }
  }

  /**
   * The table refused rows that the staging checks had let through; the transaction was rolled
   * back.
   */
  record Refused(List<TableRefusal> refusals) implements LoadResult {
    public Refused {
      refusals = List.copyOf(refusals);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.refused(this);
    }
  }

  /**
   * The file gate did not admit the rows after the warehouse had judged them too, so nothing was
   * sent.
   *
   * @param judgement of the file by all rules, references included
   */
  record NotAdmitted(Judgement judgement) implements LoadResult {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.notAdmitted(this);
    }
  }

  /**
   * No row of the file is left to be loaded, and the table would be empty afterwards.
   *
   * @param judgement of the file by all rules, references included
   */
  record WouldEmpty(Judgement judgement) implements LoadResult {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.wouldEmpty(this);
    }
  }
}
