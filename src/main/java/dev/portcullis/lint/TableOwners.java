package dev.portcullis.lint;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableClash;
import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Compares contracts with each other: a table belongs to one. */
final class TableOwners {
  private TableOwners() {}

  /**
   * The files with what is found between them. Only a warning: two versions of a contract may lie
   * side by side; the commands that write files for both of them refuse.
   */
  static List<LintedFile> compared(List<LintedFile> files) {
    List<Contract> contracts =
        files.stream()
            .flatMap(file -> file.contracts().stream())
            .map(Enforcement::contract)
            .toList();
    Map<String, List<Problem>> clashes =
        TableClash.problems(contracts).stream()
            .map(TableOwners::warning)
            .collect(Collectors.groupingBy(problem -> problem.position().path()));
    return files.stream()
        .map(file -> file.with(clashes.getOrDefault(file.path(), List.of())))
        .toList();
  }

  private static Problem warning(Problem clash) {
    return Problem.warning(clash.code(), clash.position(), clash.message(), clash.hint());
  }
}
