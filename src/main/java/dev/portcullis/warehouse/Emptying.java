package dev.portcullis.warehouse;

/** What becomes of a load that would leave a table without rows that has some. */
public enum Emptying {
  /** The file is refused: a broken job upstream delivers such files too. */
  REFUSE,
  /** The table is emptied, on purpose. */
  ON_PURPOSE
}
