package dev.portcullis.testkit;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.PullImageResultCallback;
import com.github.dockerjava.api.exception.NotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.postgresql.PostgreSQLContainer;
import org.testcontainers.utility.DockerImageName;

/**
 * Postgres in a container, as its makers ship it.
 *
 * <p>The build turns off Ryuk, which removes containers of dead JVMs: it would be one more image to
 * fetch, and the container here is stopped when the JVM ends.
 */
record ContainerPostgresProcess(PostgreSQLContainer container) implements PostgresProcess {

  static boolean isEngineThere() {
    return DockerClientFactory.instance().isDockerAvailable();
  }

  /**
   * Starts a container.
   *
   * @throws RuntimeException when the engine has no such image and cannot get it
   */
  static PostgresProcess start(PostgresVersion version) {
    fetch(imageName(version));
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

  /** Testcontainers would do this too, but tries for minutes where there is no way to the image. */
  private static void fetch(String image) {
    DockerClient client = DockerClientFactory.lazyClient();
    if (!hasImage(client, image)) {
      pull(client, image);
    }
    if (!hasImage(client, image)) {
      throw new IllegalStateException("the image " + image + " cannot be pulled");
    }
  }

  private static boolean hasImage(DockerClient client, String image) {
    try {
      client.inspectImageCmd(image).exec();
      return true;
    } catch (NotFoundException e) {
      return false;
    }
  }

  private static void pull(DockerClient client, String image) {
    try (PullImageResultCallback pull = new PullImageResultCallback()) {
      client.pullImageCmd(image).exec(pull).awaitCompletion(3, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while pulling " + image, e);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot pull " + image, e);
    }
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
