package dev.portcullis.warehouse;

import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.flywaydb.core.api.output.MigrateResult;
import org.flywaydb.database.postgresql.PostgreSQLConfigurationExtension;

/** Applies the migrations of a folder through Flyway, which keeps the history of a database. */
public final class FlywayApply {
  private static final String HISTORY = "flyway_schema_history";
  private static final Pattern VERSIONED = Pattern.compile("V([0-9][0-9._]*)__.*\\.sql");

  private FlywayApply() {}

  /**
   * Applies what is pending, each script in a transaction of its own, and returns the names of the
   * files in the order in which they ran. A database that holds tables but no history is taken as
   * it is.
   *
   * @param url of JDBC; it may hold a secret and is never printed
   * @param directory that holds the scripts of one dialect; nothing is done when it does not exist
   * @throws WarehouseException when the database cannot be reached, when a script fails (it is then
   *     rolled back, those before it stay), or when the scripts are not the ones that the database
   *     ran
   */
  public static List<String> apply(
      String url, Optional<String> user, Optional<String> password, Path directory) {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    FlywayErrors errors = new FlywayErrors(directory, url, password);
    try {
      Flyway flyway =
          configuration(directory).dataSource(url, user.orElse(null), password.orElse(null)).load();
      return apply(flyway, errors);
    } catch (FlywayException e) {
      throw errors.explain(e);
    }
  }

  private static List<String> apply(Flyway flyway, FlywayErrors errors) {
    try {
      return names(flyway.migrate());
    } catch (FlywayValidateException e) {
      throw errors.rewritten(flyway.validateWithResult());
    }
  }

  private static FluentConfiguration configuration(Path directory) {
    FluentConfiguration configuration =
        Flyway.configure()
            .loggers("slf4j")
            .locations("filesystem:" + directory.toAbsolutePath())
            // A value such as ${price} in a contract means itself.
            .placeholderReplacement(false)
            .validateOnMigrate(true)
            // Version 0, or the first script would count as part of the baseline and never run.
            .baselineOnMigrate(true)
            .baselineVersion("0")
            .baselineDescription("before Portcullis");
    // With a transactional lock CREATE INDEX CONCURRENTLY waits for Flyway itself, forever.
    configuration
        .getPluginRegister()
        .getExact(PostgreSQLConfigurationExtension.class)
        .setTransactionalLock(false);
    return configuration;
  }

  private static List<String> names(MigrateResult result) {
    return result.migrations.stream()
        .map(migration -> String.valueOf(Path.of(migration.filepath).getFileName()))
        .toList();
  }

  /**
   * The names of the versioned scripts that the database did not run, in the order of their
   * versions. Only reads, and needs no Flyway, so that every load can ask.
   *
   * @throws WarehouseException when the database ran another script under one of their versions
   */
  public static List<String> pending(Connection connection, Path directory) throws SQLException {
    Map<MigrationVersion, String> applied = applied(connection);
    List<String> pending = new ArrayList<>();
    scripts(directory)
        .forEach(
            (version, name) -> {
              String ran = applied.get(version);
              if (ran == null) {
                pending.add(name);
              } else if (!ran.equals(name)) {
                throw anotherFolder(ran, name);
              }
            });
    return pending;
  }

  private static WarehouseException anotherFolder(String ran, String name) {
    return new WarehouseException(
        ProblemCode.MIGRATION_REWRITTEN,
        "The warehouse ran `%s`, the folder of migrations has `%s` under the same version."
            .formatted(ran, name),
        "A warehouse goes with one folder; name the one that it was brought up with"
            + " (`--migrations`), or use another warehouse.");
  }

  /** The names of all versioned scripts, in the order of their versions. */
  public static List<String> scriptNames(Path directory) {
    return List.copyOf(scripts(directory).values());
  }

  /** The names of the scripts that ran, by version; the baseline is none. */
  private static Map<MigrationVersion, String> applied(Connection connection) throws SQLException {
    Map<MigrationVersion, String> scripts = new HashMap<>();
    try (Statement statement = connection.createStatement()) {
      if (!hasHistory(statement)) {
        return scripts;
      }
      try (ResultSet rows =
          statement.executeQuery(
              "SELECT version, script FROM "
                  + HISTORY
                  + " WHERE success AND version IS NOT NULL AND type <> 'BASELINE'")) {
        while (rows.next()) {
          // A folder may have folders in it; the script is known by its own name.
          scripts.put(
              MigrationVersion.fromVersion(rows.getString(1)),
              rows.getString(2).replaceFirst(".*[/\\\\]", ""));
        }
      }
    }
    return scripts;
  }

  /** Also when it may not be read: information_schema would hide it, and all scripts would wait. */
  private static boolean hasHistory(Statement statement) throws SQLException {
    try (ResultSet rows =
        statement.executeQuery(
            "SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = current_schema()"
                + " AND tablename = '"
                + HISTORY
                + "'")) {
      return rows.next();
    }
  }

  private static SortedMap<MigrationVersion, String> scripts(Path directory) {
    SortedMap<MigrationVersion, String> scripts = new TreeMap<>();
    if (!Files.isDirectory(directory)) {
      return scripts;
    }
    try (Stream<Path> entries = Files.walk(directory)) {
      entries
          .map(entry -> String.valueOf(entry.getFileName()))
          .map(VERSIONED::matcher)
          .filter(Matcher::matches)
          .forEach(name -> scripts.put(MigrationVersion.fromVersion(name.group(1)), name.group()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list " + directory, e);
    }
    return scripts;
  }
}
