package dev.portcullis.warehouse;

/** What becomes of bytes that the ledger knows. */
public enum Reload {
  /** They are not appended twice. */
  NEVER,
  /** They are loaded again, on purpose. */
  ON_PURPOSE
}
