package dev.portcullis.report;

import dev.portcullis.load.Sample;
import dev.portcullis.problem.ShortText;

/**
 * A value as a sentence begins with it: in backticks, cut when it is long, hidden when it must be.
 */
final class ShownValue {
  private static final int LONGEST = 60;

  private ShownValue() {}

  static String of(Sample sample) {
    return switch (sample.visibility()) {
      case HIDDEN -> "a value that is not shown";
      case SHOWN -> {
        String value = sample.value();
        if (value == null) {
          yield "the value";
        }
        yield value.isEmpty() ? "the empty text" : "`" + ShortText.of(value, LONGEST) + "`";
      }
    };
  }
}
