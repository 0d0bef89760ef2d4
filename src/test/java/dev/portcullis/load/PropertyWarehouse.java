package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.OutputFolder;
import dev.portcullis.migrate.Terms;
import dev.portcullis.testkit.PostgresServer;
import dev.portcullis.testkit.PostgresVersion;
import dev.portcullis.warehouse.TargetAddress;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.duckdb.DuckDbWarehouse;
import dev.portcullis.warehouse.postgres.PostgresWarehouse;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A real warehouse with the tables of many contracts, made by the program's own migrations.
 *
 * @param url by which a test reads it around the program
 */
record PropertyWarehouse(Warehouse warehouse, String url) {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  static PropertyWarehouse duckDb(Path folder) {
    Path file = folder.resolve("warehouse.duckdb");
    return new PropertyWarehouse(
        new DuckDbWarehouse(new TargetAddress.DuckDbFile(file, "warehouse.duckdb"), PATIENCE),
        "jdbc:duckdb:" + file);
  }

  static PropertyWarehouse postgres() {
    String url = PostgresServer.of(PostgresVersion.POSTGRES_18).newDatabase();
    URI address = URI.create(url.substring("jdbc:".length()));
    TargetAddress.PostgresServer server =
        new TargetAddress.PostgresServer(
            "//" + address.getAuthority() + address.getPath(),
            Map.of(),
            parameter(address, "user"),
            parameter(address, "password"));
    return new PropertyWarehouse(new PostgresWarehouse(server, PATIENCE), url);
  }

  private static Optional<String> parameter(URI address, String name) {
    return List.of(address.getQuery().split("&", -1)).stream()
        .filter(pair -> pair.startsWith(name + "="))
        .map(pair -> pair.substring(name.length() + 1))
        .findFirst();
  }

  /** Writes and applies the migrations of these contracts. */
  void create(Path migrations, List<Contract> contracts) throws IOException {
    Migrations.plan(OutputFolder.of(migrations), warehouse.dialect(), contracts, Terms.USUAL)
        .write();
    warehouse.migrate(Migrations.folder(migrations, warehouse.dialect()));
  }
}
