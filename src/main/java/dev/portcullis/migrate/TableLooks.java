package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * What must not be in a table before a migration changes it.
 *
 * @param contract of the table
 * @param qualified the table as the dialect writes it
 * @param guards none when the changes ask nothing of the rows
 * @param sparing ids of rules among them that bind new rows only so far, and may go on to do so
 */
public record TableLooks(
    Contract contract, String qualified, List<Guard> guards, Set<String> sparing) {
  public TableLooks {
    Objects.requireNonNull(contract);
    Objects.requireNonNull(qualified);
    guards = List.copyOf(guards);
    sparing = Set.copyOf(sparing);
  }
}
