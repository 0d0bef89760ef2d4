package dev.portcullis.testkit;

import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A real Postgres server for tests, started when first asked for and at most once in a JVM.
 *
 * <p>It runs in a container when a Docker engine answers, otherwise from binaries that the build
 * brought along; one line on standard output says which. {@code PORTCULLIS_TEST_POSTGRES=embedded}
 * or {@code =docker} in the environment decides instead. Safe for use by several threads.
 */
public final class PostgresServer {

  // A server costs seconds and lives until the JVM ends, so all test classes must find the same.
  private static final Map<PostgresVersion, PostgresServer> STARTED = new ConcurrentHashMap<>();

  private final PostgresProcess process;
  private final AtomicInteger databases = new AtomicInteger();

  private PostgresServer(PostgresProcess process) {
    this.process = process;
  }

  /**
   * The server of this version, started if it is not running yet.
   *
   * @throws UncheckedIOException when the server cannot be started
   */
  public static PostgresServer of(PostgresVersion version) {
    return STARTED.computeIfAbsent(version, PostgresServer::start);
  }

  /**
   * Creates an empty database and returns its JDBC URL, which holds user and password and can be
   * opened as it is. The user is a superuser. Databases vanish with the server.
   */
  public String newDatabase() {
    String name = "test_" + databases.incrementAndGet();
    try (Connection connection = DriverManager.getConnection(process.jdbcUrl("postgres"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    } catch (SQLException e) {
      throw new IllegalStateException("cannot create the test database " + name, e);
    }
    return process.jdbcUrl(name);
  }

  private static PostgresServer start(PostgresVersion version) {
    PostgresProcess process = PostgresProcess.start(version);
    System.out.println("Postgres " + version.major() + " for tests: " + process.description());
    return new PostgresServer(process);
  }
}
