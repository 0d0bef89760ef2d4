package dev.portcullis.expr.parse;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What other languages have and this one refuses, with the reason and the way out.
 *
 * @param reason the end of a sentence
 * @param hint what to write instead, where there is something
 */
record RefusedWord(String reason, @Nullable String hint) {
  private static final RefusedWord CLOCK =
      new RefusedWord(
          "a row that keeps a rule today must keep it tomorrow, and a table does not look again",
          null);
  private static final RefusedWord CASES =
      new RefusedWord(
          "engines and servers change the case of other letters than A to Z in different ways",
          "Name the spellings: `IN ('new', 'NEW')`.");
  private static final RefusedWord ROUNDING =
      new RefusedWord("engines round in different ways", "Compare with the bounds of the range.");
  private static final RefusedWord AGGREGATE =
      new RefusedWord("it speaks of many rows, and a rule of one", null);
  private static final RefusedWord PARTS =
      new RefusedWord(
          "engines have different words for parts of dates",
          "Write `year(d)`, `month(d)` or `day(d)`.");
  private static final RefusedWord REGEX =
      new RefusedWord(
          "engines read different regular expressions", "Write `matches(column, 'pattern')`.");
  private static final RefusedWord JOINED =
      new RefusedWord("a rule compares texts and makes none", null);
  private static final RefusedWord CAST =
      new RefusedWord(
          "what a cast makes of a text or rounds differs between engines",
          "Declare the column with the type that is meant.");
  private static final RefusedWord QUERY =
      new RefusedWord("a rule speaks of one row, and no table can look into others", null);
  private static final RefusedWord NULLS =
      new RefusedWord("it is no part of the language", "Write `IS NULL` and `OR`.");
  private static final RefusedWord CASE =
      new RefusedWord("it is no part of the language", "Write `(a AND b) OR (NOT a AND c)`.");
  private static final RefusedWord COMMENT =
      new RefusedWord("an expression has no comments", "Write the reason into `description`.");
  private static final RefusedWord LIKE_BESIDE =
      new RefusedWord(
          "engines compare without regard to case in different ways",
          "Write `LIKE`, or `matches(column, '[Aa].*')`.");
  private static final RefusedWord INTERVAL =
      new RefusedWord(
          "engines count months and hours in different ways", "Add days to a date: `d + 30`.");
  private static final RefusedWord DOT =
      new RefusedWord("a column is named alone", "Write the name of the column without its table.");

  private static final Map<String, RefusedWord> FUNCTIONS =
      Map.ofEntries(
          Map.entry("lower", CASES),
          Map.entry("upper", CASES),
          Map.entry("initcap", CASES),
          Map.entry("now", CLOCK),
          Map.entry("random", CLOCK),
          Map.entry("current_date", CLOCK),
          Map.entry("current_timestamp", CLOCK),
          Map.entry("today", CLOCK),
          Map.entry("age", CLOCK),
          Map.entry("round", ROUNDING),
          Map.entry("ceil", ROUNDING),
          Map.entry("ceiling", ROUNDING),
          Map.entry("floor", ROUNDING),
          Map.entry("trunc", ROUNDING),
          Map.entry("count", AGGREGATE),
          Map.entry("sum", AGGREGATE),
          Map.entry("min", AGGREGATE),
          Map.entry("max", AGGREGATE),
          Map.entry("avg", AGGREGATE),
          Map.entry("any", QUERY),
          Map.entry("all", QUERY),
          Map.entry("some", QUERY),
          Map.entry("extract", PARTS),
          Map.entry("date_part", PARTS),
          Map.entry("date_trunc", PARTS),
          Map.entry("regexp_matches", REGEX),
          Map.entry("regexp_like", REGEX),
          Map.entry("regexp_full_match", REGEX),
          Map.entry("concat", JOINED),
          Map.entry("replace", JOINED),
          Map.entry("substring", JOINED),
          Map.entry("substr", JOINED),
          Map.entry("mod", new RefusedWord("it is no part of the language", "Write `a % 2`.")),
          Map.entry("nullif", NULLS),
          Map.entry(
              "ifnull", new RefusedWord("it is no part of the language", "Write `coalesce`.")),
          Map.entry("nvl", new RefusedWord("it is no part of the language", "Write `coalesce`.")));

  /** Words that stand where a column could stand. */
  private static final Map<String, RefusedWord> NAMES =
      Map.of(
          "current_date", CLOCK,
          "current_time", CLOCK,
          "current_timestamp", CLOCK,
          "localtime", CLOCK,
          "localtimestamp", CLOCK,
          "current_user", CLOCK,
          "session_user", CLOCK);

  private static final Map<String, RefusedWord> MARKS =
      Map.ofEntries(
          Map.entry("--", COMMENT),
          Map.entry("/*", COMMENT),
          Map.entry("||", JOINED),
          Map.entry("::", CAST),
          Map.entry("~", REGEX),
          Map.entry("~*", REGEX),
          Map.entry("!~", REGEX),
          Map.entry("!~*", REGEX),
          Map.entry("~~", new RefusedWord("it is no part of the language", "Write `LIKE`.")),
          Map.entry("==", new RefusedWord("it is no part of the language", "Write `=`.")),
          Map.entry("<=>", NULLS),
          Map.entry("&&", new RefusedWord("it is no part of the language", "Write `AND`.")),
          Map.entry("!", new RefusedWord("it is no part of the language", "Write `NOT`.")),
          Map.entry(";", new RefusedWord("a rule is one condition", null)),
          Map.entry(".", DOT),
          Map.entry("[", new RefusedWord("names with spaces stand in double quotes", null)),
          Map.entry("`", new RefusedWord("names with spaces stand in double quotes", null)));

  private static final Map<String, RefusedWord> WORDS =
      Map.ofEntries(
          Map.entry("select", QUERY),
          Map.entry("exists", QUERY),
          Map.entry("any", QUERY),
          Map.entry("all", QUERY),
          Map.entry("cast", CAST),
          Map.entry("case", CASE),
          Map.entry("ilike", LIKE_BESIDE),
          Map.entry("similar", REGEX),
          Map.entry("regexp", REGEX),
          Map.entry("rlike", REGEX),
          Map.entry("glob", REGEX),
          Map.entry("interval", INTERVAL),
          Map.entry("from", PARTS),
          Map.entry("distinct", NULLS),
          Map.entry(
              "collate", new RefusedWord("texts are always compared by their characters", null)),
          Map.entry("over", AGGREGATE));

  static @Nullable RefusedWord ofFunction(String lowerCase) {
    return FUNCTIONS.get(lowerCase);
  }

  static @Nullable RefusedWord ofName(String name) {
    return NAMES.get(name.toLowerCase(Locale.ROOT));
  }

  /** A mark, or a word that stands where only an operator can stand. */
  static @Nullable RefusedWord ofToken(String text) {
    RefusedWord mark = MARKS.get(text);
    return mark == null ? WORDS.get(text.toLowerCase(Locale.ROOT)) : mark;
  }
}
