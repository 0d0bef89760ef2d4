package dev.portcullis.quarantine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.rule.BreachReason;
import dev.portcullis.rule.NamedTexts;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleBook;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the staging database writes of a reason is, byte for byte, what Java writes of it. */
class JsonReasonsTest {
  private static final String CONTRACT =
      """
      name: reasons
      version: 1.0.0
      columns:
        - name: odd name (1)
          type: string
          required: true
          max_length: 8
          enum: ["it's", 'say "x"', 'a\\b']
        - name: amount
          type: int
          min: 1
        - name: secret
          type: string
          classification: restricted
          pattern: '[a-z]+'
      primary_key: [odd name (1), amount]
      unique: [[secret, amount]]
      rules:
        - name: sum
          check: amount > 0 OR secret = 'x'
          description: Says "why" & it's so.
      """;

  private static final List<@Nullable String> TEXTS =
      Arrays.asList(
          "it's",
          "\"quoted\" \\ /",
          "tab\there\nand\u0001there\u007f",
          "ünïcödé \uD83D\uDE00",
          "",
          null);

  @TempDir Path folder;

  @TestFactory
  List<DynamicTest> reasons() throws Exception {
    Path file = Files.writeString(folder.resolve("contract.yaml"), CONTRACT);
    ContractReading reading = ContractReader.read(file, "contract.yaml");
    Contract contract =
        reading.contract().orElseThrow(() -> new AssertionError(reading.problems()));
    List<DynamicTest> tests = new ArrayList<>();
    for (Rule rule : RuleBook.of(contract).rules()) {
      tests.add(DynamicTest.dynamicTest(rule.id(), () -> compare(contract, rule)));
    }
    return tests;
  }

  private static void compare(Contract contract, Rule rule) throws Exception {
    JsonReasons reasons = new JsonReasons(contract, new DuckDbDialect(), OptionalLong.empty());
    int columns = rule.head().columns().size();
    List<String> parameters = columns == 1 ? List.of("t.a") : List.of("t.a", "t.b");
    Optional<String> expression = reasons.expression(rule, parameters, "-1");
    for (String text : TEXTS) {
      List<@Nullable String> values = columns == 1 ? Arrays.asList(text) : Arrays.asList(text, "7");
      if (expression.isPresent()) {
        assertEquals(java(contract, rule, values), sql(expression.get(), values));
      } else {
        assertEquals(1, columns);
        assertTrue(text == null || reasons.of(rule, text).equals(java(contract, rule, values)));
      }
    }
  }

  private static String java(Contract contract, Rule rule, List<@Nullable String> values) {
    List<String> columns = rule.head().columns();
    String value = contract.mayShow(columns) ? NamedTexts.of(columns, values) : null;
    return ReasonsJson.of(
        new Reason(rule.id(), rule.onViolation(), columns, value, BreachReason.of(rule, values)));
  }

  private static String sql(String expression, List<@Nullable String> values) throws Exception {
    String sql =
        "SELECT "
            + expression
            + " FROM (SELECT CAST(? AS VARCHAR) AS a, CAST(? AS VARCHAR) AS b) AS t";
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, values.get(0));
      statement.setString(2, values.get(values.size() - 1));
      try (ResultSet result = statement.executeQuery()) {
        result.next();
        return result.getString(1);
      }
    }
  }
}
