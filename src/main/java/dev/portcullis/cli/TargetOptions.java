package dev.portcullis.cli;

import dev.portcullis.warehouse.TargetAddress;
import dev.portcullis.warehouse.TargetAddress.DuckDbFile;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.duckdb.DuckDbWarehouse;
import dev.portcullis.warehouse.postgres.PostgresWarehouse;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Which warehouse: {@code --url}, {@code --warehouse}, or the DuckDB file in the working directory.
 */
final class TargetOptions {
  static final String EMBEDDED_DEFAULT = "warehouse.duckdb";

  @Option(
      names = "--url",
      paramLabel = "JDBC-URL",
      description =
          "The warehouse: jdbc:postgresql://… or jdbc:duckdb:FILE (default: warehouse.duckdb).")
  private @Nullable String url;

  @Option(
      names = "--warehouse",
      paramLabel = "NAME",
      description = "The warehouse of that name in portcullis.yaml.")
  private @Nullable String warehouse;

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      description =
          "How long to wait while another load holds the table (default: ${DEFAULT-VALUE}).")
  private int wait = 10;

  /** Whether no warehouse was named, so that the one in the working directory is meant. */
  boolean isEmbeddedDefault() {
    return url == null && warehouse == null;
  }

  Warehouse open(Session session) {
    return open(address(session), wait);
  }

  static Warehouse open(TargetAddress address, int wait) {
    return address.accept(new Opening(Duration.ofSeconds(Math.max(0, wait))));
  }

  TargetAddress address(Session session) {
    if (url != null && warehouse != null) {
      throw new UsageException(
          "`--url` and `--warehouse` name two warehouses.", "Give one of them.");
    }
    if (url != null) {
      return TargetUrl.parse(session, url);
    }
    return warehouse == null
        ? new DuckDbFile(session.resolve(EMBEDDED_DEFAULT), EMBEDDED_DEFAULT)
        : WarehouseFile.find(session, warehouse);
  }

  /** The file of the warehouse, when it is one. */
  Optional<String> file(Session session) {
    return address(session)
        .accept(
            new TargetAddress.Visitor<Optional<String>>() {
              @Override
              public Optional<String> duckDb(DuckDbFile address) {
                return Optional.of(address.file().toString());
              }

              @Override
              public Optional<String> postgres(PostgresServer address) {
                return Optional.empty();
              }
            });
  }

  private record Opening(Duration patience) implements TargetAddress.Visitor<Warehouse> {
    @Override
    public Warehouse duckDb(DuckDbFile address) {
      return new DuckDbWarehouse(address, patience);
    }

    @Override
    public Warehouse postgres(PostgresServer address) {
      return new PostgresWarehouse(address, patience);
    }
  }
}
