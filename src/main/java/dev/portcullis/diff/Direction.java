package dev.portcullis.diff;

/** How a rule compares with what it was. */
public enum Direction {
  /** It keeps the same rows. */
  SAME("same"),
  /** What it lets through was let through before. */
  TIGHTENED("tightened"),
  /** It lets through all that it let through before. */
  LOOSENED("loosened"),
  /** Neither is known to contain the other. */
  CHANGED("changed");

  private final String word;

  Direction(String word) {
    this.word = word;
  }

  /** As reports call it. */
  public String word() {
    return word;
  }

  static Direction of(boolean newKeepsOld, boolean oldKeepsNew) {
    if (newKeepsOld) {
      return oldKeepsNew ? SAME : TIGHTENED;
    }
    return oldKeepsNew ? LOOSENED : CHANGED;
  }
}
