package dev.portcullis.faults;

import dev.portcullis.cli.TargetTable;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A loader of Postgres has all rights but one: the message names that one, nothing is loaded. */
class MissingRightsTest {
  private static final Pattern USER = Pattern.compile("user=\\w+");

  @TempDir Path folder;

  private Orders orders;
  private TargetTable target;
  private String url = "";

  @BeforeEach
  void loader() throws IOException, SQLException {
    orders = Orders.in(folder, 100);
    target = orders.loadedBefore(TargetTable.newIn(Engine.POSTGRES_18, folder));
    url = USER.matcher(target.url()).replaceFirst("user=narrow_loader");
    execute("CREATE ROLE narrow_loader LOGIN PASSWORD 'postgres'");
    execute("GRANT SELECT, INSERT ON orders TO narrow_loader");
    execute("GRANT USAGE ON SCHEMA portcullis TO narrow_loader");
    execute("GRANT SELECT, INSERT ON portcullis.loads TO narrow_loader");
    execute("GRANT INSERT ON portcullis.load_rules, portcullis.quarantine TO narrow_loader");
  }

  @AfterEach
  void dropLoader() throws SQLException {
    execute("DROP OWNED BY narrow_loader");
    execute("DROP ROLE narrow_loader");
  }

  @Test
  void theRightsOfTheManualSuffice() throws Exception {
    orders.load(url).expect(0);
    orders.assertLoadedOnce(target);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "USAGE ON SCHEMA public FROM public | USAGE on schema `public`",
        "INSERT ON orders FROM narrow_loader | INSERT on `public.orders`",
        "USAGE ON SCHEMA portcullis FROM narrow_loader | USAGE on schema `portcullis`",
        "SELECT ON portcullis.loads FROM narrow_loader | SELECT on `portcullis.loads`",
        "INSERT ON portcullis.loads FROM narrow_loader | INSERT on `portcullis.loads`",
        "INSERT ON portcullis.load_rules FROM narrow_loader | INSERT on `portcullis.load_rules`",
        "INSERT ON portcullis.quarantine FROM narrow_loader | INSERT on `portcullis.quarantine`"
      })
  void theOneThatIsMissingIsNamed(String right, String named) throws Exception {
    execute("REVOKE " + right);

    orders.load(url).expect(4).says("`narrow_loader` lacks " + named).says("P407");

    orders.assertAsBefore(target);
  }

  @Test
  void deletingIsNeededToOverwriteOnly() throws Exception {
    orders
        .load(url, "--mode", "overwrite")
        .expect(4)
        .says("`narrow_loader` lacks DELETE on `public.orders`");
    orders.assertAsBefore(target);
  }

  @Test
  void aMergeNeedsMore() throws Exception {
    mergeById();
    execute("GRANT UPDATE (amount) ON orders TO narrow_loader");
    orders
        .load(url, "--mode", "merge")
        .expect(4)
        .says("`narrow_loader` lacks UPDATE on `public.orders`");
    execute("GRANT UPDATE ON orders TO narrow_loader");
    execute(
        "DO $$ BEGIN EXECUTE 'REVOKE TEMPORARY ON DATABASE ' || quote_ident(current_database())"
            + " || ' FROM public'; END $$");
    orders
        .load(url, "--mode", "merge")
        .expect(4)
        .says("`narrow_loader` lacks TEMPORARY on database");
    orders.assertAsBefore(target);
  }

  @Test
  void aPolicyIsNamed() throws Exception {
    mergeById();
    execute("GRANT UPDATE, DELETE ON orders TO narrow_loader");
    execute("ALTER TABLE orders ENABLE ROW LEVEL SECURITY");
    for (String mode : List.of("append", "overwrite", "merge")) {
      orders
          .load(url, "--mode", mode)
          .expect(4)
          .says("has a row security policy for user `narrow_loader`");
    }
    orders.assertAsBefore(target);
  }

  private void mergeById() throws IOException {
    Files.writeString(
        folder.resolve("contract.yaml"), "primary_key: [id]\n", StandardOpenOption.APPEND);
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = target.connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
