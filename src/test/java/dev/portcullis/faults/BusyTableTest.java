package dev.portcullis.faults;

import dev.portcullis.cli.TargetTable;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Another session of Postgres holds what a load needs: the load gives up and says who it is. */
class BusyTableTest {
  @TempDir Path folder;

  private Orders orders;
  private TargetTable target;

  @BeforeEach
  void loadedBefore() throws IOException {
    orders = Orders.in(folder, 100);
    target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LOCK TABLE orders IN ACCESS EXCLUSIVE MODE",
        "LOCK TABLE orders IN SHARE MODE",
        "INSERT INTO orders (id) VALUES (1)",
        "LOCK TABLE portcullis.loads IN ACCESS EXCLUSIVE MODE",
        "LOCK TABLE portcullis.quarantine IN ACCESS EXCLUSIVE MODE",
        "LOCK TABLE portcullis.load_rules IN SHARE MODE"
      })
  void whoHoldsItIsNamed(String statement) throws Exception {
    try (Connection other = target.connect();
        Statement holding = other.createStatement()) {
      holding.execute("SET application_name = 'nightly vacuum'");
      String process = process(holding);
      other.setAutoCommit(false);
      holding.execute(statement);

      orders
          .load(target.url(), "--wait", "1")
          .expect(4)
          .says("P408")
          .says("server process " + process + ", `nightly vacuum`, user `postgres`, since ")
          .says("failed big.csv: nothing was loaded");

      other.rollback();
    }
    orders.assertAsBefore(target);
    orders.load(target.url()).expect(0);
    orders.assertLoadedOnce(target);
  }

  private static String process(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("SELECT pg_backend_pid()")) {
      rows.next();
      return rows.getString(1);
    }
  }
}
