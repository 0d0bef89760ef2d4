package dev.portcullis.file;

import java.util.List;
import java.util.Objects;

/**
 * A record that cannot be told apart into the fields of the header.
 *
 * @param record with its place and its bytes; its ordinal is -1
 * @param faults why, at least one
 */
public record MalformedRecord(LocatedRecord record, List<Fault> faults) {
  public MalformedRecord {
    Objects.requireNonNull(record);
    faults = List.copyOf(faults);
  }

  /**
   * One fault.
   *
   * @param message a sentence with the place
   */
  public record Fault(StructureFault fault, String message) {
    public Fault {
      Objects.requireNonNull(fault);
      Objects.requireNonNull(message);
    }
  }
}
