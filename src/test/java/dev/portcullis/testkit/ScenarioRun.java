package dev.portcullis.testkit;

import dev.portcullis.testkit.ScenarioStep.Expectation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.opentest4j.AssertionFailedError;

/** One run of one scenario on one warehouse: what the last command said, and the way on. */
final class ScenarioRun {

  private static final Set<String> TAKES_TARGET =
      Set.of("apply", "load", "verify", "runs", "report", "replay", "batch");
  private static final Pattern RUN = Pattern.compile(", run (\\S+)$", Pattern.MULTILINE);
  private static final Set<String> TAKES_DIALECT = Set.of("ddl", "migrate");

  private String firstRun = "";
  private final ScenarioScript script;
  private final TestWarehouse warehouse;
  private final Path folder;
  private final Command command;
  private final Map<String, String> environment = new HashMap<>();
  private CommandRun last = CommandRun.NONE;

  ScenarioRun(ScenarioScript script, TestWarehouse warehouse, Path folder, Command command) {
    this.script = script;
    this.warehouse = warehouse;
    this.folder = folder;
    this.command = command;
    // Nothing of the tester's own home may reach a scenario.
    environment.put("HOME", folder.toString());
  }

  /** Does every step; the first that fails ends the run, and says its line. */
  void run() throws Exception {
    script.writeFiles(folder);
    for (ScenarioStep step : script.steps()) {
      if (step.warehouses().contains(warehouse.kind())) {
        run(step);
      }
    }
  }

  private void run(ScenarioStep step) throws IOException, SQLException {
    String text =
        step.text()
            .replace("$WORK", folder.toString())
            .replace("$URL", warehouse.url())
            .replace("$RUN", firstRun);
    switch (step.verb()) {
      case PORTCULLIS -> portcullis(step, Words.of(text));
      case EXIT -> check(step, last.exitCode() == Integer.parseInt(text), last.toString());
      case STDOUT -> check(step, says(last.out(), text), last.toString());
      case STDERR -> check(step, says(last.err(), text), last.toString());
      case EXISTS -> check(step, Files.exists(folder.resolve(text)), "looked in " + folder);
      case FILE -> lookIntoFile(step, text);
      case JSON -> lookIntoJson(step, text);
      case CMP -> compare(step, Words.of(text));
      case CP -> copy(Words.of(text));
      case RM -> Files.delete(folder.resolve(text));
      case ENV -> setVariable(step, text);
      case QUERY -> query(step, Words.unquoted(text));
      case EXECUTE -> execute(step, Words.unquoted(text));
    }
  }

  private void portcullis(ScenarioStep step, List<String> words) {
    last = CommandRun.of(command, withTarget(words), folder, environment);
    Matcher run = RUN.matcher(last.out());
    if (firstRun.isEmpty() && run.find()) {
      firstRun = run.group(1);
    }
    check(step, last.exitCode() == 0, last.toString());
  }

  /** What a user would type for this warehouse, unless the script has typed it already. */
  private List<String> withTarget(List<String> words) {
    List<String> arguments = new ArrayList<>(words);
    String name = words.isEmpty() ? "" : words.get(0);
    boolean takesTarget =
        TAKES_TARGET.contains(name) || (name.equals("init") && has(words, "--from"));
    if (takesTarget && !has(words, "--url") && !has(words, "--warehouse")) {
      arguments.addAll(1, warehouse.targetArguments());
    }
    if (TAKES_DIALECT.contains(name) && !has(words, "--dialect")) {
      arguments.addAll(1, List.of("--dialect", warehouse.kind().word()));
    }
    return arguments;
  }

  private static boolean has(List<String> words, String option) {
    return words.stream().anyMatch(word -> word.equals(option) || word.startsWith(option + "="));
  }

  private static boolean says(String output, String quoted) {
    String wanted = Words.unquoted(quoted);
    boolean regex = wanted.length() > 2 && wanted.startsWith("/") && wanted.endsWith("/");
    return regex
        ? Pattern.compile(wanted.substring(1, wanted.length() - 1), Pattern.MULTILINE)
            .matcher(output)
            .find()
        : output.contains(wanted);
  }

  private void lookIntoFile(ScenarioStep step, String text) throws IOException {
    String[] words = text.split(" ", 2);
    String content = Files.readString(folder.resolve(words[0]));
    check(step, says(content, words[1]), content);
  }

  private void lookIntoJson(ScenarioStep step, String text) throws IOException {
    String[] words = text.split(" ", 3);
    String content = Files.readString(folder.resolve(words[0]));
    String found = JsonLookup.find(content, words[1]);
    check(step, found.equals(Words.unquoted(words[2])), "found " + found + " in\n" + content);
  }

  private void compare(ScenarioStep step, List<String> names) throws IOException {
    String first = Files.readString(folder.resolve(names.get(0)));
    String second = Files.readString(folder.resolve(names.get(1)));
    check(step, first.equals(second), TextDifference.between(first, second));
  }

  private void copy(List<String> names) throws IOException {
    Files.copy(folder.resolve(names.get(0)), folder.resolve(names.get(1)));
  }

  private void setVariable(ScenarioStep step, String text) {
    int equals = text.indexOf('=');
    check(step, equals > 0, "expected NAME=value");
    environment.put(text.substring(0, equals), text.substring(equals + 1));
  }

  private void query(ScenarioStep step, String sql) throws SQLException {
    try (Connection connection = warehouse.connect()) {
      List<String> rows = QueryRows.of(connection, sql);
      String difference =
          TextDifference.between(String.join("\n", step.rows()), String.join("\n", rows));
      check(step, rows.equals(step.rows()), difference);
    } catch (SQLException e) {
      throw failure(step, String.valueOf(e.getMessage()));
    }
  }

  /** By hand, around the program; what the engine answers to a refused one stands in stderr. */
  private void execute(ScenarioStep step, String sql) throws SQLException {
    try (Connection connection = warehouse.connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
      last = CommandRun.NONE;
    } catch (SQLException e) {
      last = new CommandRun(1, "", String.valueOf(e.getMessage()));
    }
    check(step, last.exitCode() == 0, last.toString());
  }

  private void check(ScenarioStep step, boolean holds, String found) {
    if (holds != (step.expectation() == Expectation.HOLDS)) {
      throw failure(step, found);
    }
  }

  private AssertionFailedError failure(ScenarioStep step, String found) {
    return new AssertionFailedError(
        "%s:%d on %s: `%s` does not hold.%n%s"
            .formatted(script.name(), step.line(), warehouse.kind().word(), step.source(), found));
  }
}
