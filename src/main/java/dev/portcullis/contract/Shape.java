package dev.portcullis.contract;

/** The ways to write a contract; what one says in a key, another says elsewhere. */
public enum Shape {
  /** The keys of {@code docs/contract.md}. */
  NATIVE,
  /** With {@code contract_name} and {@code allow_additional_columns}. */
  JSON,
  /** The Open Data Contract Standard. */
  STANDARD
}
