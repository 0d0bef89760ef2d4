package dev.portcullis.cli;

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
      applied.forEach(name -> session.out().println("applied " + name));
      if (applied.isEmpty()) {
        session.out().println("up to date");
      }
      return ExitCode.DONE;
    }
  }
}
