package dev.portcullis.migrate.postgres;

import dev.portcullis.migrate.Hash;
import dev.portcullis.rule.ConstraintName;
import java.nio.charset.StandardCharsets;

/** Names the index of a key until it is the key's. */
final class IndexName {
  private static final int HASH_DIGITS = 16;

  private IndexName() {}

  /** At most as long as Postgres allows, the same for the same key. */
  static String of(String constraint) {
    String name = constraint + "_new";
    return name.getBytes(StandardCharsets.UTF_8).length <= ConstraintName.LIMIT
        ? name
        : "portcullis_" + Hash.sha256(constraint).substring(0, HASH_DIGITS) + "_new";
  }
}
