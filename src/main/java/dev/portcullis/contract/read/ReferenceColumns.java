package dev.portcullis.contract.read;

import java.util.List;

/**
 * The columns of a reference in pairs.
 *
 * @param own of the table of the contract
 * @param others of the table that holds the values, as many
 */
record ReferenceColumns(List<String> own, List<String> others) {
  ReferenceColumns {
    own = List.copyOf(own);
    others = List.copyOf(others);
  }
}
