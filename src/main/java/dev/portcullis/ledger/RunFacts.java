package dev.portcullis.ledger;

import java.time.Instant;
import java.util.Objects;

/**
 * When, by what and by whom a file was worked on.
 *
 * @param startedAt before the file was read
 * @param finishedAt before the entry was written
 * @param toolVersion of Portcullis
 * @param user as the operating system says
 */
public record RunFacts(Instant startedAt, Instant finishedAt, String toolVersion, String user) {
  public RunFacts {
    Objects.requireNonNull(startedAt);
    Objects.requireNonNull(finishedAt);
    Objects.requireNonNull(toolVersion);
    Objects.requireNonNull(user);
  }
}
