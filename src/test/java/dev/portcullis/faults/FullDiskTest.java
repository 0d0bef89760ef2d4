package dev.portcullis.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.portcullis.cli.TargetTable;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A disk is full: it is told which, nothing is loaded, and with room the next run loads. The disks
 * are small file systems, which only a superuser can mount.
 */
class FullDiskTest {
  @TempDir Path folder;

  /** The smaller the disk, the earlier it is full: while rows travel, or during the commit. */
  @Test
  void theDiskOfADuckDbFile() throws Exception {
    Orders orders = Orders.in(folder, 100_000);
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "64m")) {
      Path file = disk.folder().resolve("w.duckdb");
      TargetTable target =
          orders.loadedBefore(new TargetTable(Engine.DUCKDB, "jdbc:duckdb:" + file));
      Path pristine = Files.copy(file, folder.resolve("pristine.duckdb"));
      long used = Files.size(file);
      int failed = 0;
      for (int room : List.of(0, 256, 1024, 2048, 3072, 4096)) {
        disk.remount("size=" + (used + room * 1024L + (1 << 18)));
        InProcess.Ended ended = orders.load(target.url());
        disk.remount("size=64m");
        if (ended.exitCode() != 0) {
          failed++;
          ended.expect(4).says("The disk that holds `" + file + "` is full").says("P407");
          orders.assertAsBefore(target);
        } else {
          orders.assertLoadedOnce(target);
        }
        Files.copy(pristine, file, StandardCopyOption.REPLACE_EXISTING);
      }
      assertTrue(failed >= 2, "the disk was full " + failed + " times");
      orders.load(target.url()).expect(0);
      orders.assertLoadedOnce(target);
    }
  }

  @Test
  void theDiskOfTemporaryFiles() throws Exception {
    Orders orders = Orders.in(folder, 1_500_000);
    TargetTable target = orders.loadedBefore(TargetTable.newIn(Engine.DUCKDB, folder));
    String before = System.getProperty("java.io.tmpdir");
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "1m")) {
      System.setProperty("java.io.tmpdir", disk.folder().toString());
      orders
          .load(target.url(), "--memory", "100")
          .expect(4)
          .says("P411")
          .says(disk.folder().toString())
          .says("failed big.csv: nothing was loaded");
      try (Stream<Path> left = Files.list(disk.folder())) {
        assertEquals(List.of(), left.toList());
      }
    } finally {
      System.setProperty("java.io.tmpdir", before);
    }
    orders.assertAsBefore(target);
  }

  /** Its own processes must reach the disk, so a server in a container has none. */
  @Test
  void theDiskOfAPostgresServer() throws Exception {
    Orders orders = Orders.in(folder, 100_000);
    TargetTable target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
    Path mount = Files.createTempDirectory(Path.of("/tmp"), "portcullis-small-disk");
    try (SmallDisk disk = SmallDisk.mount(mount, "1m");
        Connection connection = target.connect();
        Statement statement = connection.createStatement()) {
      assumeTrue(isTablespace(statement, disk), "the server does not see this file system");
      statement.execute("ALTER TABLE orders SET TABLESPACE small_disk");
      orders
          .load(target.url())
          .expect(4)
          .says("A disk of the database server is full; nothing was loaded.")
          .says("P407");
      orders.assertAsBefore(target);
      disk.remount("size=64m");
      orders.load(target.url()).expect(0);
      orders.assertLoadedOnce(target);
      statement.execute("ALTER TABLE orders SET TABLESPACE pg_default");
      statement.execute("DROP TABLESPACE small_disk");
    } finally {
      Files.deleteIfExists(mount);
    }
  }

  private static boolean isTablespace(Statement statement, SmallDisk disk) {
    try {
      statement.execute("COPY (SELECT 1) TO PROGRAM 'mkdir -m 700 " + disk.folder() + "/tables'");
      statement.execute("CREATE TABLESPACE small_disk LOCATION '" + disk.folder() + "/tables'");
      return true;
    } catch (SQLException e) {
      return false;
    }
  }
}
