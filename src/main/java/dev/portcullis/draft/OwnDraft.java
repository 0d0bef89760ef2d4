package dev.portcullis.draft;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.lint.Contracts;
import dev.portcullis.load.FileGate;
import dev.portcullis.load.FileReport;
import dev.portcullis.load.GateSettings;
import dev.portcullis.load.Outcome;
import dev.portcullis.load.Progress;
import dev.portcullis.load.Scratch;
import dev.portcullis.problem.Problem;
import dev.portcullis.staging.RunMoment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a draft as a user would and checks the file by it. */
final class OwnDraft {
  private OwnDraft() {}

  /**
   * The draft, when the file passes it.
   *
   * @throws IllegalStateException when it does not: then the draft is wrong, not the file
   */
  static Drafted tried(
      String text, DraftRequest request, int memoryMegabytes, List<Problem> problems)
      throws IOException {
    ContractReading reading = read(text);
    Contract contract =
        reading
            .contract()
            .orElseThrow(
                () -> new IllegalStateException("the draft cannot be read: " + reading.problems()));
    // A draft says nothing about ages, so any moment will do.
    GateSettings settings =
        new GateSettings(memoryMegabytes, RunMoment.now(Clock.systemUTC()), Progress.NONE);
    try (FileGate gate = FileGate.open(contract, request.file(), request.displayPath(), settings)) {
      FileReport report = gate.report();
      if (report.outcome() == Outcome.CHECKED) {
        return new Drafted(Optional.of(text), Optional.of(contract), problems);
      }
      return Drafted.refused(ofMachine(report, problems));
    }
  }

  /**
   * A draft that no file is at hand for. A table may hold constraints that contradict each other,
   * which a contract may not; then the text is there and the contract is not.
   */
  static Drafted readBack(String text, List<Problem> problems) throws IOException {
    ContractReading reading = read(text);
    List<Problem> all = new ArrayList<>(problems);
    reading.problems().stream().filter(Problem::isError).forEach(all::add);
    return new Drafted(Optional.of(text), reading.contract(), all);
  }

  private static ContractReading read(String text) throws IOException {
    try (Scratch scratch = Scratch.create()) {
      Path draft = Files.writeString(scratch.directory().resolve(Drafted.PATH), text);
      return Contracts.read(draft, Drafted.PATH);
    }
  }

  /** The file may have changed or vanished meanwhile, or the disk may be full. */
  private static List<Problem> ofMachine(FileReport report, List<Problem> problems) {
    if (!report.brokenRules().isEmpty() || report.problems().isEmpty()) {
      throw new IllegalStateException(
          "the file does not pass its own draft: "
              + report.brokenRules().stream().map(rule -> rule.rule().head().id()).toList());
    }
    List<Problem> all = new ArrayList<>(problems);
    all.addAll(report.problems());
    return all;
  }
}
