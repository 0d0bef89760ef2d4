package dev.portcullis.testkit;

import java.util.Locale;
import java.util.Optional;

/** A running Postgres, whichever way it was started. */
interface PostgresProcess {

  /** The URL of one of its databases, with user and password. */
  String jdbcUrl(String database);

  /** How it runs, for the line that tests print. */
  String description();

  /** Starts a server the way the environment asks for, or else the best way there is. */
  static PostgresProcess start(PostgresVersion version) {
    String wish = Optional.ofNullable(System.getenv("PORTCULLIS_TEST_POSTGRES")).orElse("");
    return switch (wish.toLowerCase(Locale.ROOT)) {
      case "embedded" -> EmbeddedPostgresProcess.start(version);
      case "docker" -> ContainerPostgresProcess.start(version);
      case "" -> startBest(version);
      default ->
          throw new IllegalArgumentException(
              "PORTCULLIS_TEST_POSTGRES is `" + wish + "`, expected `embedded` or `docker`.");
    };
  }

  private static PostgresProcess startBest(PostgresVersion version) {
    try {
      if (ContainerPostgresProcess.isEngineThere()) {
        return ContainerPostgresProcess.start(version);
      }
    } catch (RuntimeException e) {
      // An engine without the image and without a way to it is no reason to test on nothing.
      System.out.println("A Docker engine answers, but runs no Postgres: " + e.getMessage());
    }
    return EmbeddedPostgresProcess.start(version);
  }
}
