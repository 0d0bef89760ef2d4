package dev.portcullis.diff;

/** Whom a change may concern. */
public enum Side {
  /** Who delivers the files: does what was accepted stay accepted? */
  PRODUCER("producer"),
  /** The table that is there, and who migrates it: do its rows fit, and stay? */
  TABLE("table"),
  /** Who reads the table: does what was promised stay promised? */
  READER("reader");

  private final String word;

  Side(String word) {
    this.word = word;
  }

  /** As reports call it. */
  public String word() {
    return word;
  }
}
