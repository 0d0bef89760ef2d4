package dev.portcullis.contract.read.odcs;

import dev.portcullis.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tells a problem that was found in native words in those of the standard. */
final class NativeWords {
  private static final Map<String, String> KEYS =
      Map.ofEntries(
          Map.entry("`min`", "`minimum`"),
          Map.entry("`max`", "`maximum`"),
          Map.entry("`exclusive_min`", "`exclusiveMinimum`"),
          Map.entry("`exclusive_max`", "`exclusiveMaximum`"),
          Map.entry("`min_length`", "`minLength`"),
          Map.entry("`max_length`", "`maxLength`"),
          Map.entry("`primary_key`", "`primaryKey`"),
          Map.entry("`columns`", "`properties`"),
          Map.entry("`on_violation`", "`onViolation`"),
          Map.entry("`null_values`", "`nullValues`"),
          Map.entry("`column_order`", "`columnOrder`"),
          Map.entry("`additional_columns`", "`additionalColumns`"),
          Map.entry("`missing_columns`", "`missingColumns`"),
          Map.entry("`on_malformed`", "`onMalformed`"));

  private NativeWords() {}

  static List<Problem> retold(List<Problem> problems) {
    List<Problem> retold = new ArrayList<>();
    for (Problem problem : problems) {
      String hint = problem.hint();
      retold.add(
          new Problem(
              problem.code(),
              problem.severity(),
              retold(problem.message()),
              problem.position(),
              hint == null ? null : retold(hint)));
    }
    return retold;
  }

  private static String retold(String text) {
    if (text.indexOf('`') < 0) {
      return text;
    }
    String told = text;
    for (Map.Entry<String, String> word : KEYS.entrySet()) {
      told = told.replace(word.getKey(), word.getValue());
    }
    return told;
  }
}
