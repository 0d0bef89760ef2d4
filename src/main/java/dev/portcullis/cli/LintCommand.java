package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.load.Words;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.rule.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code lint}: every problem of contracts, with the source line, and what is declared but not
 * enforced.
 */
@Command(
    name = "lint",
    description = "Read contracts and print every problem, and what is declared but not enforced.",
    mixinStandardHelpOptions = true)
final class LintCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(arity = "1..*", paramLabel = "CONTRACT", description = "Contracts, YAML or JSON.")
  private List<String> contracts = new ArrayList<>();

  LintCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    int code = ExitCode.DONE;
    for (String path : contracts) {
      ContractReading reading = ContractReader.read(session.resolve(path), path);
      reading
          .problems()
          .forEach(
              problem ->
                  session.out().println(ProblemPrinter.print(problem, reading.sourceLines())));
      if (reading.isValid()) {
        reading
            .contracts()
            .forEach(found -> session.out().println("ok " + path + ": " + summary(found)));
      } else {
        session.out().println("invalid " + path + ": " + errors(reading));
        code = ExitCode.INVALID;
      }
    }
    return code;
  }

  private static String errors(ContractReading reading) {
    long errors = reading.problems().stream().filter(problem -> problem.isError()).count();
    return Words.count(errors, "error");
  }

  private static String summary(Contract contract) {
    int rules = RuleBook.of(contract).rules().size();
    return "`"
        + contract.name()
        + "` version "
        + contract.version()
        + " for table `"
        + contract.table()
        + "`, "
        + Words.count(contract.columns().size(), "column")
        + ", "
        + Words.count(rules, "rule");
  }
}
