package dev.portcullis.warehouse.duckdb;

import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.EngineWords;
import dev.portcullis.warehouse.TableConstraint;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.SQLException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What DuckDB's errors mean. It knows no error codes, so its words must do. */
final class DuckDbErrors {
  private static final Pattern LOCKED = Pattern.compile("Could not set lock on file");
  private static final Pattern HOLDER = Pattern.compile("\\(PID (\\d+)\\)");
  private static final Pattern OUT_OF_MEMORY =
      Pattern.compile("Out of Memory|failed to pin block|could not allocate");
  private static final Pattern DISK_FULL =
      Pattern.compile("No space left on device|Disk quota exceeded|File too large");
  private static final Pattern NOT_WRITABLE =
      Pattern.compile("Read-only file system|Permission denied|Operation not permitted");
  private static final Pattern CONSTRAINT =
      Pattern.compile("^Constraint Error|constraint failed|violates");

  private DuckDbErrors() {}

  static boolean isLocked(SQLException e) {
    return LOCKED.matcher(text(e)).find();
  }

  static boolean isConstraint(SQLException e) {
    return CONSTRAINT.matcher(text(e)).find();
  }

  /** Whether rows could not be deleted or changed, since a foreign key of a table names them. */
  static boolean isReferredTo(SQLException e) {
    return firstLine(e).contains("is still referenced by a foreign key");
  }

  /** Whether the error is one that such a constraint raises. */
  static boolean canMean(SQLException e, TableConstraint constraint) {
    String line = firstLine(e);
    return switch (constraint.kind()) {
      case NOT_NULL ->
          line.contains("NOT NULL constraint") && line.endsWith("." + constraint.columns().get(0));
      case CHECK ->
          line.contains("CHECK constraint")
              && text(e).contains("CHECK(" + constraint.expression() + ")");
      case KEY -> line.toLowerCase(Locale.ROOT).contains("duplicate key");
      case FOREIGN_KEY -> line.contains("foreign key constraint");
      case OTHER -> false;
    };
  }

  /** Another process has the file open. */
  static WarehouseException busy(String target, SQLException e) {
    Matcher holder = HOLDER.matcher(text(e));
    String who = holder.find() ? "process " + holder.group(1) : "another process";
    return new WarehouseException(
        ProblemCode.WAREHOUSE_BUSY,
        "The warehouse `" + target + "` is busy: " + who + " has the file open.",
        "A DuckDB file is open in one process at a time; wait for it, or give `--wait` more seconds.");
  }

  /** Anything else. */
  static WarehouseException refused(String doing, String target, SQLException e) {
    return new WarehouseException(
        ProblemCode.WAREHOUSE_REFUSED,
        doing + " in `" + target + "` failed: " + EngineWords.of(e) + ".",
        hint(text(e), target));
  }

  private static @Nullable String hint(String text, String target) {
    if (DISK_FULL.matcher(text).find()) {
      return "The disk that holds `" + target + "` is full; nothing was loaded.";
    }
    if (NOT_WRITABLE.matcher(text).find()) {
      return "The file `" + target + "` may not be written, by this user or on this file system.";
    }
    return OUT_OF_MEMORY.matcher(text).find()
        ? "The keys of a DuckDB table must fit into memory; give `--memory` more megabytes."
        : null;
  }

  /**
   * What the engine calls the fault, without the values that it quotes after the first sentence.
   */
  static String kindOf(SQLException e) {
    String line = firstLine(e);
    int end = line.indexOf('"');
    return end < 0 ? line : line.substring(0, end).strip();
  }

  private static String firstLine(SQLException e) {
    String line = text(e).lines().findFirst().orElse("no reason given").strip();
    return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
  }

  private static String text(SQLException e) {
    return String.valueOf(e.getMessage());
  }
}
