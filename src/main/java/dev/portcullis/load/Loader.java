package dev.portcullis.load;

import dev.portcullis.file.FileProbe;
import dev.portcullis.file.RecordIndex;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagingException;
import dev.portcullis.warehouse.Emptying;
import dev.portcullis.warehouse.LoadMode;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.LoadResult.AlreadyLoaded;
import dev.portcullis.warehouse.LoadResult.FoundLoaded;
import dev.portcullis.warehouse.LoadResult.Loaded;
import dev.portcullis.warehouse.LoadResult.NotAdmitted;
import dev.portcullis.warehouse.LoadResult.Refused;
import dev.portcullis.warehouse.LoadResult.WouldEmpty;
import dev.portcullis.warehouse.Reload;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.WarehouseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** Loads a file that has passed the gate. */
public final class Loader {
  private final Warehouse warehouse;
  private final LoadMode mode;
  private final Reload reload;
  private final Emptying emptying;

  public Loader(Warehouse warehouse, LoadMode mode, Reload reload, Emptying emptying) {
    this.warehouse = warehouse;
    this.mode = mode;
    this.reload = reload;
    this.emptying = emptying;
  }

  /**
   * Loads the rows of the gate in one transaction, or says why not. A file that has not passed is
   * refused. A run that loads nothing is recorded in the ledger too, in a transaction of its own.
   */
  public FileReport load(FileGate gate) {
    return load(gate, () -> order(gate));
  }

  /** The same with an order that says more than the gate does. */
  FileReport load(FileGate gate, Supplier<LoadOrder> order) {
    return new Recorder(warehouse, mode).record(gate, loaded(gate, order));
  }

  private FileReport loaded(FileGate gate, Supplier<LoadOrder> order) {
    if (!gate.isPassed()) {
      return report(gate, gate.notPassed(), gate.unchecked(UncheckedReferences.AFTER_A_BREACH));
    }
    try {
      gate.progress().begins(Progress.Step.LOAD);
      LoadResult result = warehouse.load(order.get(), gate.staged());
      gate.watch().lap("load");
      return result.accept(new Ending(gate));
    } catch (WarehouseException e) {
      return report(gate, Outcome.FAILED, List.of(problem(gate, e)));
    } catch (StagingException e) {
      return report(gate, Outcome.FAILED, List.of(FileGate.stagingFailed(gate.displayPath(), e)));
    } catch (UncheckedIOException e) {
      IOException cause = Objects.requireNonNull(e.getCause());
      return report(
          gate,
          Outcome.REFUSED,
          List.of(FileProbe.unreadable(gate.displayPath(), gate.probed().path(), cause)));
    }
  }

  private LoadOrder order(FileGate gate) {
    return new LoadOrder(
        gate.runId(),
        gate.contract(),
        gate.rules(),
        gate.delivered(),
        mode,
        reload,
        emptying,
        gate,
        gate.problems(),
        Optional.empty(),
        gate.startedAt());
  }

  private FileReport report(FileGate gate, Outcome outcome, List<Problem> problems) {
    return gate.report(
        outcome, Optional.of(mode.word()), Optional.of(warehouse.target()), problems);
  }

  /** A failure of the warehouse as a problem of the run. */
  public static Problem problem(FileGate gate, WarehouseException e) {
    return new Problem(
        e.code(),
        dev.portcullis.problem.Severity.ERROR,
        String.valueOf(e.getMessage()),
        Position.ofFile(gate.displayPath()),
        e.hint());
  }

  private final class Ending implements LoadResult.Visitor<FileReport> {
    private final FileGate gate;

    Ending(FileGate gate) {
      this.gate = gate;
    }

    @Override
    public FileReport loaded(Loaded result) {
      gate.judgedAgain(result.judgement());
      gate.merged(result.merged());
      return report(gate, Outcome.LOADED, List.of());
    }

    @Override
    public FileReport foundLoaded(FoundLoaded result) {
      gate.judgedAgain(result.loaded().judgement());
      return report(
          gate,
          Outcome.LOADED,
          List.of(
              Problem.note(
                  ProblemCode.FOUND_LOADED,
                  Position.ofFile(gate.displayPath()),
                  "The connection was lost during the commit; by a new one the ledger of `"
                      + warehouse.target()
                      + "` says that the load happened.",
                  "Nothing is to be done.")));
    }

    @Override
    public FileReport notAdmitted(NotAdmitted result) {
      gate.judgedAgain(result.judgement());
      return report(gate, Outcome.REFUSED, List.of());
    }

    @Override
    public FileReport wouldEmpty(WouldEmpty result) {
      gate.judgedAgain(result.judgement());
      return report(
          gate,
          Outcome.REFUSED,
          List.of(
              Problem.error(
                  ProblemCode.WOULD_EMPTY,
                  Position.ofFile(gate.displayPath()),
                  "The file has no row to load, and the table `"
                      + gate.contract().table()
                      + "` has rows that `--mode overwrite` would delete.",
                  "If the table is to be empty, give `--allow-empty`.")));
    }

    @Override
    public FileReport known(AlreadyLoaded result) {
      boolean sameName = result.fileName().equals(gate.delivered().name());
      String loaded =
          "`" + result.fileName() + "` at " + result.at() + " (run " + result.runId() + ")";
      return sameName
          ? report(gate, Outcome.SKIPPED, List.of(skipped(loaded)))
          : report(gate, Outcome.REFUSED, List.of(deliveredAgain(loaded)));
    }

    private Problem skipped(String loaded) {
      return Problem.note(
          ProblemCode.ALREADY_LOADED,
          Position.ofFile(gate.displayPath()),
          "The same bytes were loaded as " + loaded + ".",
          "To load them again on purpose, give `--reload`.");
    }

    private Problem deliveredAgain(String loaded) {
      return Problem.error(
          ProblemCode.ALREADY_LOADED,
          Position.ofFile(gate.displayPath()),
          "The file holds the same bytes as another file that was loaded: " + loaded + ".",
          "Was an earlier file delivered again? To load it on purpose, give `--reload`.");
    }

    @Override
    public FileReport refused(Refused result) {
      RecordIndex index = gate.probed().recordIndex();
      List<Problem> problems =
          result.refusals().stream()
              .map(
                  refusal ->
                      new RefusalText(gate, warehouse.target(), index, mode.oldRows())
                          .problem(refusal))
              .toList();
      return report(gate, Outcome.REFUSED, problems);
    }
  }
}
