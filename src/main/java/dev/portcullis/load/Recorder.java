package dev.portcullis.load;

import dev.portcullis.ledger.RunOutcome;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.warehouse.DeliveredRun;
import dev.portcullis.warehouse.Entries;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.RefusedRun;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.WarehouseException;
import java.util.EnumSet;
import java.util.Set;

/**
 * Brings runs that loaded nothing into the ledger, with what their report says and no more. A run
 * that the ledger cannot take has the end that it has; that it is not there is a warning.
 */
final class Recorder {
  /** Whoever failed for these would only wait once more; and what may be loaded did not fail. */
  private static final Set<ProblemCode> HOPELESS =
      EnumSet.of(
          ProblemCode.WAREHOUSE_UNREACHABLE,
          ProblemCode.WAREHOUSE_BUSY,
          ProblemCode.OUTCOME_UNKNOWN);

  private final Warehouse warehouse;
  private final LoadMode mode;

  Recorder(Warehouse warehouse, LoadMode mode) {
    this.warehouse = warehouse;
    this.mode = mode;
  }

  /** Records the run if it loaded nothing, and gives the report with what is to be added to it. */
  FileReport record(FileGate gate, FileReport report) {
    return switch (report.outcome()) {
      case REFUSED -> refused(gate, report);
      case FAILED -> failed(gate, report);
      case LOADED, CHECKED, SKIPPED, MISSING -> report;
    };
  }

  private FileReport refused(FileGate gate, FileReport report) {
    if (report.file().isEmpty()) {
      return report;
    }
    try {
      warehouse.record(run(gate, report, RunOutcome.REFUSED));
      return report;
    } catch (WarehouseException e) {
      return report.with(notRecorded(gate, e));
    }
  }

  /** Why it failed is told already, and mostly that is why it cannot be recorded either. */
  private FileReport failed(FileGate gate, FileReport report) {
    boolean hopeless = report.problems().stream().map(Problem::code).anyMatch(HOPELESS::contains);
    if (report.file().isEmpty() || hopeless) {
      return report;
    }
    try {
      warehouse.record(run(gate, report, RunOutcome.FAILED));
    } catch (WarehouseException ignored) {
      // The failure itself is what the user must know.
    }
    return report;
  }

  private RefusedRun run(FileGate gate, FileReport report, RunOutcome outcome) {
    return new RefusedRun(
        new DeliveredRun(gate.runId(), gate.contract(), gate.delivered(), mode, gate.startedAt()),
        gate.replayOf(),
        outcome,
        report.rows(),
        report.rules().stream().map(rule -> Entries.count(rule.rule(), rule.violations())).toList(),
        report.problems());
  }

  private static Problem notRecorded(FileGate gate, WarehouseException e) {
    return Problem.warning(
        ProblemCode.NOT_RECORDED,
        Position.ofFile(gate.displayPath()),
        "The refused run is not in the ledger: " + e.getMessage(),
        e.hint());
  }
}
