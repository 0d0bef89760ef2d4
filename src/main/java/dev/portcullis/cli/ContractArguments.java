package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableClash;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.lint.Contracts;
import dev.portcullis.lint.Enforcement;
import dev.portcullis.lint.LintRun;
import dev.portcullis.lint.LintedFile;
import dev.portcullis.lint.Linter;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.problem.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the contracts that a command names and prints what is wrong with them. Notes are for {@code
 * lint}.
 */
final class ContractArguments {
  private final Session session;

  ContractArguments(Session session) {
    this.session = session;
  }

  /** The contract, or {@link InvalidContractException} after its problems were printed. */
  Contract one(String path, TableOption table) {
    return table.choose(path, all(List.of(path)));
  }

  /** The same, where one is likely to be meant when several are described and none is named. */
  Contract one(String path, TableOption table, String likely) {
    return table.choose(path, all(List.of(path)), likely);
  }

  /**
   * All contracts, or {@link InvalidContractException} after the problems of all of them were
   * printed.
   */
  List<Contract> all(List<String> paths) {
    return valid(paths.stream().map(path -> Contracts.read(session.resolve(path), path)).toList());
  }

  private List<Contract> valid(List<ContractReading> readings) {
    List<Contract> contracts = new ArrayList<>();
    boolean isValid = true;
    for (ContractReading reading : readings) {
      reading.problems().stream()
          .filter(problem -> problem.severity() != Severity.NOTE)
          .forEach(problem -> print(problem, reading));
      contracts.addAll(reading.contracts());
      isValid &= reading.isValid();
    }
    if (!isValid) {
      throw new InvalidContractException();
    }
    return contracts;
  }

  /**
   * All contracts of files and below folders, as {@code lint} finds them; {@link
   * InvalidContractException} after the problems of all of them were printed.
   */
  List<Contract> below(List<String> paths) {
    Linter linter = new Linter();
    paths.forEach(path -> linter.add(session.resolve(path), path));
    LintRun run = linter.run();
    run.files().forEach(this::print);
    if (!run.isValid()) {
      throw new InvalidContractException();
    }
    return run.files().stream()
        .flatMap(file -> file.contracts().stream())
        .map(Enforcement::contract)
        .toList();
  }

  /**
   * The contracts of one version: of a file, below a folder, or what comes through a pipe, one a
   * table at most.
   */
  List<Contract> version(String path) {
    List<Contract> contracts =
        PipedContract.isMeant(session, path)
            ? valid(List.of(PipedContract.read(session, path)))
            : below(List.of(path));
    List<Problem> clashes = TableClash.problems(contracts);
    clashes.forEach(clash -> print(clash, List.of()));
    if (!clashes.isEmpty()) {
      throw new InvalidContractException();
    }
    return contracts;
  }

  /** A table of two contracts is told as an error by those who need to know which one counts. */
  private void print(LintedFile file) {
    file.problems().stream()
        .filter(problem -> problem.severity() != Severity.NOTE)
        .filter(problem -> problem.isError() || problem.code() != ProblemCode.NAME_CLASH)
        .forEach(problem -> print(problem, file.sourceLines()));
  }

  private void print(Problem problem, ContractReading reading) {
    print(problem, reading.sourceLines());
  }

  private void print(Problem problem, List<String> sourceLines) {
    session.err().println(ProblemPrinter.print(problem, sourceLines));
  }
}
