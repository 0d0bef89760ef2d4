package dev.portcullis.warehouse;

import static dev.portcullis.dialect.Draft.field;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Bound.End;
import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Draft;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.OutputFolder;
import dev.portcullis.migrate.Plan;
import dev.portcullis.migrate.Terms;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.TextType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Written migrations run on every engine, once, and say plainly what is wrong. */
class FlywayApplyTest {
  @TempDir Path temporary;

  @ParameterizedTest
  @EnumSource
  void appliesWhatIsPendingOnce(Engine engine) throws Exception {
    String url = engine.newDatabase(temporary);
    Path folder = written(engine.dialect(), prices());

    assertEquals(
        List.of(
            "V1__portcullis_bookkeeping.sql",
            "V2__portcullis_bookkeeping_2.sql",
            "V3__create_shop_prices.sql"),
        pending(url, folder));
    assertEquals(
        List.of(
            "V1__portcullis_bookkeeping.sql",
            "V2__portcullis_bookkeeping_2.sql",
            "V3__create_shop_prices.sql"),
        apply(url, folder));
    assertEquals(List.of(), pending(url, folder));
    assertEquals(List.of(), apply(url, folder));
    assertEquals("0", ask(url, "SELECT count(*) FROM portcullis.loads"));
    assertEquals("0", ask(url, "SELECT count(*) FROM shop.prices"));
  }

  @ParameterizedTest
  @EnumSource
  void aPlaceholderInAValueMeansItself(Engine engine) throws Exception {
    String url = engine.newDatabase(temporary);
    apply(url, written(engine.dialect(), prices()));

    run(url, "INSERT INTO shop.prices VALUES ('${price}', 1), ('${flyway:user}', 1)");

    SQLException refusal =
        assertThrows(
            SQLException.class, () -> run(url, "INSERT INTO shop.prices VALUES ('postgres', 1)"));
    assertTrue(String.valueOf(refusal.getMessage()).toLowerCase(Locale.ROOT).contains("check"));
  }

  @ParameterizedTest
  @EnumSource
  void plainFlywayRunsTheFolderToo(Engine engine) throws Exception {
    String url = engine.newDatabase(temporary);
    Path folder = written(engine.dialect(), prices());

    Flyway.configure()
        .loggers("slf4j")
        .dataSource(url, null, null)
        .locations("filesystem:" + folder)
        .load()
        .migrate();

    run(url, "INSERT INTO shop.prices VALUES ('${price}', 1)");
    assertEquals(List.of(), apply(url, folder));
  }

  /** Flyway cuts a script into statements itself, and must not trip over what stands in quotes. */
  @ParameterizedTest
  @EnumSource
  void noValueAndNoNameEndsAStatement(Engine engine) throws Exception {
    String url = engine.newDatabase(temporary);
    run(url, "CREATE TABLE keep_me (id integer)");
    List<String> values =
        List.of(
            "a\\",
            "$$",
            "$a$",
            "--",
            "/*",
            "*/",
            ";",
            "it's",
            "\"",
            "two\nlines",
            "#",
            "`",
            "E'",
            "\\'",
            "x'); DROP TABLE keep_me; --",
            "BEGIN",
            "${a}",
            "@b",
            ":c",
            "?");
    Contract contract =
        Draft.of("odd\"schema", "it's; a /* table --")
            .column(field("we\"ird", new TextType()).allowed(values.toArray(String[]::new)))
            .column(field("a;b", new TextType()).pattern("[a-z'\\\\]+;"))
            .contract();

    apply(url, written(engine.dialect(), contract));

    String table = engine.dialect().qualified(contract.table());
    for (String value : values) {
      run(url, "INSERT INTO " + table + " VALUES (" + Identifier.text(value) + ", 'x\\'';')");
    }
    assertEquals("" + values.size(), ask(url, "SELECT count(*) FROM " + table));
    assertThrows(
        SQLException.class, () -> run(url, "INSERT INTO " + table + " VALUES ('other', NULL)"));
    assertEquals("0", ask(url, "SELECT count(*) FROM keep_me"));
  }

