package dev.portcullis.migrate;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What the rows of a live table say to a migration that changes it.
 *
 * @param looks what was asked
 * @param rows of the table
 * @param standing views that read the table, and what else was made over it by hand and may be in
 *     the way, each with its kind
 * @param findings one for each look, in their order
 */
public record Evidence(TableLooks looks, long rows, List<String> standing, List<Finding> findings) {
  public Evidence {
    Objects.requireNonNull(looks);
    standing = List.copyOf(standing);
    findings = List.copyOf(findings);
  }

  /**
   * What one look found.
   *
   * @param count rows, or keys
   * @param examples what the first are called; empty when there are none or they may not be shown
   */
  public record Finding(Guard guard, long count, Optional<String> examples) {
    public Finding {
      Objects.requireNonNull(guard);
      Objects.requireNonNull(examples);
    }

    /** What was found, as a sentence without an end. */
    public String sentence() {
      String first = examples.map(it -> " (" + guard.shownName() + ": " + it + ")").orElse("");
      return "%s: %d%s".formatted(guard.sentence(), count, first);
    }
  }
}
