package dev.portcullis.warehouse;

import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.output.ValidateOutput;
import org.flywaydb.core.api.output.ValidateResult;
import org.flywaydb.core.internal.sqlscript.FlywaySqlScriptException;
import org.jspecify.annotations.Nullable;

/**
 * Says in our words what went wrong in Flyway, whose own messages hold the connection string. The
 * cause is left out for the same reason.
 */
final class FlywayErrors {
  private static final String LOCK_TIMEOUT = "55P03";
  private static final String TABLE_THERE = "42P07";
  private static final String ADOPT =
      "The table was there before its migration. If no other database ran that script, delete it"
          + " with what lies beside it, put `snapshot.json` back to what it was before, and run"
          + " `portcullis migrate --baseline --against URL`, which takes the table as it is.";
  private static final String MISSING_RIGHT = "42501";
  private static final String REPEATED_KEY = "23505";
  private static final String WITHOUT_TRANSACTION = "executeInTransaction=false";

  private static final Pattern UNIQUE_INDEX =
      Pattern.compile("^CREATE UNIQUE INDEX .* ON (.+) \\((.+)\\)$");

  private final Path directory;
  private final String url;
  private final Optional<String> password;

  FlywayErrors(Path directory, String url, Optional<String> password) {
    this.directory = directory;
    this.url = url;
    this.password = password.filter(secret -> !secret.isEmpty());
  }

  WarehouseException explain(FlywayException failure) {
    @Nullable SQLException sql = find(SQLException.class, failure);
    @Nullable FlywaySqlScriptException script = find(FlywaySqlScriptException.class, failure);
    if (script != null && sql != null && script.getResource() != null) {
      return inScript(script, sql);
    }
    return sql == null
        ? new WarehouseException(
            ProblemCode.WAREHOUSE_REFUSED,
            "The migrations in `%s` could not be applied: %s.".formatted(shown(), oneLine(failure)),
            null)
        : unreachable(sql);
  }

  /** The statement that did not get its lock in time; empty when something else went wrong. */
  Optional<String> withoutLock(FlywayException failure) {
    @Nullable SQLException sql = find(SQLException.class, failure);
    @Nullable FlywaySqlScriptException script = find(FlywaySqlScriptException.class, failure);
    return sql != null && script != null && LOCK_TIMEOUT.equals(sql.getSQLState())
        ? Optional.ofNullable(script.getStatement())
        : Optional.empty();
  }

  /** After the last attempt. */
  WarehouseException busy(FlywayException failure, int attempts, Optional<String> holder) {
    @Nullable FlywaySqlScriptException script = find(FlywaySqlScriptException.class, failure);
    return new WarehouseException(
        ProblemCode.WAREHOUSE_BUSY,
        "The migration `%s` did not get its lock in %d attempts and was rolled back%s."
            .formatted(
                script == null || script.getResource() == null
                    ? "a script"
                    : script.getResource().getFilename(),
                attempts,
                holder.map(words -> ": " + words).orElse("")),
        "Run the command again when that session is done; what ran before this script stays.");
  }

  /** Which scripts differ from what the database ran; those that are only pending do not. */
  WarehouseException rewritten(ValidateResult result) {
    String scripts =
        result.invalidMigrations.stream()
            .filter(FlywayErrors::isRewritten)
            .map(migration -> "`V" + migration.version + "`")
            .collect(Collectors.joining(", "));
    return new WarehouseException(
        ProblemCode.MIGRATION_REWRITTEN,
        "The scripts in `%s` are not those that the warehouse ran; changed or missing: %s."
            .formatted(shown(), scripts),
        "Put the committed scripts back; what is to change goes into a script of its own.");
  }

  /** As far as a user named it: the folder of migrations, and in it the one of the dialect. */
  private String shown() {
    int names = directory.getNameCount();
    return directory.subpath(Math.max(0, names - 2), names).toString();
  }

  private static boolean isRewritten(ValidateOutput migration) {
    return migration.errorDetails.errorCode
        != CoreErrorCode.RESOLVED_VERSIONED_MIGRATION_NOT_APPLIED;
  }