  @ParameterizedTest
  @EnumSource
  void aDatabaseWithTablesIsTakenAsItIs(Engine engine) throws Exception {
    String url = engine.newDatabase(temporary);
    run(url, "CREATE TABLE mine (id integer)");

    assertEquals(3, apply(url, written(engine.dialect(), prices())).size());
    assertEquals("0", ask(url, "SELECT count(*) FROM mine"));
  }

  @ParameterizedTest
  @EnumSource
  void aScriptThatFailsLeavesNothing(Engine engine) throws Exception {
    String url = engine.newDatabase(temporary);
    run(url, "CREATE SCHEMA shop");
    run(url, "CREATE TABLE shop.prices (id integer)");
    Path folder = written(engine.dialect(), prices());

    WarehouseException failure = assertThrows(WarehouseException.class, () -> apply(url, folder));

    assertEquals(ProblemCode.WAREHOUSE_REFUSED, failure.code());
    assertTrue(
        message(failure).contains("`V3__create_shop_prices.sql` failed at line"), message(failure));
    assertTrue(message(failure).contains("already exists"), message(failure));
    assertEquals(List.of("V3__create_shop_prices.sql"), pending(url, folder));
    run(url, "DROP TABLE shop.prices");
    assertEquals(List.of("V3__create_shop_prices.sql"), apply(url, folder));
  }

  @ParameterizedTest
  @EnumSource
  void aScriptThatWasEditedAfterItRanIsRefused(Engine engine) throws Exception {
    String url = engine.newDatabase(temporary);
    Path folder = written(engine.dialect(), prices());
    apply(url, folder);
    Path script = folder.resolve("V3__create_shop_prices.sql");
    Files.writeString(script, Files.readString(script) + "SELECT 1;\n");

    WarehouseException failure = assertThrows(WarehouseException.class, () -> apply(url, folder));

    assertEquals(ProblemCode.MIGRATION_REWRITTEN, failure.code());
    assertTrue(message(failure).endsWith("changed or missing: `V3`."), message(failure));
  }

  @ParameterizedTest
  @EnumSource
  void printsNothing(Engine engine) throws Exception {
    // Before the trap: a server that starts says so.
    String url = engine.newDatabase(temporary);
    Path folder = written(engine.dialect(), prices());
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream trap = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      System.setOut(trap);
      System.setErr(trap);
      apply(url, folder);
    } finally {
      System.setOut(out);
      System.setErr(err);
    }

    assertEquals("", printed.toString(StandardCharsets.UTF_8));
  }

  @Test
  void noMessageHoldsAUrlOrAPassword() throws Exception {
    Path folder = written(Engine.POSTGRES_15.dialect(), prices());
    String url = "jdbc:postgresql://localhost:1/nowhere?sslmode=disable";

    WarehouseException failure =
        assertThrows(
            WarehouseException.class,
            () -> FlywayApply.apply(url, Optional.of("ann"), Optional.of("s3cret"), folder));

    assertEquals(ProblemCode.WAREHOUSE_UNREACHABLE, failure.code());
    assertFalse(message(failure).contains("s3cret"), message(failure));
    assertFalse(message(failure).contains("jdbc:"), message(failure));
  }

  private static String message(WarehouseException failure) {
    return String.valueOf(failure.getMessage());
  }

  private static Contract prices() {
    return Draft.of("shop", "prices")
        .column(field("name", new TextType()).allowed("${price}", "${flyway:user}"))
        .column(field("amount", new DecimalType(10, 2)).minimum("0.01", End.INCLUSIVE))
        .contract();
  }

  private Path written(Dialect dialect, Contract contract) throws IOException {
    Path migrations = temporary.resolve("migrations");
    Plan plan =
        Migrations.plan(OutputFolder.of(migrations), dialect, List.of(contract), Terms.USUAL);
    plan.write();
    return Migrations.folder(migrations, dialect);
  }

  private static List<String> apply(String url, Path folder) {
    return FlywayApply.apply(url, Optional.empty(), Optional.empty(), folder);
  }

  private static List<String> pending(String url, Path folder) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      return FlywayApply.pending(connection, folder);
    }
  }

  private static void run(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String ask(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getString(1);
    }
  }
}
