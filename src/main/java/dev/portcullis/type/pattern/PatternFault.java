package dev.portcullis.type.pattern;

import java.util.Objects;

/**
 * Why a pattern is outside of the portable subset.
 *
 * @param offset code points before the fault
 * @param length code points to underline, at least 1
 * @param reason the end of a sentence that begins with the pattern, for example {@code has no end
 *     of its group}
 * @param hint what to write instead
 */
public record PatternFault(int offset, int length, String reason, String hint) {
  public PatternFault {
    Objects.requireNonNull(reason);
    Objects.requireNonNull(hint);
  }
}
