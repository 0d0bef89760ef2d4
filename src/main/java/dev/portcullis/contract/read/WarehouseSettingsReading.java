package dev.portcullis.contract.read;

import dev.portcullis.problem.Problem;
import java.util.List;

/**
 * What {@code portcullis.yaml} says.
 *
 * @param warehouses in the file's order; those without an error
 * @param sourceLines for printing a problem; empty when the file is unreadable
 */
public record WarehouseSettingsReading(
    List<WarehouseSettings> warehouses, List<Problem> problems, List<String> sourceLines) {
  public WarehouseSettingsReading {
    warehouses = List.copyOf(warehouses);
    problems = List.copyOf(problems);
    sourceLines = List.copyOf(sourceLines);
  }
}
