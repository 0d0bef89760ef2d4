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

  /**
   * The table that a user writes as {@code schema.name} or {@code name}; both are not looked at.
   */
  public static TableName of(String written) {
    int point = written.indexOf('.');
    return point < 0
        ? new TableName(Optional.empty(), written)
        : new TableName(Optional.of(written.substring(0, point)), written.substring(point + 1));
  }

  /** As a user writes it: {@code schema.name} or {@code name}. */
  @Override
  public String toString() {
    return schema.map(s -> s + "." + name).orElse(name);
  }
}
