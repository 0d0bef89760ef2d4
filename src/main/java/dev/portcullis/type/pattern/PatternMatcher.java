package dev.portcullis.type.pattern;

import com.google.re2j.Pattern;
import dev.portcullis.type.PortablePattern;

/**
 * Matches whole values in time that grows only with their length: a backtracking matcher could be
 * held up for hours, or run out of stack, by one value.
 */
public final class PatternMatcher {
  private final Pattern pattern;

  /** A matcher for the pattern. */
  public PatternMatcher(PortablePattern pattern) {
    this.pattern = Pattern.compile(pattern.portable());
  }

  /** Whether the whole value matches. */
  public boolean matches(String value) {
    return pattern.matches(value);
  }
}
