package dev.portcullis.migrate.postgres;

import dev.portcullis.migrate.Hash;
import dev.portcullis.rule.ConstraintName;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/** Names what takes the place of something else later, until it does. */
final class InterimName {
  private static final int HASH_DIGITS = 16;
  private static final String END = "_new";

  private InterimName() {}

  /** At most as long as Postgres allows, the same for the same name. */
  static String of(String name) {
    return of(name, List.of());
  }

  /** The same, and none of those that are taken. */
  static String of(String name, Collection<String> taken) {
    String plain = name + END;
    return fits(plain) && !taken.contains(plain) ? plain : hashed("portcullis_", name, END);
  }

  /** A word before a name, or before a hash of it where both are too long. */
  static String after(String word, String name) {
    return fits(word + name) ? word + name : hashed(word, name, "");
  }

  private static boolean fits(String name) {
    return name.getBytes(StandardCharsets.UTF_8).length <= ConstraintName.LIMIT;
  }

  private static String hashed(String word, String name, String end) {
    return word + Hash.sha256(name).substring(0, HASH_DIGITS) + end;
  }
}
