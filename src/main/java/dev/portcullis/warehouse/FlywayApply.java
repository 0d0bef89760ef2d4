package dev.portcullis.warehouse;

import dev.portcullis.migrate.MeetingBranches;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.ErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.flywaydb.database.postgresql.PostgreSQLConfigurationExtension;
import org.jspecify.annotations.Nullable;

/** Applies the migrations of a folder through Flyway, which keeps the history of a database. */
public final class FlywayApply {
  private static final String HISTORY = "flyway_schema_history";
  private static final Pattern VERSIONED = Pattern.compile("V([0-9][0-9._]*)__.*\\.sql");

  private static final int ATTEMPTS = 6;
  private static final long FIRST_NAP_MILLIS = 250;

  private static final Set<ErrorCode> REPAIRABLE =
      Set.of(
          CoreErrorCode.FAILED_VERSIONED_MIGRATION,
          CoreErrorCode.RESOLVED_VERSIONED_MIGRATION_NOT_APPLIED);

  private FlywayApply() {}

  /**
   * Applies what is pending, each script in a transaction of its own (unless its settings say
   * otherwise), and returns the names of the files in the order in which they ran. A database that
   * holds tables but no history is taken as it is. A script that does not get its lock is tried
   * again a few times, and one of ours that failed outside of a transaction runs anew.
   *
   * @param url of JDBC; it may hold a secret and is never printed
   * @param directory that holds the scripts of one dialect; nothing is done when it does not exist
   * @throws WarehouseException when the database cannot be reached, when a script fails (it is then
   *     rolled back, those before it stay), when somebody else holds a table, or when the scripts
   *     are not the ones that the database ran
   */
  public static List<String> apply(
      String url, Optional<String> user, Optional<String> password, Path directory) {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    // Flyway would say it in words of its own.
    scripts(directory);
    FlywayErrors errors = new FlywayErrors(directory, url, password);
    MigrationBlocker blocker = new MigrationBlocker(url, user, password);
    try {
      Flyway flyway =
          configuration(directory).dataSource(url, user.orElse(null), password.orElse(null)).load();
      MigrationInfo[] known = flyway.info().all();
      forgetUnfinished(flyway, known, directory);
      Set<String> before = applied(known);
      applyPatiently(flyway, errors, blocker);
      return applied(flyway.info().all()).stream().filter(name -> !before.contains(name)).toList();
    } catch (FlywayException e) {
      throw errors.explain(e);
    }
  }

  /** Names of the files that ran, in their order. */
  private static Set<String> applied(MigrationInfo[] known) {
    return Arrays.stream(known)
        .filter(info -> info.getState().isApplied() && !info.getState().isFailed())
        .filter(info -> info.isVersioned() && info.getScript().endsWith(".sql"))
        .map(info -> String.valueOf(Path.of(info.getScript()).getFileName()))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Naps longer each time, so that whoever holds the table can come to an end. */
  private static void applyPatiently(Flyway flyway, FlywayErrors errors, MigrationBlocker blocker) {
    long nap = FIRST_NAP_MILLIS;
    for (int attempt = 1; ; attempt++) {
      try {
        flyway.migrate();
        return;
      } catch (FlywayValidateException e) {
        throw errors.rewritten(flyway.validateWithResult());
      } catch (FlywayException e) {
        Optional<String> statement = errors.withoutLock(e);
        if (statement.isEmpty()) {
          throw e;
        }
        if (attempt == ATTEMPTS) {
          throw errors.busy(e, attempt, blocker.of(statement.get()));
        }
        Patience patience = Patience.of(Duration.ofMillis(nap));
        while (patience.nap()) {
          // Somebody else works on.
        }
        nap *= 2;
      }
    }
  }

  /**
   * Flyway keeps a failed script without transaction in its history and then refuses to go on. Ours
   * begin by cleaning up, so they may run again; repair does nothing else when nothing else is
   * wrong.
   */
  private static void forgetUnfinished(Flyway flyway, MigrationInfo[] known, Path directory) {
    List<MigrationInfo> failed =
        Arrays.stream(known).filter(info -> info.getState().isFailed()).toList();
    if (failed.isEmpty()
        || !failed.stream()
            .allMatch(info -> FlywayErrors.isOurs(directory.resolve(info.getScript())))) {
      return;
    }
    boolean onlyFailed =
        flyway.validateWithResult().invalidMigrations.stream()
            .map(migration -> migration.errorDetails.errorCode)
            .allMatch(REPAIRABLE::contains);
    if (onlyFailed) {
      flyway.repair();
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

  /**
   * The names of the scripts that the database ran and the folder does not have, in the order of
   * their versions. Only reads.
   */
  public static List<String> absent(Connection connection, Path directory) throws SQLException {
    Set<MigrationVersion> known = scripts(directory).keySet();
    return new TreeMap<>(applied(connection))
        .entrySet().stream()
            .filter(ran -> !known.contains(ran.getKey()))
            .map(Map.Entry::getValue)
            .toList();
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
          .forEach(name -> put(scripts, MigrationVersion.fromVersion(name.group(1)), name.group()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list " + directory, e);
    }
    return scripts;
  }

  private static void put(
      SortedMap<MigrationVersion, String> scripts, MigrationVersion version, String name) {
    @Nullable String other = scripts.putIfAbsent(version, name);
    if (other != null) {
      List<String> both = Stream.of(other, name).sorted().toList();
      throw new WarehouseException(
          ProblemCode.BRANCHES_MEET,
          MeetingBranches.oneVersion(both.get(0), both.get(1)),
          MeetingBranches.HINT);
    }
  }
}
