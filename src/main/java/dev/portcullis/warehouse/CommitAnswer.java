package dev.portcullis.warehouse;

/** How it became known that a load was committed. */
public enum CommitAnswer {
  /** The warehouse said so, and the ledger's entry was read back. */
  GIVEN,

  /** The answer was lost; the ledger has the entry. */
  FOUND_IN_LEDGER
}
