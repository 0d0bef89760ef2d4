package dev.portcullis.testkit;

import java.util.Optional;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;
import org.testcontainers.utility.DockerImageName;

/** Postgres in a container, as its makers ship it. */
record ContainerPostgresProcess(PostgreSQLContainer container) implements PostgresProcess {

  static boolean isEngineThere() {
    return DockerClientFactory.instance().isDockerAvailable();
  }

  static PostgresProcess start(PostgresVersion version) {
    DockerImageName image =
        DockerImageName.parse(imageName(version)).asCompatibleSubstituteFor("postgres");
    @SuppressWarnings("resource") // Lives as long as the JVM; the hook below ends it.
    PostgreSQLContainer container =
        new PostgreSQLContainer(image)
            .withCommand("postgres", "-c", "fsync=off", "-c", "full_page_writes=off");
    container.start();
    Runtime.getRuntime().addShutdownHook(new Thread(container::stop, "stop-postgres"));
    return new ContainerPostgresProcess(container);
  }

  @Override
  public String jdbcUrl(String database) {
    return "jdbc:postgresql://%s:%d/%s?user=%s&password=%s"
        .formatted(
            container.getHost(),
            container.getMappedPort(PostgreSQLContainer.POSTGRESQL_PORT),
            database,
            container.getUsername(),
            container.getPassword());
  }

  @Override
  public String description() {
    return "container of " + container.getDockerImageName();
  }

  /** Another image, such as one built from local files, comes from the environment. */
  private static String imageName(PostgresVersion version) {
    String variable = "PORTCULLIS_TEST_POSTGRES_" + version.major() + "_IMAGE";
    return Optional.ofNullable(System.getenv(variable)).orElse("postgres:" + version.major());
  }
}
