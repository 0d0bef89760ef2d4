package dev.portcullis.type.pattern;

import dev.portcullis.type.PortablePattern;
import java.util.Objects;

/** The outcome of reading a pattern. */
public sealed interface PatternReading {
  /** The pattern is portable. */
  record Portable(PortablePattern pattern) implements PatternReading {
    public Portable {
      Objects.requireNonNull(pattern);
    }
  }

  /** The pattern is refused. */
  record Refused(PatternFault fault) implements PatternReading {
    public Refused {
      Objects.requireNonNull(fault);
    }
  }
}
