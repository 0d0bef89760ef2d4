package dev.portcullis.contract.write;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Spells a text so that every YAML reads it as this text, of version 1.1 or 1.2, in a block or
 * between braces.
 */
final class YamlScalars {
  /** Nothing in it means anything to YAML, and it begins as no number does. */
  private static final Pattern PLAIN =
      Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_./%+&()-]*(?: [\\p{L}\\p{N}_./%+&()-]+)*");

  /** Two points: no YAML takes it for a number. */
  private static final Pattern VERSION = Pattern.compile("[0-9]+\\.[0-9]+\\.[0-9]+");

  private static final Set<String> TAKEN_FOR_OTHERS =
      Set.of("null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf");

  private YamlScalars() {}

  static String spelled(String text) {
    if (isPlain(text)) {
      return text;
    }
    if (text.codePoints().anyMatch(YamlScalars::needsEscape)) {
      return escaped(text);
    }
    boolean single = text.indexOf('"') >= 0 || text.indexOf('\\') >= 0;
    return single ? "'" + text.replace("'", "''") + "'" : '"' + text + '"';
  }

  private static boolean isPlain(String text) {
    return VERSION.matcher(text).matches()
        || (PLAIN.matcher(text).matches()
            && !TAKEN_FOR_OTHERS.contains(text.toLowerCase(Locale.ROOT)));
  }

  /**
   * What leaves no mark, breaks a line or is no character by itself, and what lies beyond the plane
   * that old readers know.
   */
  static boolean needsEscape(int point) {
    if (point == ' ') {
      return false;
    }
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints().forEach(point -> out.append(escaped(point)));
    return out.append('"').toString();
  }

  private static String escaped(int point) {
    return switch (point) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default ->
          !needsEscape(point)
              ? Character.toString(point)
              : point > 0xFFFF ? String.format("\\U%08X", point) : String.format("\\u%04X", point);
    };
  }
}
