package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import java.util.List;
import java.util.Objects;

/**
 * What must not be in a table before a migration changes it.
 *
 * @param contract of the table
 * @param qualified the table as the dialect writes it
 * @param guards none when the changes ask nothing of the rows
 */
public record TableLooks(Contract contract, String qualified, List<Guard> guards) {
  public TableLooks {
    Objects.requireNonNull(contract);
    Objects.requireNonNull(qualified);
    guards = List.copyOf(guards);
  }
}
