package dev.portcullis.cli;

import static java.util.stream.Collectors.joining;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.warehouse.Warehouse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code apply}: runs the pending migrations through Flyway. */
@Command(
    name = "apply",
    description = "Run the pending migrations through Flyway.",
    mixinStandardHelpOptions = true)
final class ApplyCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private MigrationsFolder folder = new MigrationsFolder();

  ApplyCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    try (Warehouse warehouse = target.open(session)) {
      Path scripts = folder.of(session, warehouse.dialect());
      if (!Files.isDirectory(scripts)) {
        throw new UsageException(
            "There are no migrations in `"
                + folder.in(session).shown()
                + "/"
                + warehouse.dialect().name()
                + "`.",
            "Write them with `portcullis migrate CONTRACT`.");
      }
      List<String> applied = warehouse.migrate(scripts);
      tellAbsent(warehouse.absentMigrations(scripts));
      applied.forEach(name -> session.out().println("applied " + name));
      if (applied.isEmpty()) {
        session.out().println("up to date");
      }
      return ExitCode.DONE;
    }
  }

  /** Flyway passes them over when they are the newest. */
  private void tellAbsent(List<String> names) {
    if (!names.isEmpty()) {
      Problem problem =
          Problem.warning(
              ProblemCode.MIGRATION_REWRITTEN,
              Position.ofFile(folder.in(session).shown()),
              "The warehouse ran %s, which the folder does not have."
                  .formatted(names.stream().map(name -> "`" + name + "`").collect(joining(", "))),
              "Put the scripts back from version control; or, to be without them, run their `U`"
                  + " scripts, the greatest number first, and delete their rows from"
                  + " `flyway_schema_history`.");
      session.err().println(ProblemPrinter.print(problem, List.of()));
    }
  }
}