  private WarehouseException inScript(FlywaySqlScriptException script, SQLException sql) {
    String what =
        "The migration `%s` failed at line %d"
            .formatted(script.getResource().getFilename(), script.getLineNumber());
    String said = plain(EngineWords.of(sql, script.getStatement()));
    return isInTransaction(script)
        ? new WarehouseException(
            ProblemCode.WAREHOUSE_REFUSED,
            what + " and was rolled back: " + said + ".",
            isOurs(file(script)) && isThere(script, sql) ? ADOPT : null)
        : new WarehouseException(
            ProblemCode.WAREHOUSE_REFUSED,
            what + ", outside of a transaction, so what it did before that stays: " + said + ".",
            isOurs(file(script)) ? howToGoOn(script, sql) : null);
  }

  private static Path file(FlywaySqlScriptException script) {
    return Path.of(script.getResource().getAbsolutePathOnDisk());
  }

  private static boolean isInTransaction(FlywaySqlScriptException script) {
    return text(Path.of(file(script) + ".conf")).lines().noneMatch(WITHOUT_TRANSACTION::equals);
  }

  /** Whether we wrote a script. */
  static boolean isOurs(Path script) {
    return text(script).contains("-- Written by Portcullis");
  }

  private static String text(Path file) {
    try {
      return Files.isRegularFile(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A failed build leaves an index that is invalid; our script drops it when it runs again. */
  private static String howToGoOn(FlywaySqlScriptException script, SQLException sql) {
    Matcher index = UNIQUE_INDEX.matcher(String.valueOf(script.getStatement()));
    return REPEATED_KEY.equals(sql.getSQLState()) && index.find()
        ? ("Rows of one key were written after the look. Mend those that `SELECT %2$s, count(*)"
                + " FROM %1$s GROUP BY %2$s HAVING count(*) > 1` finds, and run `portcullis apply`"
                + " again: it drops the unfinished index and builds it anew.")
            .formatted(index.group(1), index.group(2))
        : "Mend that and run `portcullis apply` again: the script begins by removing what it left.";
  }

  /** Whether a table is there that the script would create; DuckDB has no code for it. */
  private static boolean isThere(FlywaySqlScriptException script, SQLException sql) {
    return script.getResource().getFilename().contains("__create_")
        && (TABLE_THERE.equals(sql.getSQLState())
            || String.valueOf(sql.getMessage()).contains("already exists"));
  }

  private WarehouseException unreachable(SQLException sql) {
    String text = String.valueOf(sql.getMessage());
    if (MISSING_RIGHT.equals(sql.getSQLState())) {
      return new WarehouseException(
          ProblemCode.WAREHOUSE_REFUSED,
          "The warehouse refused to apply migrations: %s.".formatted(plain(EngineWords.of(sql))),
          "Migrations are applied by an owner; a loader only needs rights on the tables.");
    }
    return text.contains("Could not set lock")
        ? new WarehouseException(
            ProblemCode.WAREHOUSE_BUSY,
            "The warehouse is open in another process: %s.".formatted(plain(EngineWords.of(sql))),
            "A DuckDB file is open in one process at a time; run the command again when the other"
                + " is done.")
        : new WarehouseException(
            ProblemCode.WAREHOUSE_UNREACHABLE,
            "The warehouse cannot be reached: %s.".formatted(plain(EngineWords.of(sql))),
            null);
  }

  private static <T extends Throwable> @Nullable T find(Class<T> type, Throwable failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    return null;
  }

  private String oneLine(FlywayException failure) {
    return plain(
        String.valueOf(failure.getMessage())
            .strip()
            .replaceAll("\\s+", " ")
            .replaceFirst("\\.$", ""));
  }

  /** Without secrets. */
  private String plain(String words) {
    String text = words.replace(url, "…");
    for (String secret : password.stream().toList()) {
      text = text.replace(secret, "…");
    }
    return text;
  }
}
