package dev.portcullis.migrate;

import static dev.portcullis.dialect.Draft.field;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Draft;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.database.postgresql.PostgreSQLConfigurationExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A key of a live table of Postgres is built outside of a transaction, where a Flyway that holds
 * its lock in one hangs for ever (flyway/flyway issue 3854).
 */
class ConcurrentIndexTest {
  private static final Contract BEFORE = serials().contract();
  private static final Contract AFTER = serials().key(Key.Kind.UNIQUE, "sn").contract();

  @TempDir Path temporary;

  @Test
  void aFlywayThatWouldHangIsToldInSeconds() throws Exception {
    EvolvingDatabase database = filled("('S1'), ('S2')");
    database.plan(List.of(AFTER), Terms.USUAL).write();

    FlywayException refusal =
        assertTimeoutPreemptively(
            Duration.ofSeconds(60),
            () -> assertThrows(FlywayException.class, () -> flyway(database).load().migrate()));
    assertTrue(
        String.valueOf(refusal.getMessage())
            .contains("Set flyway.postgresql.transactional.lock=false"),
        String.valueOf(refusal.getMessage()));

    FluentConfiguration mended = flyway(database);
    mended
        .getPluginRegister()
        .getExact(PostgreSQLConfigurationExtension.class)
        .setTransactionalLock(false);
    mended.load().repair();
    mended.load().migrate();
    assertIsUnique(database);
  }

  @Test
  void aRepetitionIsFoundBeforeTheIndexAndLeavesNone() throws Exception {
    EvolvingDatabase database = filled("('S1'), ('S1'), ('S2')");
    database.plan(List.of(AFTER), Terms.USUAL).write();

    RuntimeException refusal = assertThrows(RuntimeException.class, database::apply);
    assertTrue(
        String.valueOf(refusal.getMessage())
            .contains("Keys of `serials` that occur more than once: 1 (sn: S1)"),
        String.valueOf(refusal.getMessage()));
    assertEquals(
        List.of("0"),
        database.query("SELECT count(*) FROM pg_index WHERE indrelid = 'serials'::regclass"));

    database.execute("DELETE FROM serials WHERE ctid = (SELECT min(ctid) FROM serials)");
    database.apply();
    assertIsUnique(database);
  }

  /** The row of history that Flyway keeps of a script without transaction stops its next run. */
  @Test
  void anIndexThatFailedHalfWayIsBuiltAgain() throws Exception {
    EvolvingDatabase database = filled("('S1'), ('S2')");
    database.execute("CREATE INDEX serials_sn_unique_new ON serials (sn)");
    Plan plan = database.plan(List.of(AFTER), Terms.USUAL);
    plan.write();
    database.execute(
        "CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS"
            + " $$ BEGIN RAISE EXCEPTION 'not now'; END $$");
    database.execute(
        "CREATE EVENT TRIGGER refusing ON ddl_command_start WHEN TAG IN ('CREATE INDEX')"
            + " EXECUTE FUNCTION refuse()");

    assertThrows(RuntimeException.class, database::apply);
    database.execute("DROP EVENT TRIGGER refusing");

    assertEquals(2, database.apply().size());
    assertIsUnique(database);
    assertEquals(List.of(), database.apply());
  }

  private static void assertIsUnique(EvolvingDatabase database) throws Exception {
    assertEquals(
        List.of("serials_sn_unique|true"),
        database.query(
            "SELECT conname, convalidated FROM pg_constraint WHERE conrelid = 'serials'::regclass"
                + " AND contype = 'u'"));
    assertEquals(
        List.of("serials_sn_unique|true"),
        database.query(
            "SELECT relname, indisvalid FROM pg_index JOIN pg_class ON indexrelid = pg_class.oid"
                + " WHERE indrelid = 'serials'::regclass"));
  }

  private EvolvingDatabase filled(String rows) throws Exception {
    EvolvingDatabase database = EvolvingDatabase.create(Engine.POSTGRES_15, temporary);
    database.migrate(List.of(BEFORE), Terms.USUAL);
    database.execute("INSERT INTO serials VALUES " + rows);
    return database;
  }

  /** As people run it. */
  private static FluentConfiguration flyway(EvolvingDatabase database) {
    return Flyway.configure()
        .loggers("slf4j")
        .dataSource(database.url(), null, null)
        .baselineOnMigrate(true)
        .baselineVersion("0")
        .locations("filesystem:" + database.folder());
  }

  private static Draft serials() {
    return Draft.of("serials").column(field("sn", new TextType()));
  }
}
