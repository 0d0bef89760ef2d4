package dev.portcullis.load;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/**
 * A column type made by chance, with a source of values of it.
 *
 * @param kind of its values
 * @param keys what the contract says, a line a key
 * @param values makes the next value
 * @param refused texts that are no value of the type
 */
record GeneratedType(
    StoredKind kind,
    List<String> keys,
    Function<Random, GeneratedValue> values,
    List<String> refused) {
  /** The highest value of the {@code int} columns that have a maximum. */
  static final int MAXIMUM = 2_000_000_000;

  private static final List<String> JSON =
      List.of(
          "{}",
          "[]",
          "null",
          "true",
          "-0.5e3",
          "\"text\"",
          "\"\"",
          "\"a, b; c\"",
          "\"\\u0041\\\"\\n\"",
          "{\"a\": 1, \"b\": [true, null, \"x\"]}",
          "{\"a\":1,\"a\":2}",
          "{\n  \"a\" : 1\n}",
          "[1,\r\n 2]",
          " [ 1 , 2 ] ",
          "{\"nan\": \"inf, ]\"}",
          "123456789012345678901234567890.10");

  static GeneratedType of(Random random, GeneratedText texts) {
    StoredKind[] kinds = StoredKind.values();
    return switch (kinds[random.nextInt(kinds.length)]) {
      case INT -> integer(random);
      case LONG ->
          new GeneratedType(StoredKind.LONG, List.of("type: long"), GeneratedType::big, BIG);
      case DECIMAL -> decimal(random);
      case DOUBLE -> floating(random);
      case BOOLEAN -> bool(random);
      case DATE -> GeneratedTimes.date(random);
      case TIMESTAMP -> GeneratedTimes.timestamp(random);
      case INSTANT -> GeneratedTimes.instant();
      case TIME -> GeneratedTimes.time();
      case UUID -> uuid();
      case JSON -> json(texts);
      case TEXT -> text(texts);
    };
  }

  static GeneratedType text(GeneratedText texts) {
    return new GeneratedType(
        StoredKind.TEXT,
        List.of("type: string"),
        random -> GeneratedValue.of(texts.next(random)),
        List.of());
  }

  private static final List<String> BIG =
      List.of("9223372036854775808", "-9223372036854775809", "1.0", "1e3", "0x1F", " 1", "1_000");

  private static GeneratedType integer(Random random) {
    boolean bounded = random.nextBoolean();
    int greatest = bounded ? MAXIMUM : Integer.MAX_VALUE;
    return new GeneratedType(
        StoredKind.INT,
        bounded ? List.of("type: int", "max: " + MAXIMUM) : List.of("type: int"),
        it -> integer(it, greatest),
        List.of("2147483648", "-2147483649", "1.0", "1,0", "1e3", "0x1F", "1 ", "1_000", "--1"));
  }

  private static GeneratedValue integer(Random random, int greatest) {
    long number =
        switch (random.nextInt(6)) {
          case 0 -> greatest;
          case 1 -> Integer.MIN_VALUE;
          case 2 -> 0;
          default -> Math.min(greatest, random.nextInt());
        };
    return new GeneratedValue(whole(random, BigInteger.valueOf(number)), Long.toString(number));
  }

  private static GeneratedValue big(Random random) {
    long number =
        switch (random.nextInt(5)) {
          case 0 -> Long.MAX_VALUE;
          case 1 -> Long.MIN_VALUE;
          case 2 -> -random.nextInt(10);
          default -> random.nextLong();
        };
    return new GeneratedValue(whole(random, BigInteger.valueOf(number)), Long.toString(number));
  }

  /** Now and then with a sign or with zeros that say nothing. */
  private static String whole(Random random, BigInteger number) {
    String digits = number.abs().toString();
    String zeros = random.nextInt(5) == 0 ? "0".repeat(1 + random.nextInt(45)) : "";
    String plus = random.nextInt(6) == 0 ? "+" : "";
    return (number.signum() < 0 ? "-" : plus) + zeros + digits;
  }

  private static GeneratedType decimal(Random random) {
    int precision = 1 + random.nextInt(38);
    int scale = random.nextInt(precision + 1);
    String tooLong = "1" + "0".repeat(precision - scale);
    String tooFine = "0." + "0".repeat(scale) + "1";
    return new GeneratedType(
        StoredKind.DECIMAL,
        List.of("type: decimal(" + precision + "," + scale + ")"),
        it -> decimal(it, precision, scale),
        List.of(tooLong, tooFine, "-" + tooLong + ".0", "1e1", ".5", "1.", "0,5", "NaN", "1_0"));
  }

  private static GeneratedValue decimal(Random random, int precision, int scale) {
    BigInteger limit = BigInteger.TEN.pow(precision);
    BigInteger digits =
        switch (random.nextInt(5)) {
          case 0 -> limit.subtract(BigInteger.ONE);
          case 1 -> BigInteger.ZERO;
          case 2 -> BigInteger.TEN.pow(random.nextInt(precision));
          default -> new BigInteger(limit.bitLength(), random).mod(limit);
        };
    BigDecimal number = new BigDecimal(random.nextBoolean() ? digits.negate() : digits, scale);
    String plain = number.toPlainString();
    String zeros = random.nextInt(4) == 0 ? "0".repeat(1 + random.nextInt(20)) : "";
    String text = zeros.isEmpty() || scale > 0 ? plain + zeros : plain + "." + zeros;
    boolean sign = number.signum() >= 0 && random.nextInt(8) == 0;
    return new GeneratedValue(sign ? "+" + text : text, StoredKind.decimal(number));
  }

  private static GeneratedType floating(Random random) {
    boolean all = random.nextBoolean();
    return new GeneratedType(
        StoredKind.DOUBLE,
        all ? List.of("type: double", "non_finite: allow") : List.of("type: double"),
        it -> floating(it, all),
        all
            ? List.of("1e999", "-1e400", "nan", "inf", "1,5", "0x1p3")
            : List.of("NaN", "Infinity", "-Infinity", "1e999", "1e-999", ".5", "1d"));
  }

  private static GeneratedValue floating(Random random, boolean all) {
    if (all && random.nextInt(4) == 0) {
      String text = List.of("NaN", "Infinity", "-Infinity", "+Infinity").get(random.nextInt(4));
      return new GeneratedValue(text, text.replace("+", ""));
    }
    double number =
        switch (random.nextInt(7)) {
          case 0 -> Double.MAX_VALUE;
          case 1 -> Double.MIN_VALUE;
          case 2 -> -0.0;
          case 3 -> random.nextInt(1000) / 100.0;
          default -> Double.longBitsToDouble(random.nextLong());
        };
    number = Double.isFinite(number) ? number : 0.1;
    boolean plain = random.nextBoolean() && Math.abs(number) < 1e300 && number != 0;
    String text = plain ? new BigDecimal(number).toPlainString() : Double.toString(number);
    return new GeneratedValue(
        random.nextBoolean() ? text : text.toLowerCase(Locale.ROOT), Double.toString(number));
  }

  private static GeneratedType bool(Random random) {
    boolean own = random.nextBoolean();
    List<String> truths = own ? List.of("yes", "1") : List.of("true");
    List<String> falsehoods = own ? List.of("no", "0") : List.of("false");
    return new GeneratedType(
        StoredKind.BOOLEAN,
        own
            ? List.of(
                "type: boolean", "true_values: [\"yes\", \"1\"]", "false_values: [\"no\", \"0\"]")
            : List.of("type: boolean"),
        it -> bool(it, truths, falsehoods),
        List.of("t", "f", "on", "2", own ? "true" : "yes"));
  }

  private static GeneratedValue bool(Random random, List<String> truths, List<String> falsehoods) {
    boolean truth = random.nextBoolean();
    List<String> spellings = truth ? truths : falsehoods;
    String spelling = spellings.get(random.nextInt(spellings.size()));
    return new GeneratedValue(
        random.nextBoolean() ? spelling : spelling.toUpperCase(Locale.ROOT),
        Boolean.toString(truth));
  }

  private static GeneratedType uuid() {
    return new GeneratedType(
        StoredKind.UUID,
        List.of("type: uuid"),
        random -> {
          String text = new UUID(random.nextLong(), random.nextLong()).toString();
          return new GeneratedValue(
              random.nextBoolean() ? text : text.toUpperCase(Locale.ROOT), text);
        },
        List.of(
            "123e4567e89b12d3a456426614174000",
            "{123e4567-e89b-12d3-a456-426614174000}",
            "123e4567-e89b-12d3-a456-42661417400"));
  }

  private static GeneratedType json(GeneratedText texts) {
    return new GeneratedType(
        StoredKind.JSON,
        List.of("type: json"),
        random ->
            random.nextBoolean()
                ? GeneratedValue.of(JSON.get(random.nextInt(JSON.size())))
                : GeneratedValue.of("[\"" + escaped(texts.next(random)) + "\"]"),
        List.of("{x", "{'a': 1}", "[1,]", "nul", "NaN", "[1] [2]"));
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.chars()
        .forEach(
            c -> {
              boolean plain = c >= ' ' && c != '"' && c != '\\';
              escaped.append(plain ? Character.toString(c) : String.format("\\u%04x", c));
            });
    return escaped.toString();
  }
}
