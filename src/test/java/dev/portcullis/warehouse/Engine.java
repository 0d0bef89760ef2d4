package dev.portcullis.warehouse;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.dialect.postgres.PostgresDialect;
import dev.portcullis.testkit.PostgresServer;
import dev.portcullis.testkit.PostgresVersion;
import dev.portcullis.warehouse.duckdb.DuckDbWarehouse;
import dev.portcullis.warehouse.postgres.PostgresWarehouse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The engines that generated SQL is executed on. */
public enum Engine {
  DUCKDB,
  POSTGRES_15,
  POSTGRES_18;

  public Dialect dialect() {
    return switch (this) {
      case DUCKDB -> new DuckDbDialect();
      case POSTGRES_15, POSTGRES_18 -> new PostgresDialect();
    };
  }

  /** The JDBC URL of an empty database; a file lies in the folder. */
  public String newDatabase(Path folder) {
    return switch (this) {
      case DUCKDB -> "jdbc:duckdb:" + folder.resolve("warehouse.duckdb");
      case POSTGRES_15 -> PostgresServer.of(PostgresVersion.POSTGRES_15).newDatabase();
      case POSTGRES_18 -> PostgresServer.of(PostgresVersion.POSTGRES_18).newDatabase();
    };
  }

  /** The warehouse behind a URL of {@link #newDatabase}. */
  public Warehouse open(String url) {
    return switch (this) {
      case DUCKDB -> {
        Path file = Path.of(url.substring("jdbc:duckdb:".length()));
        yield new DuckDbWarehouse(
            new TargetAddress.DuckDbFile(file, "warehouse.duckdb"), Duration.ZERO);
      }
      case POSTGRES_15, POSTGRES_18 ->
          new PostgresWarehouse(
              new TargetAddress.PostgresServer(
                  url.substring("jdbc:postgresql:".length()),
                  Map.of(),
                  Optional.empty(),
                  Optional.empty()),
              Duration.ZERO);
    };
  }
}
