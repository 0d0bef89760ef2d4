package dev.portcullis.cli;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.OutputFolder;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where migrations lie. */
final class MigrationsFolder {
  @Option(
      names = "--migrations",
      paramLabel = "DIR",
      description = "Where migrations lie, a folder a dialect (default: ${DEFAULT-VALUE}).")
  private String migrations = Migrations.DEFAULT_FOLDER.toString();

  /** The folder of all dialects, under the name that the user wrote. */
  OutputFolder in(Session session) {
    return new OutputFolder(session.resolve(migrations), migrations);
  }

  /** The option as it is shown; nothing for the usual folder. */
  String words() {
    return Path.of(migrations).equals(Migrations.DEFAULT_FOLDER)
        ? ""
        : " --migrations " + migrations;
  }

  /** The scripts of a dialect. */
  Path of(Session session, Dialect dialect) {
    return Migrations.folder(session.resolve(migrations), dialect);
  }
}
