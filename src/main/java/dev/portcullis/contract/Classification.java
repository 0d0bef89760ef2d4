package dev.portcullis.contract;

/** How far the values of a column may travel. */
public enum Classification {
  PUBLIC,
  INTERNAL,
  CONFIDENTIAL,
  RESTRICTED;

  /** As the contract spells it. */
  public String word() {
    return switch (this) {
      case PUBLIC -> "public";
      case INTERNAL -> "internal";
      case CONFIDENTIAL -> "confidential";
      case RESTRICTED -> "restricted";
    };
  }

  /** Whether values may be printed on a console and in a report. */
  public boolean mayBeShown() {
    return switch (this) {
      case PUBLIC, INTERNAL -> true;
      case CONFIDENTIAL, RESTRICTED -> false;
    };
  }
}
