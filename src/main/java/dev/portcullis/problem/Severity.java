package dev.portcullis.problem;

/** How much a {@link Problem} weighs. Only an {@link #ERROR} stops a run. */
public enum Severity {
  ERROR,
  WARNING,
  NOTE;

  /** The word that a person reads in front of the code, in lower case. */
  public String word() {
    return switch (this) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case NOTE -> "note";
    };
  }
}
