package dev.portcullis.testkit;

import java.util.List;
import java.util.stream.Stream;

/**
 * One line of a scenario.
 *
 * @param line its number in the script
 * @param source the line as it was written
 * @param warehouses where it counts; elsewhere it is passed over
 * @param expectation whether a leading {@code !} turns it round
 * @param verb what to do
 * @param text what follows the verb
 * @param rows the {@code ->} lines below it
 */
record ScenarioStep(
    int line,
    String source,
    List<TestWarehouse.Kind> warehouses,
    Expectation expectation,
    Verb verb,
    String text,
    List<String> rows) {

  /** Whether the step must work or must not. */
  enum Expectation {
    HOLDS,
    FAILS
  }

  /** Everything a scenario can say. */
  enum Verb {
    PORTCULLIS,
    EXIT,
    STDOUT,
    STDERR,
    EXISTS,
    FILE,
    JSON,
    CMP,
    CP,
    RM,
    ENV,
    QUERY,
    EXECUTE
  }

  ScenarioStep {
    warehouses = List.copyOf(warehouses);
    rows = List.copyOf(rows);
  }

  ScenarioStep withRow(String row) {
    List<String> more = Stream.concat(rows.stream(), Stream.of(row)).toList();
    return new ScenarioStep(line, source, warehouses, expectation, verb, text, more);
  }
}
