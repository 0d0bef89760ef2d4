package dev.portcullis.cli;

import dev.portcullis.lint.LintRun;
import dev.portcullis.lint.Linter;
import dev.portcullis.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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

  @Parameters(
      arity = "1..*",
      paramLabel = "CONTRACT",
      description = "Contracts, YAML or JSON, or folders: every contract below them.")
  private List<String> contracts = new ArrayList<>();

  @Option(names = "--strict", description = "Warnings exit with 3 as errors do.")
  private boolean strict;

  @Mixin private LintOutput output = new LintOutput();

  LintCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    output.checkFormats();
    Linter linter = new Linter();
    contracts.forEach(path -> linter.add(session.resolve(path), path));
    LintRun run = linter.run();
    output.write(session, run);
    boolean fails = !run.isValid() || (strict && run.count(Severity.WARNING) > 0);
    return fails ? ExitCode.INVALID : ExitCode.DONE;
  }
}
