package dev.portcullis.cli;

import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Colours the first word of a finding on a terminal; in a pipe or with {@code NO_COLOR} there are
 * none.
 */
final class Colours {
  private Colours() {}

  static String of(String line) {
    int end = line.indexOf(' ');
    if (end <= 0 || !Ansi.AUTO.enabled()) {
      return line;
    }
    String word = line.substring(0, end);
    IStyle style =
        switch (word) {
          case "BREACH", "failed", "error", "invalid" -> Style.fg_red;
          case "warn", "warning" -> Style.fg_yellow;
          case "ok" -> Style.fg_green;
          default -> Style.reset;
        };
    return style.on() + word + style.off() + line.substring(end);
  }
}
