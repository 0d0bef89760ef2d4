package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Position;
import java.util.Optional;

/** Where a key that differs is written: in the new version, else in the old one. */
record WrittenAt(Contract before, Contract after) {
  /** Of the contract itself, or of {@code file}. */
  Position of(String key) {
    return place(key, key).orElse(after.declaredAt());
  }

  /** Of a column. */
  Position of(String key, Column old, Column today) {
    return place(path(key, old), path(key, today)).orElse(today.declaredAt());
  }

  private static String path(String key, Column column) {
    return "columns." + column.name() + "." + key;
  }

  private Optional<Position> place(String old, String today) {
    return after.source().place(today).or(() -> before.source().place(old));
  }
}
