package dev.portcullis.migrate;

import static dev.portcullis.dialect.Draft.field;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Draft;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.warehouse.Engine;
import dev.portcullis.warehouse.WarehouseException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A migration of Postgres meets a session that holds the table. */
class BusyTableMigrationTest {
  private static final Contract BEFORE = profiles().contract();
  private static final Contract AFTER = profiles().column("note", new TextType()).contract();

  @TempDir Path temporary;

  @Test
  void whoeverHoldsTheTableIsNamedAndOthersReadMeanwhile() throws Exception {
    EvolvingDatabase database = EvolvingDatabase.create(Engine.POSTGRES_15, temporary);
    database.migrate(List.of(BEFORE), Terms.USUAL);
    database.plan(List.of(AFTER), Terms.USUAL).write();

    try (Connection holder = database.connect();
        Statement reading = holder.createStatement()) {
      holder.setAutoCommit(false);
      reading.execute("SET application_name = 'the backup'");
      reading.execute("SELECT count(*) FROM profiles");

      CompletableFuture<WarehouseException> refusal =
          CompletableFuture.supplyAsync(
              () -> assertThrows(WarehouseException.class, database::apply));
      Duration slowest = Duration.ZERO;
      while (!refusal.isDone()) {
        long start = System.nanoTime();
        database.query("SELECT count(*) FROM profiles");
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        slowest = took.compareTo(slowest) > 0 ? took : slowest;
      }

      assertEquals(ProblemCode.WAREHOUSE_BUSY, refusal.get().code());
      String message = String.valueOf(refusal.get().getMessage());
      assertTrue(
          message.matches(
              "The migration `V4__alter_profiles.sql` did not get its lock in 6 attempts and was"
                  + " rolled back: `profiles` is held by server process \\d+, `the backup`, user"
                  + " `postgres`, since .*\\."),
          message);
      assertTrue(slowest.toMillis() < 3000, "a reader waited " + slowest);
    }
  }

  @Test
  void aTableThatIsLetGoInTimeIsChanged() throws Exception {
    EvolvingDatabase database = EvolvingDatabase.create(Engine.POSTGRES_15, temporary);
    database.migrate(List.of(BEFORE), Terms.USUAL);
    database.plan(List.of(AFTER), Terms.USUAL).write();

    try (Connection holder = database.connect();
        Statement reading = holder.createStatement()) {
      holder.setAutoCommit(false);
      reading.execute("SELECT count(*) FROM profiles");
      CompletableFuture<List<String>> applied = CompletableFuture.supplyAsync(database::apply);
      Thread.sleep(1500);
      holder.rollback();

      assertEquals(List.of("V4__alter_profiles.sql"), applied.get());
    }
  }

  private static Draft profiles() {
    return Draft.of("profiles").column(field("id", new IntegerType()));
  }
}
