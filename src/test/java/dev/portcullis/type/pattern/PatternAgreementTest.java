package dev.portcullis.type.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.testkit.PostgresServer;
import dev.portcullis.testkit.PostgresVersion;
import dev.portcullis.type.pattern.PatternReading.Portable;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever the parser lets through, every engine compiles, and every engine gives the same verdict
 * on every value. Java's own matcher stands for the meaning, as the patterns are short enough for
 * it.
 */
class PatternAgreementTest {
  private static final int RANDOM_PATTERNS = 400;
  private static final int RANDOM_VALUES = 120;

  private static final List<String> WRITTEN =
      List.of(
          "[A-Z]{3}-[0-9]{4}",
          "^[A-Z]+$|^[a-z]+$",
          ".",
          ".*",
          "a.b",
          "\\w+",
          "\\W+",
          "\\d{1,3}(\\.\\d{1,3})?",
          "\\s*\\S+\\s*",
          "[\\w.-]+@[\\w-]+\\.[a-z]{2,}",
          "[^a]",
          "[^\\s]+",
          "[]\\[^-]".replace("[]", "[\\]"),
          "[a^b]+",
          "[-a]+",
          "[a-]+",
          "[+--]+",
          "[!-~]+",
          "[à-ÿ]+",
          "[🙂-🙄]+",
          "(a|ab)(c|bcd)(d*)",
          "(?:a|b)*?",
          "(a*)*",
          "(a|)b",
          "a||b",
          "()a",
          "a{0}b",
          "a{2,}",
          "(ab){1,2}",
          "\\$\\{\\}\\(\\)\\[\\]\\*\\+\\?\\|\\^\\.\\\\",
          "a\\/b\\-c\\_d\\ e\\'f\\\"g\\#h",
          "\\t|\\n|\\r|\\f",
          "[\\t\\n]+",
          "https?://en\\.wikipedia\\.org/wiki/.+",
          "[^\\n]{255}",
          "(?:[A-Za-zà-ÿ]{1,50}){20}",
          "[&~!@`]+",
          "ß|ss",
          "***=a".replace("***", "\\*\\*\\*"));

  private static final String[] PIECES = {
    "a",
    "b",
    "A",
    "1",
    "_",
    "-",
    "é",
    "я",
    "🙂",
    " ",
    "\\n",
    "\\t",
    "\\.",
    "\\\\",
    "\\d",
    "\\w",
    "\\s",
    "\\D",
    "\\W",
    "\\S",
    ".",
    "[ab]",
    "[^a]",
    "[a-z]",
    "[^\\d]",
    "[\\w-]",
    "[\\]\\[]",
    "[^\\^-]",
    "[é-я]",
    "(a|b)",
    "(?:ab|)",
    "(",
    ")",
    "|",
    "*",
    "+",
    "?",
    "{2}",
    "{0,1}",
    "{1,}",
    "*?",
    "^",
    "$",
    "[",
    "]",
    "{",
    "}",
    "&&"
  };
  private static final String[] CHARACTERS = {
    "a", "b", "A", "1", "2", "_", "-", ".", " ", "\n", "\t", "\r", "é", "я", "🙂", "^", "$", "[",
    "]", "\\", "(", ")", "|", "{", "}", "+", "*", "?", "&", "c", "d", "\u0301", "ß", "\u2028",
    "\u0085"
  };

  private static final List<String> VALUES = new ArrayList<>();
  private static final List<String> PORTABLE = new ArrayList<>();

  @BeforeAll
  static void patternsAndValues() {
    Random random = new Random(20260915);
    Set<String> values =
        new LinkedHashSet<>(
            List.of(
                "",
                "ABC-1234",
                "abc",
                "ab",
                "abcd",
                "192.168",
                "x@y-z.com",
                "a\nb",
                "a\n",
                "ss",
                "https://en.wikipedia.org/wiki/X",
                "${}()[]*+?|^.\\",
                "a/b-c_d e'f\"g#h",
                "x".repeat(255),
                "à".repeat(40)));
    Stream.of(CHARACTERS).forEach(values::add);
    while (values.size() < RANDOM_VALUES) {
      values.add(random(random, CHARACTERS, 5));
    }
    VALUES.addAll(values);
    for (String written : WRITTEN) {
      PORTABLE.add(((Portable) PatternParser.read(written)).pattern().portable());
    }
    while (PORTABLE.size() < RANDOM_PATTERNS) {
      if (PatternParser.read(random(random, PIECES, 6)) instanceof Portable portable) {
        PORTABLE.add(portable.pattern().portable());
      }
    }
  }

  private static String random(Random random, String[] parts, int most) {
    return Stream.generate(() -> parts[random.nextInt(parts.length)])
        .limit(1 + random.nextInt(most))
        .collect(Collectors.joining());
  }

  @Test
  void theLinearMatcherAgreesWithJava() {
    assertEquals(
        matchesOfJava(), matches(portable -> new PatternMatcher(pattern(portable))::matches));
  }

  @Test
  void duckDbAgreesWithJava() throws SQLException {
    assertEquals(matchesOfJava(), matchesOf("jdbc:duckdb:", "regexp_full_match(v, ?)", "", ""));
  }

  @ParameterizedTest
  @EnumSource
  void postgresAgreesWithJava(PostgresVersion version) throws SQLException {
    String url = PostgresServer.of(version).newDatabase();

    assertEquals(matchesOfJava(), matchesOf(url, "v ~ ?", "^(?:", ")$"));
  }

  private static dev.portcullis.type.PortablePattern pattern(String portable) {
    return new dev.portcullis.type.PortablePattern(portable, portable);
  }

  private static Map<String, List<String>> matchesOfJava() {
    return matches(
        portable -> {
          Pattern pattern = Pattern.compile(portable);
          return value -> pattern.matcher(value).matches();
        });
  }

  private interface Compiled {
    boolean matches(String value);
  }

  private static Map<String, List<String>> matches(
      java.util.function.Function<String, Compiled> compile) {
    Map<String, List<String>> matches = new TreeMap<>();
    for (String portable : PORTABLE) {
      Compiled compiled = compile.apply(portable);
      matches.put(portable, VALUES.stream().filter(compiled::matches).sorted().toList());
    }
    return matches;
  }

  private static Map<String, List<String>> matchesOf(
      String url, String condition, String before, String after) throws SQLException {
    Map<String, List<String>> matches = new TreeMap<>();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE candidates(v VARCHAR)");
      try (PreparedStatement insert =
          connection.prepareStatement("INSERT INTO candidates VALUES (?)")) {
        for (String value : VALUES) {
          insert.setString(1, value);
          insert.executeUpdate();
        }
      }
      try (PreparedStatement query =
          connection.prepareStatement("SELECT v FROM candidates WHERE " + condition)) {
        for (String portable : PORTABLE) {
          query.setString(1, before + portable + after);
          matches.put(portable, column(query));
        }
      }
    }
    return matches;
  }

  private static List<String> column(PreparedStatement query) throws SQLException {
    List<String> values = new ArrayList<>();
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        values.add(rows.getString(1));
      }
    }
    return values.stream().sorted().toList();
  }
}
