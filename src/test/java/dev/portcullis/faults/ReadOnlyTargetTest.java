package dev.portcullis.faults;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.portcullis.cli.TargetTable;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A target that takes no writes says so and stays as it is. */
class ReadOnlyTargetTest {
  @TempDir Path folder;

  private Orders orders;

  @BeforeEach
  void files() throws IOException {
    orders = Orders.in(folder, 100);
  }

  @Test
  void aPostgresThatReadsOnly() throws Exception {
    TargetTable target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
    setReadOnly(target, "on");

    orders
        .load(target.url())
        .expect(4)
        .says("read-only transaction")
        .says("a standby or is set to `default_transaction_read_only`")
        .says("P407");

    orders.assertAsBefore(target);
    setReadOnly(target, "off");
    orders.load(target.url()).expect(0);
    orders.assertLoadedOnce(target);
  }

  private static void setReadOnly(TargetTable target, String value) throws Exception {
    try (Connection connection = target.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("SET default_transaction_read_only = off");
      statement.execute(
          "ALTER DATABASE "
              + connection.getCatalog()
              + " SET default_transaction_read_only = "
              + value);
    }
  }

  /** To the superuser of a system every file is writable, unless its file system is not. */
  @Test
  void aDuckDbFileWithoutRightToWrite() throws Exception {
    TargetTable target = orders.loadedBefore(TargetTable.newIn(Engine.DUCKDB, folder));
    Path file = folder.resolve("warehouse.duckdb");
    assumeTrue(file.toFile().setWritable(false) && !Files.isWritable(file), "run as root");

    orders.load(target.url()).expect(4).says("P407").says("may not be written");

    file.toFile().setWritable(true);
    orders.assertAsBefore(target);
    orders.load(target.url()).expect(0);
    orders.assertLoadedOnce(target);
  }

  @Test
  void aDuckDbFileOnAFileSystemThatReadsOnly() throws Exception {
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "16m")) {
      TargetTable target =
          orders.loadedBefore(
              new TargetTable(Engine.DUCKDB, "jdbc:duckdb:" + disk.folder().resolve("w.duckdb")));
      disk.remount("ro");

      orders.load(target.url()).expect(4).says("P407").says("may not be written");

      disk.remount("rw");
      orders.assertAsBefore(target);
      orders.load(target.url()).expect(0);
      orders.assertLoadedOnce(target);
    }
  }
}
