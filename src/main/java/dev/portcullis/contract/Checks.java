package dev.portcullis.contract;

import java.util.List;
import java.util.Objects;

/**
 * What a contract demands beyond its columns and keys. The names of all checks differ.
 *
 * @param rows about the columns of one row
 * @param file about a delivered file as a whole
 * @param references to other tables
 * @param limits how much may be wrong with a file before nothing of it is loaded
 */
public record Checks(
    List<RowCheck> rows, List<FileCheck> file, List<Reference> references, Limits limits) {
  /** Nothing more. */
  public static final Checks NONE = new Checks(List.of(), List.of(), List.of(), Limits.NONE);

  public Checks {
    rows = List.copyOf(rows);
    file = List.copyOf(file);
    references = List.copyOf(references);
    Objects.requireNonNull(limits);
  }
}
