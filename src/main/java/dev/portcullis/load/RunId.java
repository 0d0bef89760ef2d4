package dev.portcullis.load;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;

/** Names runs: sorted by time when sorted as text, and different on all machines. */
public final class RunId {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
  private static final int RANDOM_BYTES = 4;

  private RunId() {}

  /** For example {@code 20260915T010203Z-1f3a9c07}. */
  public static String next(Instant now) {
    byte[] random = new byte[RANDOM_BYTES];
    new SecureRandom().nextBytes(random);
    return TIME.format(now) + "-" + HexFormat.of().formatHex(random);
  }
}
