package dev.portcullis.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The verdict for who delivers files is what the gate says. A file whose values lie at all edges of
 * the old contract is accepted under a compatible change and refused under a breaking one; where a
 * data check is needed, it shows why.
 */
class DeliveriesTest {
  /** The file is read as other values, and no check could notice. */
  private static final Set<String> MISREAD = Set.of("true_values: [n], false_values: [j]");

  /**
   * What a check of the file cannot show: references and merges need a warehouse, and no value
   * within the bounds of {@code amount} needs more digits.
   */
  private static final Set<String> NOT_SHOWN =
      Set.of(
          "table: sales.people",
          "table: customers",
          "columns: [order_id]",
          "table_columns: [number]",
          "unique: [[order_id], [shop, code]]",
          "decimal(8,2)");

  private static final Pattern ASIDE = Pattern.compile("\"quarantined\" : (\\d+)");

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> theGateAgrees() throws IOException {
    Outcome before = check(ContractPart.base());
    assertEquals(0, before.exitCode(), before.said());
    return ContractPart.all().stream()
        .filter(ContractPart::isOfMeaning)
        .map(part -> DynamicTest.dynamicTest(part.title(), () -> agree(part, before)));
  }

  private void agree(ContractPart part, Outcome before) throws IOException {
    Outcome after = check(part.edited(ContractPart.base()));
    String edited = part.edits().get(0).after();
    boolean isWorse = after.exitCode() != 0 || after.aside() > before.aside();
    switch (part.forProducer()) {
      case COMPATIBLE -> assertEquals(false, isWorse, after.said());
      case DATA_CHECK -> assertEquals(!NOT_SHOWN.contains(edited), isWorse, after.said());
      case BREAKING ->
          assertEquals(MISREAD.contains(edited) ? 0 : 1, after.exitCode(), after.said());
    }
  }

  private Outcome check(String contract) throws IOException {
    Files.writeString(folder.resolve("contract.yaml"), contract);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    List<String> command =
        List.of(
            "check",
            "contract.yaml",
            ContractPart.delivery().toString(),
            "--date",
            "2026-09-15",
            "--report",
            "report.json");
    int code = Main.run(command.toArray(String[]::new), stream, stream, folder, Map.of());
    Matcher aside = ASIDE.matcher(Files.readString(folder.resolve("report.json")));
    assertTrue(aside.find());
    return new Outcome(code, Long.parseLong(aside.group(1)), out.toString(StandardCharsets.UTF_8));
  }

  /**
   * What a check ended with.
   *
   * @param aside rows set aside
   */
  private record Outcome(int exitCode, long aside, String said) {}
}
