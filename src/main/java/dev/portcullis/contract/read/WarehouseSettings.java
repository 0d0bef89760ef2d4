package dev.portcullis.contract.read;

import java.util.Objects;
import java.util.Optional;

/**
 * One warehouse of {@code portcullis.yaml}. It says where a password is, never what it is.
 *
 * @param url of JDBC
 * @param passwordVariable environment variable that holds the password
 * @param passwordFile file whose first line is the password; relative to the directory of the
 *     configuration
 */
public record WarehouseSettings(
    String name,
    String url,
    Optional<String> user,
    Optional<String> passwordVariable,
    Optional<String> passwordFile) {
  public WarehouseSettings {
    Objects.requireNonNull(name);
    Objects.requireNonNull(url);
  }
}
