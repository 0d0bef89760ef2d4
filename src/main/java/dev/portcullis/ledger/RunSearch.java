package dev.portcullis.ledger;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What was found of a run that somebody named.
 *
 * @param run the one that is meant; empty when none is, or several may be
 * @param several the first of the runs that begin as it was written; empty when none does
 * @param nearest the run that may have been meant, when none begins so
 */
public record RunSearch(Optional<RecordedRun> run, List<String> several, Optional<String> nearest) {
  public RunSearch {
    Objects.requireNonNull(run);
    several = List.copyOf(several);
    Objects.requireNonNull(nearest);
  }
}
