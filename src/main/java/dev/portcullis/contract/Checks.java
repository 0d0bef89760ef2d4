package dev.portcullis.contract;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a contract demands beyond its columns and keys. The names of all checks differ.
 *
 * @param rows about the columns of one row
 * @param file about a delivered file as a whole
 * @param references to other tables
 * @param quarantined how many rows may be set aside
 */
public record Checks(
    List<RowCheck> rows,
    List<FileCheck> file,
    List<Reference> references,
    Optional<Limit> quarantined) {
  /** Nothing more. */
  public static final Checks NONE = new Checks(List.of(), List.of(), List.of(), Optional.empty());

  public Checks {
    rows = List.copyOf(rows);
    file = List.copyOf(file);
    references = List.copyOf(references);
    Objects.requireNonNull(quarantined);
  }
}
