package dev.portcullis.contract.read.odcs;

/**
 * What types have in common; a logical and a physical type of two families contradict each other.
 */
enum Family {
  TEXT,
  NUMBER,
  BOOLEAN,
  MOMENT,
  STRUCTURE,
  BYTES
}
