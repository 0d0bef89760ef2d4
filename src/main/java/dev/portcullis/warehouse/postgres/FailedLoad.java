package dev.portcullis.warehouse.postgres;

import dev.portcullis.dialect.postgres.PostgresDialect;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.JdbiException;

/**
 * Asks the server why a load failed, where its error alone does not say it: who holds a lock, which
 * right is missing.
 */
final class FailedLoad {
  private final Connection connection;
  private final LoadOrder order;
  private final String target;

  /**
   * @param connection rolled back
   */
  FailedLoad(Connection connection, LoadOrder order, PostgresServer address) {
    this.connection = connection;
    this.order = order;
    this.target = address.display();
  }

  /** The same for a statement of the ledger. */
  Optional<WarehouseException> explain(JdbiException e) {
    return e.getCause() instanceof SQLException cause ? explain(cause) : Optional.empty();
  }

  /** Empty when the server can tell no more than its error. */
  Optional<WarehouseException> explain(SQLException e) {
    try {
      if (PostgresErrors.isBusy(e)) {
        return Optional.of(busy());
      }
      Optional<WarehouseException> missing =
          PostgresErrors.isMissingRight(e) ? missingRights() : Optional.empty();
      return missing.isEmpty() && PostgresErrors.canBePolicy(e) ? hiddenRows() : missing;
    } catch (SQLException again) {
      return Optional.empty();
    }
  }

  /** The right without which a table is as if it were not there; empty when it is not that. */
  Optional<WarehouseException> hidden() throws SQLException {
    String schema = order.contract().table().schema().orElse("public");
    return MissingRights.of(connection, order).contains("USAGE on schema `" + schema + "`")
        ? missingRights()
        : Optional.empty();
  }

  private WarehouseException busy() throws SQLException {
    String table = new PostgresDialect().qualified(order.contract().table());
    OptionalLong oid = new PostgresCatalog(connection).table(table);
    Optional<LockHolder> holder = LockHolder.of(connection, oid.orElse(0));
    return new WarehouseException(
        ProblemCode.WAREHOUSE_BUSY,
        holder
            .map(
                other ->
                    "`"
                        + other.relation()
                        + "` in `"
                        + target
                        + "` is locked by another session ("
                        + other.session()
                        + ").")
            .orElseGet(
                () ->
                    "A lock that the load of `"
                        + order.contract().table()
                        + "` in `"
                        + target
                        + "` needs was not had in time; whoever held it has just gone."),
        "Wait for it, or give `--wait` more seconds.");
  }

  private Optional<WarehouseException> missingRights() throws SQLException {
    String missing = MissingRights.of(connection, order);
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new WarehouseException(
                ProblemCode.WAREHOUSE_REFUSED,
                "User `" + user() + "` lacks " + missing + " in `" + target + "`.",
                "Who owns the table or the schema can GRANT it."));
  }

  /** A policy keeps rows from the user, and the load from them. */
  private Optional<WarehouseException> hiddenRows() throws SQLException {
    String table = new PostgresDialect().qualified(order.contract().table());
    String sql = "SELECT row_security_active(to_regclass(?))";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      try (ResultSet rows = statement.executeQuery()) {
        rows.next();
        return rows.getBoolean(1)
            ? Optional.of(
                new WarehouseException(
                    ProblemCode.WAREHOUSE_REFUSED,
                    "The table `"
                        + order.contract().table()
                        + "` in `"
                        + target
                        + "` has a row security policy for user `"
                        + user()
                        + "`.",
                    "Load as a user whom no policy of the table holds for."))
            : Optional.empty();
      }
    }
  }

  private String user() throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("SELECT current_user");
        ResultSet rows = statement.executeQuery()) {
      rows.next();
      return rows.getString(1);
    }
  }
}
