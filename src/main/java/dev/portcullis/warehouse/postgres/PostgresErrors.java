package dev.portcullis.warehouse.postgres;

import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.EngineWords;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import dev.portcullis.warehouse.WarehouseException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/**
 * What Postgres' errors mean, without the secrets in them: the detail of a constraint error holds
 * the whole row ({@code Failing row contains (…)}), and a driver may quote its connection string.
 */
final class PostgresErrors {
  private static final String HIDDEN = "***";

  private final PostgresServer address;
  private final Values values;

  PostgresErrors(PostgresServer address) {
    this(address, Values.SHOWN);
  }

  private PostgresErrors(PostgresServer address, Values values) {
    this.address = address;
    this.values = values;
  }

  /** Whether the server's own words may be told. */
  private enum Values {
    SHOWN,
    /** Where no contract says which values may be shown. */
    OF_NO_ROW,
    HIDDEN
  }

  /** An error of the class "integrity constraint violation". */
  static boolean isConstraint(SQLException e) {
    return state(e).startsWith("23");
  }

  /** The connection is gone. */
  static boolean isLost(SQLException e) {
    return state(e).startsWith("08") || state(e).startsWith("57P");
  }

  /** Another session had a lock for too long. */
  static boolean isBusy(SQLException e) {
    return state(e).equals("55P03");
  }

  static boolean isMissingRight(SQLException e) {
    return state(e).equals("42501");
  }

  /** Policies are told as a missing right, and by COPY as something that is not supported. */
  static boolean canBePolicy(SQLException e) {
    return isMissingRight(e) || state(e).equals("0A000");
  }

  WarehouseException unreachable(SQLException e) {
    String hint =
        state(e).startsWith("28")
            ? "Give the password by `PGPASSWORD`, by `~/.pgpass`, or in `portcullis.yaml` as `password_env` or"
                + " `password_file`."
            : null;
    return new WarehouseException(
        ProblemCode.WAREHOUSE_UNREACHABLE,
        "The warehouse `" + address.display() + "` cannot be reached: " + reason(e) + ".",
        hint);
  }

  WarehouseException refused(String doing, SQLException e) {
    String state = state(e);
    if (isLost(e)) {
      return new WarehouseException(
          ProblemCode.WAREHOUSE_UNREACHABLE,
          "The connection to `" + address.display() + "` was lost: " + reason(e) + ".",
          "Nothing was loaded; load the file again.");
    }
    if (isBusy(e)) {
      return new WarehouseException(
          ProblemCode.WAREHOUSE_BUSY,
          "A lock in `" + address.display() + "` was not had in time: " + reason(e) + ".",
          "Try again, or give `--wait` more seconds.");
    }
    return new WarehouseException(
        ProblemCode.WAREHOUSE_REFUSED,
        doing + " in `" + address.display() + "` failed: " + reason(e) + ".",
        hint(state));
  }

  private static @Nullable String hint(String state) {
    return switch (state) {
      case "42501" -> "The user lacks a right; ask the owner of the table.";
      case "25006" ->
          "The server is a standby or is set to `default_transaction_read_only`; load into one that"
              + " takes writes.";
      case "53100" -> "A disk of the database server is full; nothing was loaded.";
      default -> null;
    };
  }

  /** The name of the constraint that the error speaks of. */
  static @Nullable String constraint(SQLException e) {
    ServerErrorMessage server = server(e);
    return server == null ? null : server.getConstraint();
  }

  /** The column that must not be NULL, when that is the error. */
  static @Nullable String notNullColumn(SQLException e) {
    ServerErrorMessage server = server(e);
    return server == null || !state(e).equals("23502") ? null : server.getColumn();
  }

  /** Where the server was, for example {@code COPY moves, line 2}. Only its number is of use. */
  static @Nullable String where(SQLException e) {
    ServerErrorMessage server = server(e);
    return server == null ? null : server.getWhere();
  }

  /**
   * The same errors, of a load whose contract hides values: a trigger may put them into its
   * message.
   */
  PostgresErrors hidingValues() {
    return new PostgresErrors(address, Values.HIDDEN);
  }

  /** The same errors, of work that reads the rows of any table. */
  PostgresErrors ofNoRow() {
    return new PostgresErrors(address, Values.OF_NO_ROW);
  }

  /** What the server says, in one line. */
  String reason(SQLException e) {
    ServerErrorMessage server = server(e);
    if (values == Values.OF_NO_ROW && server != null) {
      return scrub(EngineWords.of(e));
    }
    if (values == Values.HIDDEN && server != null) {
      return "the server said SQLSTATE "
          + state(e)
          + ", its words are not shown since they may hold values of a restricted column";
    }
    String text = server == null ? e.getMessage() : server.getMessage();
    String line =
        text == null ? "no reason given" : text.lines().findFirst().orElse("no reason given");
    String plain = scrub(line.strip());
    return plain.endsWith(".") ? plain.substring(0, plain.length() - 1) : plain;
  }

  private String scrub(String text) {
    String scrubbed = text;
    if (address.password().isPresent() && !address.password().get().isEmpty()) {
      String secret = address.password().get();
      scrubbed =
          scrubbed
              .replace(secret, HIDDEN)
              .replace(URLEncoder.encode(secret, StandardCharsets.UTF_8), HIDDEN);
    }
    return scrubbed;
  }

  private static @Nullable ServerErrorMessage server(SQLException e) {
    return e instanceof PSQLException server ? server.getServerErrorMessage() : null;
  }

  private static String state(SQLException e) {
    return e.getSQLState() == null ? "" : e.getSQLState();
  }
}
