package dev.portcullis.load;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.Limits;
import dev.portcullis.file.RecordBytes;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.staging.StagedOrdinals;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.Reload;
import dev.portcullis.warehouse.ReplayOrder;
import dev.portcullis.warehouse.Warehouse;
import java.util.List;
import java.util.Optional;

/**
 * Judges the quarantined records of a run by a contract of today and loads those that are clean
 * now. The others stay where they are, whatever the consequence of the rules that they break: there
 * is no file to refuse. Checks of a file as a whole, and limits, say nothing of a replay.
 */
public final class Replayer {
  private final Warehouse warehouse;
  private final LoadEntry entry;
  private final RecordBytes header;
  private final LoadMode mode;

  /**
   * @param entry of the run that is replayed
   * @param header of its file
   * @param mode in which rows go into the table
   */
  public Replayer(Warehouse warehouse, LoadEntry entry, RecordBytes header, LoadMode mode) {
    this.warehouse = warehouse;
    this.entry = entry;
    this.header = header;
    this.mode = mode;
  }

  /**
   * Replays what waits.
   *
   * @param rule only records that are in quarantine for it, among other reasons
   * @return empty when no record waits
   */
  public Optional<FileReport> replay(Contract today, Optional<String> rule, GateSettings settings) {
    Contract contract = withoutFile(today);
    ReplayFile file = new ReplayFile(warehouse, entry, rule, header, contract);
    RuleBook rules = RuleBook.of(contract).settingAside();
    try (FileGate gate = FileGate.open(contract, rules, file, entry.file().path(), settings)) {
      return file.records() == 0 && gate.notPassed() != Outcome.FAILED
          ? Optional.empty()
          : Optional.of(
              new Loader(warehouse, mode, Reload.ON_PURPOSE, Emptying.REFUSE)
                  .load(gate, () -> order(gate, file)));
    }
  }

  /** A replay has no file of its own to speak of. */
  private static Contract withoutFile(Contract today) {
    Checks checks =
        new Checks(today.checks().rows(), List.of(), today.checks().references(), Limits.NONE);
    return today.with(checks).with(today.file().with(FileFormat.OnMalformed.DROP));
  }

  private LoadOrder order(FileGate gate, ReplayFile file) {
    return new LoadOrder(
        gate.runId(),
        gate.contract(),
        gate.rules(),
        gate.delivered(),
        mode,
        Reload.ON_PURPOSE,
        Emptying.REFUSE,
        gate,
        gate.problems(),
        Optional.of(replay(gate, file)),
        gate.startedAt());
  }

  private ReplayOrder replay(FileGate gate, ReplayFile file) {
    return new ReplayOrder(
        entry.runId(),
        file.offsets(gate.probed(), () -> StagedOrdinals.remaining(gate.staged())),
        file.offsets(gate.probed(), gate::repeatingPrimaryKey));
  }
}
