package dev.portcullis.migrate;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Rules of squawk, a linter of Postgres migrations, that hold for the migrations of live tables;
 * docs/migrations.md says which do not and why. Judged on our own spelling of statements alone.
 */
final class SquawkRules {
  private static final Pattern QUOTED = Pattern.compile("\"((?:[^\"]|\"\")+)\"");
  private static final Pattern LITERAL = Pattern.compile("'[^']*+'");

  /** A script with its statements, comments and literals taken out. */
  private record Judged(String name, String text, List<String> statements, boolean transaction) {
    boolean any(String pattern) {
      return statements.stream().anyMatch(it -> Pattern.compile(pattern).matcher(it).find());
    }

    /** Whether every statement that has the one has the other, too. */
    boolean with(String pattern, String other) {
      return statements.stream()
          .filter(it -> Pattern.compile(pattern).matcher(it).find())
          .allMatch(it -> Pattern.compile(other).matcher(it).find());
    }
  }

  private static final Map<String, Predicate<Judged>> RULES = new LinkedHashMap<>();

  static {
    RULES.put(
        "constraint-missing-not-valid", it -> it.with("ADD CONSTRAINT .* CHECK", "NOT VALID$"));
    RULES.put(
        "adding-foreign-key-constraint",
        it -> it.with("ADD CONSTRAINT .* FOREIGN KEY", "NOT VALID$"));
    RULES.put(
        "constraint validated where it is added",
        it -> !(it.any("NOT VALID$") && it.any("VALIDATE")));
    RULES.put(
        "disallowed-unique-constraint",
        it -> it.with("ADD CONSTRAINT \\S+ (UNIQUE|PRIMARY KEY)", "USING INDEX"));
    RULES.put(
        "require-concurrent-index-creation",
        it -> it.with("^CREATE.* INDEX", "INDEX CONCURRENTLY"));
    RULES.put(
        "require-concurrent-index-deletion", it -> it.with("^DROP INDEX", "INDEX CONCURRENTLY"));
    RULES.put(
        "ban-concurrent-index-creation-in-transaction",
        it -> !(it.transaction() && it.any("CONCURRENTLY")));
    RULES.put(
        "adding-not-nullable-field",
        it -> it.name().matches(".*__(require|swap)_.*") || !it.any("SET NOT NULL"));
    RULES.put("adding-required-field", it -> it.with("ADD COLUMN .* NOT NULL", " DEFAULT "));
    RULES.put("adding-field-with-default", it -> !it.any("ADD COLUMN .* DEFAULT \\w+\\((?!AS)\\)"));
    RULES.put("require-lock-timeout", it -> it.any("SET (LOCAL )?lock_timeout"));
    RULES.put("require-statement-timeout", it -> it.any("SET (LOCAL )?statement_timeout"));
    RULES.put(
        "prefer-robust-stmts",
        it -> it.transaction() || it.with("^(CREATE|DROP|ALTER)", "IF (NOT )?EXISTS"));
    RULES.put("transaction-nesting", it -> !it.any("^(BEGIN|START|COMMIT|ROLLBACK)"));
    RULES.put("ban-char-field, prefer-text-field", it -> !it.any("(ADD|TYPE) .*\\b(var)?char\\b"));
    RULES.put(
        "prefer-bigint-over-smallint, prefer-identity",
        it -> !it.any("\\b(smallint|smallserial|serial|bigserial)\\b"));
    RULES.put(
        "ban-drop-table, ban-drop-database",
        it -> !it.any("DROP (TABLE|DATABASE|SCHEMA)|TRUNCATE|CASCADE"));
    RULES.put(
        "ban-drop-column", it -> it.name().matches(".*__(drop|swap)_.*") || !it.any("DROP COLUMN"));
    RULES.put("changing-column-type", it -> it.name().contains("__retype_") || !it.any(" TYPE "));
    RULES.put(
        "identifier-too-long",
        it ->
            QUOTED
                .matcher(it.text())
                .results()
                .allMatch(
                    name -> name.group(1).replace("\"\"", "\"").getBytes(UTF_8).length <= 63));
  }

  private SquawkRules() {}

  /** Which rule each script breaks that changes a table; empty when none does. */
  static List<String> breaches(Plan plan) {
    List<String> breaches = new ArrayList<>();
    for (GeneratedFile file : plan.files()) {
      if (file.name().matches("V.*\\.sql")
          && !file.name().matches("V\\d+__(create|portcullis)_.*")) {
        Judged judged = judged(plan, file);
        RULES.forEach(
            (rule, holds) -> {
              if (!holds.test(judged)) {
                breaches.add(file.name() + ": " + rule);
              }
            });
      }
    }
    return breaches;
  }

  private static Judged judged(Plan plan, GeneratedFile file) {
    String text =
        file.text()
            .replaceAll("(?m)^--.*\n", "")
            .replaceAll("(?s)(DO|AS) (\\$\\w+\\$).*?\\2", "$1");
    boolean transaction =
        plan.files().stream()
            .noneMatch(
                it ->
                    it.name().equals(file.name() + ".conf")
                        && it.text().contains("executeInTransaction=false"));
    List<String> statements =
        List.of(LITERAL.matcher(text).replaceAll("''").split(";\n")).stream()
            .map(String::strip)
            .toList();
    return new Judged(file.name(), text, statements, transaction);
  }
}
