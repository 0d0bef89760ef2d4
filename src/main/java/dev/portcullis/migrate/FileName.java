package dev.portcullis.migrate;

import dev.portcullis.contract.TableName;
import java.util.Optional;

/**
 * Names files after tables. Whatever a table is called, its file lies in the folder it is put into,
 * on every machine; two tables never share a name.
 */
public final class FileName {
  private static final int HASH_DIGITS = 8;

  private FileName() {}

  /** {@code schema.table}, or {@code table}. */
  static String of(TableName table) {
    return joined(table, ".");
  }

  /** {@code schema_table}, or {@code table}, as the description of a migration. */
  public static String description(TableName table) {
    return joined(table, "_");
  }

  private static String joined(TableName table, String separator) {
    Optional<String> schema = table.schema().map(FileName::safe);
    return schema.map(name -> name + separator).orElse("") + safe(table.name());
  }

  /** A hash keeps names apart that differ only in what is not allowed. */
  public static String safe(String name) {
    String safe = name.replaceAll("[^A-Za-z0-9_]", "_");
    return safe.equals(name) ? name : safe + "_" + Hash.sha256(name).substring(0, HASH_DIGITS);
  }
}
