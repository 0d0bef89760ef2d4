package dev.portcullis.migrate;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A type as contracts spell it, taken apart.
 *
 * @param name {@code decimal} of {@code decimal(10,2)}
 * @param precision digits of a decimal, else 0
 * @param scale digits of its fraction
 */
public record TypeWords(String name, int precision, int scale) {
  private static final Pattern WORDS = Pattern.compile("(\\w+)(?:\\((\\d+),(\\d+)\\))?");
  private static final int DIGITS_OF_INT = 10;
  private static final int DIGITS_OF_LONG = 19;

  /** Texts that a value of the type may be written as; the whole text must match. */
  private static final Map<String, String> FORMS =
      Map.of(
          "int", "[+-]?[0-9]{1,19}",
          "long", "[+-]?[0-9]{1,19}",
          // Whether it may be other than finite is a rule of its own.
          "double", "[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?|NaN|[+-]?Infinity",
          "boolean", "[tT][rR][uU][eE]|[fF][aA][lL][sS][eE]",
          "date", "[0-9]{4}-[0-9]{2}-[0-9]{2}",
          "timestamp",
              "[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?",
          "timestamptz",
              "[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?"
                  + "(Z|[+-][0-9]{2}(:?[0-9]{2})?)",
          "time", "[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?",
          "uuid", "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

  /** The type that the contract spells so. */
  public static TypeWords of(String spelled) {
    Matcher words = WORDS.matcher(spelled);
    if (!words.matches()) {
      throw new IllegalArgumentException(spelled);
    }
    return words.group(2) == null
        ? new TypeWords(words.group(1), 0, 0)
        : new TypeWords(
            words.group(1), Integer.parseInt(words.group(2)), Integer.parseInt(words.group(3)));
  }

  public boolean isNumber() {
    return isInteger() || name.equals("decimal") || name.equals("double");
  }

  public boolean isInteger() {
    return name.equals("int") || name.equals("long");
  }

  /** The greatest number of digits before the point. */
  public int wholeDigits() {
    return switch (name) {
      case "int" -> DIGITS_OF_INT;
      case "long" -> DIGITS_OF_LONG;
      default -> precision - scale;
    };
  }

  /** Whether every number of this type is one of the other. */
  public boolean isWithin(TypeWords other) {
    return switch (other.name) {
      case "int" -> name.equals("int");
      case "long" -> isInteger();
      case "decimal" ->
          !name.equals("double") && other.scale >= scale && other.wholeDigits() >= wholeDigits();
      case "double" -> name.equals("int") || name.equals("double");
      default -> false;
    };
  }

  /** The texts that are values of this type, as a pattern of the portable subset; empty: any. */
  public Optional<String> form() {
    return name.equals("decimal")
        ? Optional.of(decimalForm())
        : Optional.ofNullable(FORMS.get(name));
  }

  private String decimalForm() {
    String whole = "[+-]?0*[0-9]{1," + Math.max(1, wholeDigits()) + "}";
    return scale == 0 ? whole + "(\\.0*)?" : whole + "(\\.[0-9]{0," + scale + "}0*)?";
  }
}
