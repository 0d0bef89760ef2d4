package dev.portcullis.report;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.load.FileGate;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.GateSettings;
import dev.portcullis.load.Loader;
import dev.portcullis.load.Progress;
import dev.portcullis.staging.RunMoment;
import dev.portcullis.testkit.GoldenFolders;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.Reload;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What a reader and a program are told of one file. A case with {@code answer.txt} is a load into a
 * warehouse that gives this answer, all others are checks.
 */
class GoldenReportTest {
  private static final String RUN = "20260915T010203Z-1f3a9c07";
  private static final GateSettings SETTINGS =
      new GateSettings(200, RunMoment.endOf(LocalDate.of(2026, 9, 15)), Progress.NONE);

  @TestFactory
  Stream<DynamicTest> reports() {
    return GoldenFolders.of("report")
        .allow("contract.yaml", "input.csv", "answer.txt")
        .expect("expected.console.txt", "expected.json")
        .run(GoldenReportTest::texts);
  }

  private static Map<String, String> texts(Path folder) throws IOException {
    FileReport report = withoutChance(run(folder));
    StringWriter json = new StringWriter();
    JsonReport.write(List.of(report), json);
    return Map.of(
        "expected.console.txt",
        String.join("\n", ConsoleText.of(report)) + "\n",
        "expected.json",
        json.toString());
  }

  private static FileReport run(Path folder) throws IOException {
    Contract contract =
        ContractReader.read(folder.resolve("contract.yaml"), "contract.yaml")
            .contract()
            .orElseThrow();
    Path answer = folder.resolve("answer.txt");
    try (FileGate gate =
        FileGate.open(contract, folder.resolve("input.csv"), "input.csv", SETTINGS)) {
      return Files.exists(answer)
          ? new Loader(
                  new AnsweringWarehouse(Files.readAllLines(answer)),
                  LoadMode.APPEND,
                  Reload.NEVER,
                  Emptying.REFUSE)
              .load(gate)
          : gate.report();
    }
  }

  /** The run's id and its timings are the only things that differ from day to day. */
  private static FileReport withoutChance(FileReport report) {
    return new FileReport(
        RUN,
        report.outcome(),
        report.mode(),
        report.target(),
        report.contract(),
        report.path(),
        report.file(),
        report.rows(),
        report.rules(),
        report.problems(),
        Map.of());
  }
}
