package dev.portcullis.warehouse;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.dialect.postgres.PostgresDialect;
import dev.portcullis.testkit.PostgresServer;
import dev.portcullis.testkit.PostgresVersion;
import java.nio.file.Path;

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
}
