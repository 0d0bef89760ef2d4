package dev.portcullis.cli;

import dev.portcullis.migrate.Plan;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Carries out plans for generated files, or only says what they would do. */
final class PlanRunner {
  private static final Set<ProblemCode> OF_THE_WAREHOUSE =
      Set.of(
          ProblemCode.ROWS_BREAK_CHANGE,
          ProblemCode.TABLE_NOT_ADOPTED,
          ProblemCode.MIGRATIONS_WAIT);

  private final Session session;

  /** What a contract is told for one dialect in the words of another is not told again. */
  private final Set<Problem> told = new HashSet<>();

  PlanRunner(Session session) {
    this.session = session;
  }

  /** Writes the files and names them. */
  int write(List<Plan> plans) throws IOException {
    boolean errors = false;
    for (Plan plan : plans) {
      plan.problems().forEach(this::print);
      errors |= plan.problems().stream().anyMatch(Problem::isError);
      plan.write();
      plan.files().forEach(file -> session.out().println("wrote " + file.display()));
    }
    if (!errors && plans.stream().allMatch(Plan::isCurrent)) {
      session.out().println("up to date");
    }
    return errors ? exitCode(plans) : ExitCode.DONE;
  }

  /** What stands in the way there is no fault of the contract. */
  private static int exitCode(List<Plan> plans) {
    boolean ofTheWarehouse =
        plans.stream()
            .flatMap(plan -> plan.problems().stream())
            .filter(Problem::isError)
            .allMatch(problem -> OF_THE_WAREHOUSE.contains(problem.code()));
    return ofTheWarehouse ? ExitCode.REFUSED : ExitCode.INVALID;
  }

  /** Says which files are not current and writes nothing. */
  int check(List<Plan> plans) {
    boolean current = true;
    for (Plan plan : plans) {
      plan.check().forEach(this::print);
      current &= plan.isCurrent();
    }
    if (current) {
      session.out().println("up to date");
    }
    return current ? ExitCode.DONE : ExitCode.REFUSED;
  }

  private void print(Problem problem) {
    if (told.add(problem)) {
      session.out().println(ProblemPrinter.print(problem, List.of()));
    }
  }
}
