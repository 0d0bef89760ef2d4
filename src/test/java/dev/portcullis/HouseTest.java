package dev.portcullis;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Keeps the house of ARCHITECTURE.md: who may know whom, and who may know which library. */
class HouseTest {

  /** From the ground up: a package may know those before it, never those after it. */
  private static final List<String> FLOORS =
      List.of(
          "problem",
          "type",
          "expr",
          "contract",
          "rule",
          "diff",
          "dialect",
          "lint",
          "page",
          "migrate",
          "file",
          "staging",
          "quarantine",
          "ledger",
          "warehouse",
          "load",
          "draft",
          "verify",
          "report",
          "batch",
          "cli");

  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.portcullis");

  @TestFactory
  Stream<DynamicTest> arrowsPointDown() {
    return IntStream.range(0, FLOORS.size() - 1)
        .mapToObj(
            floor ->
                DynamicTest.dynamicTest(
                    FLOORS.get(floor),
                    () ->
                        check(
                            noClasses()
                                .that()
                                .resideInAPackage(inside(FLOORS.get(floor)))
                                .should()
                                .dependOnClassesThat()
                                .resideInAnyPackage(above(floor)))));
  }

  /** The rules below pass on nothing, so there must be something. */
  @Test
  void theHouseIsNotEmpty() {
    assertTrue(HOUSE.contain("dev.portcullis.problem.Problem"));
  }

  @Test
  void everyPackageHasItsFloor() {
    check(classes().should().resideInAnyPackage(insideAll(FLOORS)));
  }

  @Test
  void nothingGoesInCircles() {
    check(slices().matching("dev.portcullis.(*)..").should().beFreeOfCycles());
  }

  @Test
  void aProblemDependsOnNothingOfOurs() {
    check(
        noClasses()
            .that()
            .resideInAPackage(inside("problem"))
            .should()
            .dependOnClassesThat(
                are(
                    resideInAPackage("dev.portcullis..")
                        .and(not(resideInAPackage(inside("problem")))))));
  }

  @Test
  void theModelDoesNotKnowHowItIsRead() {
    check(
        noClasses()
            .that()
            .resideInAPackage("dev.portcullis.contract")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.portcullis.contract.read.."));
  }

  /** Who passes its judgement by would take a contract that other commands refuse. */
  @Test
  void onlyLintKnowsHowAContractIsRead() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(inside("contract"), inside("lint"))
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("dev.portcullis.contract.read.ContractReader"));
  }

  @Test
  void onlyTheReaderKnowsSnakeYaml() {
    onlyIn(List.of("contract.read"), "org.yaml..");
  }

  @Test
  void onlyWhatParsesExpressionsKnowsAntlr() {
    onlyIn(List.of("expr.parse", "draft.catalog"), "org.antlr..");
  }

  @Test
  void onlyWhatTalksToAnEngineKnowsJdbc() {
    onlyIn(
        List.of("staging", "ledger", "warehouse"),
        "java.sql..",
        "javax.sql..",
        "org.duckdb..",
        "org.postgresql..",
        "org.jdbi..");
  }

  @Test
  void onlyTheWarehouseKnowsFlyway() {
    onlyIn(List.of("warehouse"), "org.flywaydb..");
  }

  @Test
  void onlyFilesKnowCsv() {
    onlyIn(List.of("file", "quarantine"), "org.apache.commons.csv..");
  }

  @Test
  void onlyThePageKnowsItsTemplates() {
    onlyIn(List.of("page"), "com.samskivert..");
  }

  @Test
  void onlyTheCommandLineKnowsPicocli() {
    onlyIn(List.of("cli"), "picocli..");
  }

  @Test
  void onlyTheCommandLinePrintsAndExits() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage(inside("cli"))
            .should(ACCESS_STANDARD_STREAMS)
            .orShould()
            .callMethod(System.class, "exit", int.class)
            .orShould()
            .callMethod(Runtime.class, "halt", int.class));
  }

  @Test
  void aDialectIsPureText() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(insideAll(List.of("expr", "rule", "diff", "dialect")))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "java.net.."));
  }

  /** An engine that is not JDBC must fit behind it. */
  @Test
  void aWarehouseSaysNothingOfJdbc() {
    check(
        noClasses()
            .that()
            .haveFullyQualifiedName("dev.portcullis.warehouse.Warehouse")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "javax.sql..", "org.jdbi.."));
  }

  private static void onlyIn(List<String> packages, String... libraries) {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(insideAll(packages))
            .should()
            .dependOnClassesThat(are(resideInAnyPackage(libraries))));
  }

  /** A package that is not built yet breaks no rule. */
  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(HOUSE);
  }

  private static String[] above(int floor) {
    return insideAll(FLOORS.subList(floor + 1, FLOORS.size()));
  }

  private static String[] insideAll(List<String> packages) {
    return packages.stream().map(HouseTest::inside).toArray(String[]::new);
  }

  private static String inside(String name) {
    return "dev.portcullis." + name + "..";
  }
}
