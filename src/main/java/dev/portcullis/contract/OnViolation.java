package dev.portcullis.contract;

/** What happens to a row that breaks a rule. */
public enum OnViolation {
  /** The row is loaded and counted; such a rule cannot be a constraint of the table. */
  WARN,
  /** The row is set aside with every reason, the rest is loaded. */
  DROP,
  /** Nothing of the file is loaded. */
  FAIL;

  /** As the contract spells it. */
  public String word() {
    return switch (this) {
      case WARN -> "warn";
      case DROP -> "drop";
      case FAIL -> "fail";
    };
  }
}
