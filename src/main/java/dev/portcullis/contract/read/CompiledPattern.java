package dev.portcullis.contract.read;

import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.pattern.PatternMatcher;
import org.jspecify.annotations.Nullable;

/**
 * The matcher of a column's pattern, made when the first value asks for it: most columns name none.
 */
final class CompiledPattern {
  private @Nullable PatternMatcher matcher;

  boolean matches(PortablePattern pattern, String value) {
    if (matcher == null) {
      matcher = new PatternMatcher(pattern);
    }
    return matcher.matches(value);
  }
}
