package dev.portcullis.contract;

import java.util.Objects;
import java.util.Optional;

/**
 * The table that a contract speaks of.
 *
 * @param schema empty: the default schema of the warehouse
 * @param name never empty
 */
public record TableName(Optional<String> schema, String name) {
  public TableName {
    Objects.requireNonNull(schema);
    Objects.requireNonNull(name);
  }

  /** As a user writes it: {@code schema.name} or {@code name}. */
  @Override
  public String toString() {
    return schema.map(s -> s + "." + name).orElse(name);
  }
}
