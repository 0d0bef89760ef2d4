package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The versions of documents. One of several tables has one version for all of them, which has to go
 * as far as the change that needs most.
 */
final class Documents {
  private Documents() {}

  /** The same tables with their versions; what is wrong with one is told once. */
  static List<ContractDiff> versioned(List<ContractDiff> tables) {
    Map<String, String> pathToday = new HashMap<>();
    for (ContractDiff table : tables) {
      table
          .before()
          .ifPresent(
              old ->
                  table.after().ifPresent(today -> pathToday.putIfAbsent(path(old), path(today))));
    }
    Map<String, List<ContractDiff>> documents = new LinkedHashMap<>();
    for (ContractDiff table : tables) {
      String document =
          table
              .after()
              .map(Documents::path)
              .orElseGet(() -> pathToday.getOrDefault(path(table.contract()), ""));
      documents.computeIfAbsent(document, path -> new ArrayList<>()).add(table);
    }
    List<ContractDiff> versioned = new ArrayList<>();
    documents.forEach(
        (path, document) -> versioned.addAll(path.isEmpty() ? document : versionedOne(document)));
    return versioned;
  }

  private static String path(Contract contract) {
    return contract.source().path();
  }

  private static List<ContractDiff> versionedOne(List<ContractDiff> tables) {
    Optional<Contract> before = tables.stream().flatMap(t -> t.before().stream()).findFirst();
    Optional<Contract> after = tables.stream().flatMap(t -> t.after().stream()).findFirst();
    if (before.isEmpty() || after.isEmpty()) {
      return tables;
    }
    Step needed = tables.stream().map(ContractDiff::needed).max(Step::compareTo).orElse(Step.NONE);
    VersionChange version = VersionChange.of(before.get().version(), after.get().version(), needed);
    // Told where the change is that needs the step.
    ContractDiff first =
        tables.stream().filter(table -> table.needed() == needed).findFirst().orElseThrow();
    List<Problem> problems = version.problems(after.get());
    List<ContractDiff> versioned = new ArrayList<>();
    for (ContractDiff table : tables) {
      boolean isFirst = table.equals(first);
      versioned.add(table.with(version, isFirst ? problems : List.of()));
    }
    return versioned;
  }
}
