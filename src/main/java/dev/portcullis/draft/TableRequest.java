package dev.portcullis.draft;

import dev.portcullis.contract.TableName;
import java.util.Objects;
import java.util.Optional;

/**
 * What is asked for.
 *
 * @param table to draft a contract from
 * @param name of the contract; the table's own when empty
 */
public record TableRequest(TableName table, Optional<String> name) {
  public TableRequest {
    Objects.requireNonNull(table);
    Objects.requireNonNull(name);
  }
}
