package dev.portcullis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.load.FileGate;
import dev.portcullis.load.GateSettings;
import dev.portcullis.load.Progress;
import dev.portcullis.staging.RunMoment;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the golden reports cannot say, since their files have plain names. */
class ConsoleTextTest {

  /** Whoever names a delivered file is as much a stranger as whoever fills it. */
  @Test
  void aFileNameCannotForgeALine() {
    Path file = Path.of("src", "test", "cases", "report", "clean", "contract.yaml");
    Contract contract = ContractReader.read(file, "contract.yaml").contract().orElseThrow();
    String name = "x.csv\nok other.csv: \u001b[2J";
    try (FileGate gate =
        FileGate.open(
            contract,
            Path.of("no-such-file"),
            name,
            new GateSettings(100, RunMoment.endOf(LocalDate.of(2026, 9, 15)), Progress.NONE))) {
      assertEquals(
          List.of("missing x.csv\\nok other.csv: \\u001B[2J: The file does not exist. [P323]"),
          ConsoleText.of(gate.report()));
    }
  }
}
