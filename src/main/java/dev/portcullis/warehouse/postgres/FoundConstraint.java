package dev.portcullis.warehouse.postgres;

import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A constraint as it was read, before its condition is brought into a form.
 *
 * @param condition of a CHECK
 * @param reference the form of a FOREIGN KEY
 * @param more what else it says, which nothing that a contract asks for does
 */
record FoundConstraint(
    String name,
    Kind kind,
    List<String> columns,
    String words,
    Optional<String> condition,
    Optional<String> reference,
    String more,
    Validity validity) {
  FoundConstraint {
    columns = List.copyOf(columns);
  }

  /** One without a condition and another table. */
  static FoundConstraint of(
      String name, Kind kind, List<String> columns, String words, String more, Validity validity) {
    return new FoundConstraint(
        name, kind, columns, words, Optional.empty(), Optional.empty(), more, validity);
  }

  /**
   * @param forms of conditions by the names of constraints; one that is missing has the form of its
   *     words, which nothing else has
   */
  CatalogConstraint constraint(Map<String, String> forms) {
    String form = reference.orElseGet(() -> condition.isEmpty() ? "" : form(forms));
    return new CatalogConstraint(
        name, kind, columns, words, more.isEmpty() ? form : form + " " + more, validity);
  }

  private String form(Map<String, String> forms) {
    return forms.getOrDefault(name, words);
  }
}
