package dev.portcullis.file;

import java.util.List;

/**
 * Where the columns of a contract stand in a file.
 *
 * @param fields for each column of the contract, in its order, the number of the field from 0
 * @param headerFields how many fields the header has, additional ones included
 */
public record ColumnMapping(List<Integer> fields, int headerFields) {
  public ColumnMapping {
    fields = List.copyOf(fields);
  }
}
