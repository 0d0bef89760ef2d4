package dev.portcullis.testkit;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import io.zonky.test.db.postgres.embedded.PgBinaryResolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Postgres from binaries out of the build's own dependencies; needs no Docker and no root. */
record EmbeddedPostgresProcess(EmbeddedPostgres server) implements PostgresProcess {

  /** A test server that loses its data with its machine loses nothing. */
  private static final Map<String, String> FAST =
      Map.of("fsync", "off", "synchronous_commit", "off", "full_page_writes", "off");

  private static final Path POSTGRES_15 = Path.of("target", "postgres-15");

  static PostgresProcess start(PostgresVersion version) {
    EmbeddedPostgres.Builder builder =
        EmbeddedPostgres.builder().setPgBinaryResolver(binaries(version));
    FAST.forEach(builder::setServerConfig);
    try {
      return new EmbeddedPostgresProcess(builder.start());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start embedded Postgres " + version.major(), e);
    }
  }

  @Override
  public String jdbcUrl(String database) {
    return server.getJdbcUrl("postgres", database);
  }

  @Override
  public String description() {
    return "embedded binaries";
  }

  private static PgBinaryResolver binaries(PostgresVersion version) {
    return switch (version) {
      case POSTGRES_18 -> DefaultPostgresBinaryResolver.INSTANCE;
      case POSTGRES_15 -> (system, machine) -> Files.newInputStream(onlyArchive());
    };
  }

  /** The build copies just the archive that fits this machine, so its name need not be known. */
  private static Path onlyArchive() throws IOException {
    try (DirectoryStream<Path> archives = Files.newDirectoryStream(POSTGRES_15, "*.txz")) {
      return archives.iterator().next();
    }
  }
}
