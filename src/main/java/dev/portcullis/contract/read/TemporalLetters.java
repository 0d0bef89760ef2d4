package dev.portcullis.contract.read;

import dev.portcullis.type.TemporalFormat;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The letters of a format, turned into a regular expression with a group a part. */
final class TemporalLetters {
  private final Map<Part, String> groups = new EnumMap<>(Part.class);
  private final StringBuilder regex = new StringBuilder();
  private String fault = "";
  private boolean afterOpenWidth;

  private TemporalLetters() {}

  /** The parts of a date and time. */
  enum Part {
    YEAR("year"),
    MONTH("month"),
    DAY("day"),
    HOUR("hour"),
    MINUTE("minute"),
    SECOND("second"),
    FRACTION("fraction");

    private final String word;

    Part(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }
  }

  private record Letters(Part part, String regex, String prefix, boolean openWidth) {}

  static TemporalLetters read(String source) {
    TemporalLetters letters = new TemporalLetters();
    int next = 0;
    while (next < source.length() && letters.fault.isEmpty()) {
      next = letters.element(source, next);
    }
    return letters;
  }

  /** Why the format cannot be read; empty when it can. */
  String fault() {
    return fault;
  }

  boolean has(Part part) {
    return groups.containsKey(part);
  }

  private int element(String source, int start) {
    char c = source.charAt(start);
    if (c == '\'') {
      return quoted(source, start);
    }
    if (!isAsciiLetter(c)) {
      literal(c);
      return start + 1;
    }
    int end = start;
    while (end < source.length() && source.charAt(end) == c) {
      end++;
    }
    String run = source.substring(start, end);
    known(run)
        .ifPresentOrElse(
            this::part, () -> fault = "has the letters `" + run + "`, which are not known");
    return end;
  }

  private int quoted(String source, int start) {
    int end = source.indexOf('\'', start + 1);
    if (end < 0) {
      fault = "has a quote that is never closed";
      return source.length();
    }
    if (end == start + 1) {
      literal('\'');
    }
    source.substring(start + 1, end).chars().forEach(c -> literal((char) c));
    return end + 1;
  }

  private void literal(char c) {
    if (Character.isDigit(c)) {
      fault = "has the digit `" + c + "`";
    } else if (c < ' ' || "[]{}#".indexOf(c) >= 0) {
      fault = "has the character `" + c + "`, which is not known";
    }
    regex.append(Character.isLetter(c) || c == ' ' || c > 0x7E ? "" : "\\").append(c);
    afterOpenWidth = false;
  }

  private void part(Letters letters) {
    if (has(letters.part)) {
      fault = "names the " + letters.part.word() + " twice";
    } else if (afterOpenWidth || (letters.openWidth && endsInDigit())) {
      fault =
          "has a part of one or two digits beside another, so that `111` could be read in two ways";
    }
    groups.put(letters.part, letters.prefix + "\\" + (groups.size() + 1));
    regex.append('(').append(letters.regex).append(')');
    afterOpenWidth = letters.openWidth;
  }

  private boolean endsInDigit() {
    return regex.length() > 0 && regex.charAt(regex.length() - 1) == ')';
  }

  private static boolean isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static Optional<Letters> known(String run) {
    return switch (run) {
      case "yyyy", "uuuu" -> fixed(Part.YEAR, "[0-9]{4}", "");
      case "yy", "uu" -> fixed(Part.YEAR, "[0-9]{2}", "20");
      case "MM" -> fixed(Part.MONTH, "[0-9]{2}", "");
      case "M" -> Optional.of(new Letters(Part.MONTH, "[0-9]{1,2}", "", true));
      case "dd" -> fixed(Part.DAY, "[0-9]{2}", "");
      case "d" -> Optional.of(new Letters(Part.DAY, "[0-9]{1,2}", "", true));
      case "HH" -> fixed(Part.HOUR, "[01][0-9]|2[0-3]", "");
      case "H" -> Optional.of(new Letters(Part.HOUR, "[01]?[0-9]|2[0-3]", "", true));
      case "mm" -> fixed(Part.MINUTE, "[0-5][0-9]", "");
      case "ss" -> fixed(Part.SECOND, "[0-5][0-9]", "");
      case "S", "SS", "SSS", "SSSS", "SSSSS", "SSSSSS" ->
          fixed(Part.FRACTION, "[0-9]{" + run.length() + "}", "");
      default -> Optional.empty();
    };
  }

  private static Optional<Letters> fixed(Part part, String regex, String prefix) {
    return Optional.of(new Letters(part, regex, prefix, false));
  }

  /** The format, once its parts are known to be complete. */
  TemporalFormat format(String source) {
    StringBuilder template = new StringBuilder();
    append(template, "", Part.YEAR);
    append(template, "-", Part.MONTH);
    append(template, "-", Part.DAY);
    append(template, " ", Part.HOUR);
    append(template, ":", Part.MINUTE);
    append(template, ":", Part.SECOND);
    append(template, ".", Part.FRACTION);
    return new TemporalFormat(source, regex.toString(), template.toString());
  }

  private void append(StringBuilder template, String separator, Part part) {
    if (has(part)) {
      template.append(separator).append(groups.get(part));
    }
  }
}
