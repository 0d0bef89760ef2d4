package dev.portcullis.file;

import java.util.List;

/**
 * Where the columns of a contract stand in a file.
 *
 * @param fields for each column of the contract, in its order, the number of the field from 0, or
 *     {@link #ABSENT}
 * @param headerFields how many fields the header has, additional ones included
 */
public record ColumnMapping(List<Integer> fields, int headerFields) {
  /** The file does not have the column. */
  public static final int ABSENT = -1;

  public ColumnMapping {
    fields = List.copyOf(fields);
  }
}
