package dev.portcullis.migrate;

import static dev.portcullis.dialect.Draft.field;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.dialect.Draft;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.warehouse.Engine;
import dev.portcullis.warehouse.WarehouseException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A column of a live table of Postgres gets another type while others read and write. */
class LiveRetypeTest {
  private static final String TYPES =
      "SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute"
          + " WHERE attrelid = 'parcels'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1";

  private static final Contract BEFORE =
      Draft.of("parcels")
          .column(field("id", new IntegerType()).required())
          .column(field("kg", new DecimalType(10, 2)))
          .key(Key.Kind.PRIMARY, "id")
          .contract();

  private static final Contract ROUNDER =
      Draft.of("parcels")
          .column(field("id", new IntegerType()).required())
          .column(field("kg", new DecimalType(12, 1)))
          .key(Key.Kind.PRIMARY, "id")
          .contract();

  private static final Contract WIDER =
      Draft.of("parcels")
          .column(field("id", new BigIntegerType()).required())
          .column(field("kg", new DecimalType(12, 1)))
          .key(Key.Kind.PRIMARY, "id")
          .contract();

  @TempDir Path temporary;

  @Test
  void whatWasMadeByHandIsNamedBeforeAnythingChangesAndACommentMoves() throws Exception {
    EvolvingDatabase database = filled(Engine.POSTGRES_15);
    database.execute(
        """
        COMMENT ON COLUMN parcels.kg IS 'as weighed';
        CREATE VIEW heavy AS SELECT id FROM parcels WHERE kg > 20;
        CREATE INDEX by_weight ON parcels (kg);
        CREATE TABLE labels (parcel int REFERENCES parcels);
        GRANT SELECT (kg) ON parcels TO public;
        CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
        CREATE TRIGGER stamped BEFORE UPDATE ON parcels FOR EACH ROW EXECUTE FUNCTION stamp();
        CREATE TRIGGER once BEFORE INSERT ON parcels FOR EACH ROW EXECUTE FUNCTION stamp();
        CREATE PUBLICATION parcels_out FOR TABLE parcels;
        """);
    database.plan(List.of(WIDER), Terms.USUAL).write();

    WarehouseException refusal = assertThrows(WarehouseException.class, database::apply);
    String message = String.valueOf(refusal.getMessage());
    assertTrue(
        message.contains(
            "The type of `id`, `kg` of `parcels` cannot change while others read and write,"
                + " because of: constraint labels_parcel_fkey on table labels, index by_weight,"
                + " publication parcels_out, whose subscribers lack the new columns, rights of"
                + " column kg, rule _RETURN on view heavy, trigger stamped, which would run for"
                + " every row. Take it away before"),
        message);
    assertEquals(List.of("id|integer", "kg|numeric(10,2)"), database.query(TYPES));

    database.execute(
        """
        DROP VIEW heavy;
        DROP INDEX by_weight;
        DROP TABLE labels;
        REVOKE SELECT (kg) ON parcels FROM public;
        DROP TRIGGER stamped ON parcels;
        DROP PUBLICATION parcels_out;
        """);
    database.apply();
    assertEquals(List.of("id|bigint", "kg|numeric(12,1)"), database.query(TYPES));
    assertEquals(
        List.of("as weighed"),
        database.query(
            "SELECT description FROM pg_description WHERE objoid = 'parcels'::regclass"));
  }

  /** An index that cannot be built leaves the old column and the new one side by side. */
  @ParameterizedTest
  @EnumSource(names = "DUCKDB", mode = EnumSource.Mode.EXCLUDE)
  void halfWayRowsAreJudgedByBothTypesAndTheRestFollows(Engine engine) throws Exception {
    EvolvingDatabase database = filled(engine);
    database.plan(List.of(WIDER), Terms.USUAL).write();
    database.execute(
        "CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS"
            + " $$ BEGIN RAISE EXCEPTION 'not now'; END $$");
    database.execute(
        "CREATE EVENT TRIGGER refusing ON ddl_command_start WHEN TAG IN ('CREATE INDEX')"
            + " EXECUTE FUNCTION refuse()");
    assertThrows(RuntimeException.class, database::apply);
    database.execute("DROP EVENT TRIGGER refusing");

    SQLException rounded =
        assertThrows(
            SQLException.class, () -> database.execute("INSERT INTO parcels VALUES (5001, 2.25)"));
    assertTrue(
        String.valueOf(rounded.getMessage())
            .contains(
                "The column `kg` of `parcels` is becoming `decimal(12,1)`, and a row has a value"
                    + " that is none without loss."),
        rounded.getMessage());
    database.execute("INSERT INTO parcels VALUES (5001, 2.5), (5002, NULL)");
    database.execute("UPDATE parcels SET kg = kg + 1 WHERE id = 1");

    database.apply();
    assertEquals(List.of("id|bigint", "kg|numeric(12,1)"), database.query(TYPES));
    assertEquals(
        List.of("1|1.5", "2|1.0", "5001|2.5", "5002|NULL"),
        database.query("SELECT id, kg FROM parcels WHERE id < 3 OR id > 5000 ORDER BY id"));
    assertEquals(
        List.of("0"),
        database.query("SELECT count(*) FROM pg_proc WHERE proname LIKE 'portcullis%'"));
  }

  @Test
  void rowsThatSomebodyHoldsAreFilledWhenTheyAreLetGo() throws Exception {
    EvolvingDatabase database = filled(Engine.POSTGRES_15);
    database.plan(List.of(ROUNDER), Terms.USUAL).write();

    flyway(database).target("5").load().migrate();

    try (Connection holder = database.connect();
        Statement holding = holder.createStatement()) {
      holder.setAutoCommit(false);
      holding.execute("SELECT FROM parcels WHERE id IN (1, 5000) FOR UPDATE");
      CompletableFuture<List<String>> applied = CompletableFuture.supplyAsync(database::apply);
      while (!database
          .query("SELECT count(*) FROM parcels WHERE kg_new IS NULL")
          .equals(List.of("2"))) {
        Thread.sleep(10);
      }
      holder.rollback();

      assertEquals(
          List.of("V6__fill_parcels.sql", "V7__validate_parcels.sql", "V8__swap_parcels.sql"),
          applied.get());
    }
    assertEquals(
        List.of("0"),
        database.query("SELECT count(*) FROM parcels WHERE kg IS DISTINCT FROM id * 0.5"));
  }

  /** Flyway's own lock in a transaction does not keep it from filling. */
  @ParameterizedTest
  @EnumSource(names = "DUCKDB", mode = EnumSource.Mode.EXCLUDE)
  void anyFlywayFills(Engine engine) throws Exception {
    EvolvingDatabase database = filled(engine);
    database.plan(List.of(ROUNDER), Terms.USUAL).write();

    flyway(database).load().migrate();

    assertEquals(List.of("id|integer", "kg|numeric(12,1)"), database.query(TYPES));
  }

  /** As people run it. */
  private static FluentConfiguration flyway(EvolvingDatabase database) {
    return Flyway.configure()
        .loggers("slf4j")
        .dataSource(database.url(), null, null)
        .locations("filesystem:" + database.folder());
  }

  private EvolvingDatabase filled(Engine engine) throws Exception {
    EvolvingDatabase database = EvolvingDatabase.create(engine, temporary);
    database.migrate(List.of(BEFORE), Terms.USUAL);
    database.execute("INSERT INTO parcels SELECT i, i * 0.5 FROM generate_series(1, 5000) AS i");
    return database;
  }
}
