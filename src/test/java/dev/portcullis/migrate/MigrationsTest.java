package dev.portcullis.migrate;

import static dev.portcullis.dialect.Draft.field;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Bound.End;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Draft;
import dev.portcullis.dialect.postgres.PostgresDialect;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Severity;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.TextType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigrationsTest {
  private static final Dialect POSTGRES = new PostgresDialect();

  @TempDir Path migrations;

  @Test
  void theFirstRunWritesTheBookkeepingTheTableAndTheSnapshot() throws IOException {
    write(orders().contract());

    assertEquals(
        List.of(
            "V1__portcullis_bookkeeping.sql",
            "V2__portcullis_bookkeeping_2.sql",
            "V3__create_sales_orders.sql",
            "V3__create_sales_orders.sql.conf",
            "snapshot.json"),
        List.copyOf(files().keySet()));
    assertEquals("placeholderReplacement=false\n", files().get("V3__create_sales_orders.sql.conf"));
  }

  @Test
  void theSecondRunWritesNothing() throws IOException {
    write(orders().contract());

    assertTrue(plan(orders().contract()).isCurrent());
    assertEquals(List.of(), plan(orders().contract()).check());
  }

  @Test
  void theOrderOfTheContractsMakesNoDifference(@TempDir Path other) throws IOException {
    write(orders().contract(), items().contract());
    Migrations.plan(
            OutputFolder.of(other),
            POSTGRES,
            List.of(items().contract(), orders().contract()),
            Terms.USUAL)
        .write();

    assertEquals(files(), files(Migrations.folder(other, POSTGRES)));
    assertEquals(
        List.of("V3__create_items.sql", "V4__create_sales_orders.sql"),
        files().keySet().stream().filter(name -> name.matches("V.*create.*sql")).toList());
  }

  @Test
  void aNewTableGetsTheNextVersionAndOldFilesStay() throws IOException {
    write(orders().contract());
    Map<String, String> before = files();
    write(items().contract());

    assertTrue(files().containsKey("V4__create_items.sql"));
    before.remove("snapshot.json");
    before.forEach((name, text) -> assertEquals(text, readAgain(name)));
    assertTrue(plan(orders().contract(), items().contract()).isCurrent());
  }

  @Test
  void versionsThatOthersWroteCount() throws IOException {
    Path folder = Files.createDirectories(Migrations.folder(migrations, POSTGRES));
    Files.writeString(folder.resolve("V7.2__by_hand.sql"), "SELECT 1;\n");
    Files.writeString(folder.resolve("R__view.sql"), "SELECT 1;\n");

    write(orders().contract());

    assertTrue(files().containsKey("V8__portcullis_bookkeeping.sql"));
    assertTrue(files().containsKey("V9__portcullis_bookkeeping_2.sql"));
    assertTrue(files().containsKey("V10__create_sales_orders.sql"));
  }

  @Test
  void aFolderOfAnEarlierVersionGetsWhatItLacksOfTheBookkeeping() throws IOException {
    write(orders().contract());
    Path folder = Migrations.folder(migrations, POSTGRES);
    Files.delete(folder.resolve("V2__portcullis_bookkeeping_2.sql"));
    Path snapshot = folder.resolve("snapshot.json");
    Files.writeString(
        snapshot,
        Files.readString(snapshot)
            .replaceFirst("(?s)\\{\\s*\"file\" : \"V2__portcullis_bookkeeping_2.*?\\},\\s*", ""));
    Map<String, String> before = files();

    write(orders().contract());

    assertTrue(files().containsKey("V4__portcullis_bookkeeping_2.sql"));
    before.remove("snapshot.json");
    before.forEach((name, text) -> assertEquals(text, readAgain(name)));
    assertTrue(plan(orders().contract()).isCurrent());
  }

  @Test
  void wordsAndWarningsThatDoNotReachTheTableAreNoChange() throws IOException {
    write(orders().contract());
    Contract contract = orders().column(field("extra", new IntegerType())).contract();
    Contract same = orders().contract();
    Contract reworded =
        new Contract(
            "renamed",
            same.table(),
            "9.9",
            Optional.of("somebody"),
            Optional.of("words"),
            Optional.empty(),
            same.file(),
            same.columns(),
            same.keys(),
            same.checks(),
            new Contract.Source("elsewhere.yaml", "f".repeat(64)),
            same.declaredAt());

    assertTrue(plan(reworded).isCurrent());
    assertFalse(plan(contract).isCurrent());
  }

  @Test
  void eachChangeOfTheTableIsSaid() throws IOException {
    write(orders().contract());
    Contract changed =
        Draft.of("sales", "orders")
            .column(field("id", new BigIntegerType()).required().defaultValue("1"))
            .column(
                field("amount", new DecimalType(10, 2))
                    .minimum("0.02", End.INCLUSIVE)
                    .maximum("9", End.INCLUSIVE))
            .column("note", new TextType())
            .contract();

    assertEquals(
        List.of(
            "the column `id` is of type `long`, was `int`",
            "the column `id` has the default `1`, had NULL",
            "the column `note` is new",
            "the column `status` is gone",
            "the rule `amount.min` is `\"amount\" >= 0.02`, was `\"amount\" >= 0.01`",
            "the rule `amount.max` is new to the table",
            "the rule `status.enum` no longer binds the table",
            "the rule `id.unique` no longer binds the table"),
        changes(changed));
  }

  @Test
  void aRuleThatOnlyWarnsNowNoLongerBindsTheTable() throws IOException {
    write(Draft.of("t").column(field("a", new IntegerType()).required()).contract());
    Contract warned =
        Draft.of("t")
            .column(field("a", new IntegerType()).required().onViolation(OnViolation.WARN))
            .contract();

    assertEquals(List.of("the column `a` may be NULL now"), changes(warned));
  }

  @Test
  void anEditedMigrationIsNamedAndNeverRewritten() throws IOException {
    write(orders().contract());
    Path script = Migrations.folder(migrations, POSTGRES).resolve("V3__create_sales_orders.sql");
    Files.writeString(script, "SELECT 1;\n");

    Plan plan = plan(orders().contract());
    plan.write();

    assertEquals(List.of(ProblemCode.MIGRATION_REWRITTEN), codes(plan));
    assertEquals(Severity.WARNING, plan.problems().get(0).severity());
    assertEquals("SELECT 1;\n", Files.readString(script));
  }

  @Test
  void aMissingMigrationIsNamedAndItsVersionNotUsedAgain() throws IOException {
    write(orders().contract());
    Files.delete(Migrations.folder(migrations, POSTGRES).resolve("V3__create_sales_orders.sql"));

    Plan plan = plan(orders().contract(), items().contract());
    plan.write();

    assertEquals(List.of(ProblemCode.MIGRATION_REWRITTEN), codes(plan));
    assertTrue(files().containsKey("V4__create_items.sql"));
  }

  @Test
  void otherLineEndsAreNoChange() throws IOException {
    write(orders().contract());
    Path script = Migrations.folder(migrations, POSTGRES).resolve("V3__create_sales_orders.sql");
    Files.writeString(script, Files.readString(script).replace("\n", "\r\n"));

    assertEquals(List.of(), plan(orders().contract()).problems());
  }

  @Test
  void aRunThatWasKilledBeforeTheSnapshotIsFinishedByTheNext() throws IOException {
    write(orders().contract());
    Map<String, String> complete = files();
    Path folder = Migrations.folder(migrations, POSTGRES);
    Files.delete(folder.resolve("snapshot.json"));
    Files.delete(folder.resolve("V3__create_sales_orders.sql.conf"));

    write(orders().contract());

    assertEquals(complete, files());
  }

  @Test
  void twoContractsOfOneTableAreRefused() throws IOException {
    Plan plan =
        plan(
            Draft.of("t").column("a", new IntegerType()).contract(),
            Draft.of("T").column("a", new IntegerType()).contract());

    assertEquals(List.of(ProblemCode.NAME_CLASH), codes(plan));
    assertEquals(List.of(), plan.files());
  }

  @Test
  void aSnapshotThatIsNoneIsNamed() throws IOException {
    Path folder = Files.createDirectories(Migrations.folder(migrations, POSTGRES));
    for (String text : List.of("", "{", "[]", "{}", "{\"format\": 2}", "{\"format\": 1}")) {
      Files.writeString(folder.resolve("snapshot.json"), text);

      assertEquals(List.of(ProblemCode.SYNTAX), codes(plan(orders().contract())), text);
    }
  }

  @Test
  void whatTwoBranchesLeaveIsNamed() throws IOException {
    write(orders().contract());
    Path folder = Migrations.folder(migrations, POSTGRES);
    Path snapshot = folder.resolve("snapshot.json");
    String before = Files.readString(snapshot);
    write(orders().contract(), items().contract());
    String theirs = Files.readString(snapshot);
    Files.writeString(snapshot, before);

    Contract other = Draft.of("others").column("id", new IntegerType()).contract();
    assertEquals(List.of(ProblemCode.BRANCHES_MEET), codes(plan(orders().contract(), other)));

    Files.copy(folder.resolve("V4__create_items.sql"), folder.resolve("V04__create_others.sql"));
    Files.writeString(snapshot, theirs);
    Plan one = plan(orders().contract(), items().contract());
    assertEquals(List.of(ProblemCode.BRANCHES_MEET), codes(one));
    assertEquals(
        "`V04__create_others.sql` and `V4__create_items.sql` have one version.",
        one.problems().get(0).message());

    Files.writeString(snapshot, "<<<<<<< HEAD\n" + theirs + "=======\n" + before + ">>>>>>> b\n");
    assertEquals(List.of(ProblemCode.BRANCHES_MEET), codes(plan(orders().contract())));
  }

  @Test
  void checkNamesWhatWouldBeWritten() throws IOException {
    List<Problem> problems = plan(orders().contract()).check();

    assertEquals(
        List.of(ProblemCode.NOT_CURRENT, ProblemCode.NOT_CURRENT, ProblemCode.NOT_CURRENT),
        problems.stream().map(Problem::code).toList());
    assertTrue(problems.get(2).position().path().endsWith("postgres/V3__create_sales_orders.sql"));
    assertTrue(
        String.valueOf(problems.get(2).hint())
            .startsWith("Run `portcullis migrate contracts/orders.yaml --dialect postgres"));
    assertEquals(null, problems.get(1).hint(), "said once");
    assertEquals(Map.of(), files());
  }

  @Test
  void noTableNameLeavesTheFolder() throws IOException {
    for (String name :
        List.of("../../etc/x", "a/b", "..", "C:\\x", "a\"; --", "né", "a b", "a.b")) {
      GeneratedFile file =
          DdlFiles.file(
              OutputFolder.of(migrations),
              POSTGRES,
              Draft.of(name).column("a", new IntegerType()).contract());

      assertEquals(migrations.resolve("postgres"), file.path().normalize().getParent(), name);
      assertTrue(String.valueOf(file.path().getFileName()).matches("[A-Za-z0-9_]+\\.sql"), name);
    }
  }

  @Test
  void noNameEndsAComment() {
    Contract contract = Draft.of("t\n; DROP TABLE x; --").column("a", new IntegerType()).contract();

    String text = DdlFiles.file(OutputFolder.of(migrations), POSTGRES, contract).text();

    assertTrue(text.lines().limit(2).allMatch(line -> line.startsWith("-- ")), text);
    assertTrue(text.contains("`t ; DROP TABLE x; --_contract`"), text);
  }

  @Test
  void ddlIsWrittenOnceAndCheckedAfterwards() throws IOException {
    Plan plan = DdlFiles.plan(OutputFolder.of(migrations), POSTGRES, List.of(orders().contract()));
    assertEquals(
        List.of(ProblemCode.NOT_CURRENT), plan.check().stream().map(Problem::code).toList());
    plan.write();

    assertTrue(
        DdlFiles.plan(OutputFolder.of(migrations), POSTGRES, List.of(orders().contract()))
            .isCurrent());
    assertEquals(
        List.of("sales.orders.sql"), List.copyOf(files(migrations.resolve("postgres")).keySet()));
    Contract changed = orders().column("extra", new IntegerType()).contract();
    assertFalse(DdlFiles.plan(OutputFolder.of(migrations), POSTGRES, List.of(changed)).isCurrent());
  }

  private static Draft orders() {
    return Draft.of("sales", "orders")
        .column(field("id", new IntegerType()).required())
        .column(field("amount", new DecimalType(10, 2)).minimum("0.01", End.INCLUSIVE))
        .column(field("status", new TextType()).allowed("NEW", "PAID"))
        .key(Key.Kind.UNIQUE, "id");
  }

  private static Draft items() {
    return Draft.of("items").column("id", new IntegerType());
  }

  private Plan plan(Contract... contracts) throws IOException {
    return Migrations.plan(
        OutputFolder.of(migrations), POSTGRES, Arrays.asList(contracts), Terms.USUAL);
  }

  private List<String> changes(Contract contract) throws IOException {
    return Migrations.changes(OutputFolder.of(migrations), POSTGRES, List.of(contract)).stream()
        .map(
            problem ->
                problem.message().replaceFirst(".*last migration for postgres: (.*)\\.", "$1"))
        .toList();
  }

  private void write(Contract... contracts) throws IOException {
    Plan plan = plan(contracts);
    assertEquals(List.of(), plan.problems());
    plan.write();
  }

  private static List<ProblemCode> codes(Plan plan) {
    return plan.problems().stream().map(Problem::code).toList();
  }

  private Map<String, String> files() throws IOException {
    return files(Migrations.folder(migrations, POSTGRES));
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> entries = Files.list(folder)) {
        for (Path entry : entries.toList()) {
          texts.put(String.valueOf(entry.getFileName()), Files.readString(entry));
        }
      }
    }
    return texts;
  }

  private String readAgain(String name) {
    try {
      return Files.readString(Migrations.folder(migrations, POSTGRES).resolve(name));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
