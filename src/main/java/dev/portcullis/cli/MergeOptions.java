package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.warehouse.LoadMode;
import java.util.List;
import java.util.TreeSet;

/**
 * Says whether the rows of a contract can be merged as the command line says. Without a key, or
 * with one that the table does not keep, a merge would have to guess.
 *
 * @param key as the command line names it; empty when it does not
 */
record MergeOptions(LoadMode mode, List<String> key) {
  MergeOptions {
    key = key.stream().map(String::strip).toList();
  }

  void check(Contract contract) {
    if (mode == LoadMode.MERGE) {
      checkKey(contract);
    } else if (!key.isEmpty()) {
      throw new UsageException(
          "`--key` says nothing without `--mode merge`.", "No other mode looks for rows by a key.");
    }
  }

  private void checkKey(Contract contract) {
    Key primary =
        contract
            .primaryKey()
            .orElseThrow(
                () ->
                    new UsageException(
                        "The contract `"
                            + contract.name()
                            + "` has no primary key, so its rows cannot be merged.",
                        "Declare `primary_key` in the contract; a column that is `unique` is not"
                            + " taken for it."));
    if (!key.isEmpty()
        && (key.size() != primary.columns().size()
            || !new TreeSet<>(key).equals(new TreeSet<>(primary.columns())))) {
      throw new UsageException(
          "`--key "
              + String.join(",", key)
              + "` is not the primary key of the contract `"
              + contract.name()
              + "`, which is ("
              + String.join(", ", primary.columns())
              + ").",
          "Rows are merged by the primary key; leave `--key` out.");
    }
    if (primary.onViolation() == OnViolation.WARN) {
      throw new UsageException(
          "The primary key of the contract `"
              + contract.name()
              + "` only warns, so its rows cannot be merged by it.",
          "Say `on_violation: fail` or `drop` of the key.");
    }
  }
}
