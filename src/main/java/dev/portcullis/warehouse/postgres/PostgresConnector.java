package dev.portcullis.warehouse.postgres;

import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;

/**
 * Opens connections. A password comes from the address or, when it has none, from {@code
 * ~/.pgpass}.
 */
final class PostgresConnector {
  private static final String CONNECT_SECONDS = "10";

  private final PostgresServer address;
  private final Duration wait;
  private final PostgresErrors errors;

  PostgresConnector(PostgresServer address) {
    this(address, Duration.ZERO);
  }

  /**
   * @param wait how long to look for a server that went away during a commit
   */
  PostgresConnector(PostgresServer address, Duration wait) {
    this.address = address;
    this.wait = wait;
    this.errors = new PostgresErrors(address);
  }

  /** The server as shown to a person. */
  String target() {
    return address.display();
  }

  /** How long to look for a server that went away during a commit. */
  Duration patience() {
    return wait;
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
