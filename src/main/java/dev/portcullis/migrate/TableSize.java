package dev.portcullis.migrate;

/** How much care the tables of a migration need; the word of a user, never a guess. */
public enum TableSize {
  /** Many rows, which others read and write meanwhile. */
  LIVE,
  /** So few rows that everybody may wait until all of them are read or rewritten. */
  SMALL
}
