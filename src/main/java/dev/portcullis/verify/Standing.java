package dev.portcullis.verify;

/** How a rule of a contract stands in its table. */
public enum Standing {
  /** The table refuses every row that breaks it, and no row in it does. */
  ENFORCED("enforced"),
  /** The table refuses new rows that break it; those that were there before may do so. */
  NOT_VALIDATED("not validated"),
  /** The table cannot hold it, or must not: it is checked in files. */
  STAGING_ONLY("staging only"),
  /** What bears its name says something else. */
  CHANGED("changed"),
  /** Nothing in the table says it. */
  MISSING("missing");

  private final String word;

  Standing(String word) {
    this.word = word;
  }

  /** As a person reads it. */
  public String word() {
    return word;
  }

  /** Whether the table is other than the contract says. */
  public boolean isDrift() {
    return switch (this) {
      case ENFORCED, STAGING_ONLY -> false;
      case NOT_VALIDATED, CHANGED, MISSING -> true;
    };
  }
}
