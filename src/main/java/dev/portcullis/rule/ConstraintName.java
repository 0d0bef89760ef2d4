package dev.portcullis.rule;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Names constraints after their rules. Postgres cuts a name at 63 bytes without a word (prisma/orm
 * issue 9415), so a longer one is cut here: the end of the readable part gives way to a hash of the
 * whole, the kind stays in sight.
 */
public final class ConstraintName {
  /** The limit of Postgres, in bytes of UTF-8. */
  public static final int LIMIT = 63;

  private static final int HASH_DIGITS = 8;

  private ConstraintName() {}

  /** {@code subject_kind}, cut to {@link #LIMIT} bytes; the same for the same arguments, always. */
  public static String of(String subject, RuleKind kind) {
    String suffix = "_" + kind.word();
    if (bytes(subject + suffix) <= LIMIT) {
      return subject + suffix;
    }
    return hashed(subject + suffix, subject + suffix, kind);
  }

  /** The name with a hash of {@code whole} before its kind, at most {@link #LIMIT} bytes. */
  static String hashed(String plain, String whole, RuleKind kind) {
    String suffix = "_" + kind.word();
    String subject = plain.substring(0, plain.length() - suffix.length());
    String tail = "_" + hash(whole) + suffix;
    return cut(subject, LIMIT - bytes(tail)) + tail;
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static String cut(String text, int limit) {
    StringBuilder kept = new StringBuilder();
    int used = 0;
    for (int codePoint : text.codePoints().toArray()) {
      used += bytes(Character.toString(codePoint));
      if (used > limit) {
        break;
      }
      kept.appendCodePoint(codePoint);
    }
    return kept.toString();
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
