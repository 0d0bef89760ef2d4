package dev.portcullis.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import dev.portcullis.lint.Contracts;
import dev.portcullis.migrate.Guard;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.OutputFolder;
import dev.portcullis.migrate.RandomEvolution;
import dev.portcullis.migrate.SnapshotTables;
import dev.portcullis.migrate.TableSize;
import dev.portcullis.migrate.Terms;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.migrate.Validation;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The verdict for the table is what a migration finds to do. It looks at the rows for exactly those
 * rules and types that need a data check, and is refused for exactly what is breaking.
 */
class TableVerdictTest {
  private static final int RANDOM_PAIRS = 60;

  private static final Set<ProblemCode> REFUSED =
      Set.of(ProblemCode.WOULD_DROP, ProblemCode.NOTHING_TO_FILL, ProblemCode.NO_CONVERSION);

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> parts() throws IOException {
    String base = ContractPart.base();
    return ContractPart.all().stream()
        .filter(part -> !part.edits().isEmpty())
        .flatMap(part -> bothWays(part.title(), base, part.edited(base)));
  }

  @TestFactory
  Stream<DynamicTest> byChance() {
    return IntStream.range(0, RANDOM_PAIRS)
        .boxed()
        .flatMap(
            seed -> {
              RandomEvolution evolution = new RandomEvolution("t", new Random(seed));
              String before = evolution.contract();
              evolution.change();
              return bothWays("seed " + seed, before, evolution.contract());
            });
  }

  private Stream<DynamicTest> bothWays(String title, String one, String other) {
    return Stream.of(
        DynamicTest.dynamicTest(title, () -> agree(read(one), read(other))),
        DynamicTest.dynamicTest(title + ", back", () -> agree(read(other), read(one))));
  }

  private void agree(Contract before, Contract after) throws IOException {
    ContractDiff diff = ContractDiff.between(before, after);
    if (!before.table().equals(after.table())) {
      return;
    }
    Set<String> looked = new TreeSet<>();
    Set<String> refused = new TreeSet<>();
    for (Dialect dialect : Dialects.all()) {
      Terms terms =
          new Terms(
              Drops.REFUSED,
              TableSize.LIVE,
              Validation.NONE,
              List.of(SnapshotTables.of(dialect, before)));
      Migrations.plan(nothing(), dialect, List.of(after), terms).problems().stream()
          .filter(problem -> REFUSED.contains(problem.code()))
          .forEach(problem -> refused.add(problem.message()));
      Migrations.looks(nothing(), dialect, List.of(after), terms).stream()
          .flatMap(looks -> looks.guards().stream())
          .map(Guard::rule)
          .forEach(looked::add);
    }
    Set<String> known = new TreeSet<>(wordedOtherwise(before, after));
    long breaking = 0;
    for (JudgedChange judged : diff.changes()) {
      Change change = judged.change();
      Set<String> subjects = change.accept(new Subjects(after));
      switch (judged.judgements().table().verdict()) {
        case DATA_CHECK -> {
          boolean isSeen = subjects.stream().anyMatch(looked::contains);
          assertEquals(!isOfOtherTables(change), isSeen, judged.sentence() + " " + looked);
          known.addAll(subjects);
        }
        case BREAKING -> {
          breaking++;
          known.addAll(subjects);
        }
        case COMPATIBLE -> {
          if (isProved(change)) {
            known.addAll(subjects);
          }
        }
      }
    }
    looked.removeAll(known);
    assertEquals(Set.of(), looked, said(diff));
    assertEquals(breaking, refused.size(), refused + said(diff));
  }

  private OutputFolder nothing() {
    return OutputFolder.of(folder.resolve("migrations"));
  }

  /** Rules that mean the same as before, and are written anew in other words of SQL. */
  private static List<String> wordedOtherwise(Contract before, Contract after) {
    return RulePairs.of(
            RuleBook.of(before).rules(),
            RuleBook.of(after).rules(),
            ColumnPairs.of(before, after)::nameToday)
        .kept()
        .stream()
        .filter(pair -> pair.direction() == Direction.SAME)
        .filter(pair -> pair.before().mayBeConstraint())
        .filter(pair -> !(pair.after() instanceof Rule.ReferenceRule))
        .map(pair -> pair.after().id())
        .toList();
  }

  /** Whoever points at a key that goes has a contract of its own. */
  private static boolean isOfOtherTables(Change change) {
    return change instanceof Change.KeyChanged key && key.after().isEmpty();
  }

  /**
   * Where nothing can be found, since the old rule implies the new one: a snapshot knows only words
   * of SQL, and a look costs less than a proof.
   */
  private static boolean isProved(Change change) {
    return change instanceof Change.RuleChanged
        || change instanceof Change.RuleAdded
        || change instanceof Change.KeyChanged
        || change instanceof Change.ColumnRetyped;
  }

  private static String said(ContractDiff diff) {
    return diff.changes().stream()
        .map(it -> it.judgements().table().verdict() + ": " + it.sentence() + "\n")
        .collect(Collectors.joining());
  }

  private Contract read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("contract.yaml"), text);
    ContractReading reading = Contracts.read(file, "contract.yaml");
    assertTrue(reading.isValid(), reading.problems().toString());
    return reading.contract().orElseThrow();
  }
}
