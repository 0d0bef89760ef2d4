package dev.portcullis.warehouse.postgres;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.postgres.PostgresDialect;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.TargetAddress.PostgresServer;
import dev.portcullis.warehouse.Warehouse;
import java.nio.file.Path;
import java.util.List;

/** A Postgres database. A load opens its own connection and closes it. */
public final class PostgresWarehouse implements Warehouse {
  private final PostgresServer address;
  private final Dialect dialect = new PostgresDialect();

  public PostgresWarehouse(PostgresServer address) {
    this.address = address;
  }

  @Override
  public String target() {
    return address.display();
  }

  @Override
  public Dialect dialect() {
    return dialect;
  }

  @Override
  public List<String> pendingMigrations(Path directory) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<String> migrate(Path directory) {
    throw new UnsupportedOperationException();
  }

  @Override
  public LoadResult load(LoadOrder order, StagedFile staged) {
    return new PostgresLoad(address, dialect, order, staged).run();
  }

  @Override
  public void close() {
    // Nothing is open between two calls.
  }
}
