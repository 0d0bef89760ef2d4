package dev.portcullis.warehouse.postgres;

import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/**
 * Opens connections. A password comes from the address or, when it has none, from {@code
 * ~/.pgpass}.
 */
final class PostgresConnector {
  private static final String CONNECT_SECONDS = "10";

  private final PostgresServer address;
  private final PostgresErrors errors;

  PostgresConnector(PostgresServer address) {
    this.address = address;
    this.errors = new PostgresErrors(address);
  }

  /** The server as shown to a person. */
  String target() {
    return address.display();
  }

  /**
   * A connection in the mode of one statement a transaction.
   *
   * @param application as the server lists it
   */
  Connection open(String application) {
    Properties properties = new Properties();
    properties.setProperty("connectTimeout", CONNECT_SECONDS);
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("ApplicationName", application);
    address.parameters().forEach(properties::setProperty);
    address.user().ifPresent(user -> properties.setProperty("user", user));
    address.password().ifPresent(password -> properties.setProperty("password", password));
    try {
      return DriverManager.getConnection(address.url(), properties);
    } catch (SQLException e) {
      throw errors.unreachable(e);
    }
  }
}
