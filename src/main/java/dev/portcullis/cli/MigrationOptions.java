package dev.portcullis.cli;

import dev.portcullis.cli.AutomaticMigration.Changes;
import dev.portcullis.contract.Contract;
import dev.portcullis.warehouse.Warehouse;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a load does about migrations before it begins. */
final class MigrationOptions {
  @Option(
      names = "--migrate",
      paramLabel = "auto|never",
      description =
          "auto: write a missing first migration and apply what is pending (default for"
              + " warehouse.duckdb, whose tables it changes too); never: touch no table (default"
              + " for any other warehouse).")
  private @Nullable Choice migrate;

  @Mixin private MigrationsFolder folder = new MigrationsFolder();

  /** The choices. */
  enum Choice {
    AUTO,
    NEVER
  }

  /** Brings the table up to the contract if that is wanted. */
  void beforeLoad(
      Session session, Warehouse warehouse, boolean embeddedDefault, Contract contract) {
    Choice usual = embeddedDefault ? Choice.AUTO : Choice.NEVER;
    switch (migrate == null ? usual : migrate) {
      case AUTO ->
          new AutomaticMigration(
                  session, warehouse, folder, embeddedDefault ? Changes.MADE : Changes.TOLD)
              .bringUp(contract);
      case NEVER -> {}
    }
  }
}
