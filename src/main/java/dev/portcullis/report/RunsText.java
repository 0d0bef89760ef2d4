package dev.portcullis.report;

import dev.portcullis.ledger.RunLine;
import dev.portcullis.report.TextTable.Column;
import dev.portcullis.report.TextTable.Side;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** The runs of a ledger as a table for a console, a line a run. */
public final class RunsText {
  private static final List<Column> COLUMNS =
      List.of(
          new Column("RUN", Side.LEFT),
          new Column("OUTCOME", Side.LEFT),
          new Column("FINISHED", Side.LEFT),
          new Column("TABLE", Side.LEFT),
          new Column("MODE", Side.LEFT),
          new Column("FILE", Side.LEFT),
          new Column("READ", Side.RIGHT),
          new Column("LOADED", Side.RIGHT),
          new Column("QUARANTINED", Side.RIGHT),
          new Column("REFUSED", Side.RIGHT),
          new Column("WARNED", Side.RIGHT),
          new Column("BY", Side.LEFT));

  private RunsText() {}

  /** The lines, without line ends; the titles first. */
  public static List<String> of(List<RunLine> runs) {
    TextTable table = new TextTable(COLUMNS);
    runs.forEach(run -> table.add(cells(run)));
    return table.lines();
  }

  private static List<String> cells(RunLine run) {
    return List.of(
        run.runId(),
        run.outcome().word(),
        run.run().finishedAt().truncatedTo(ChronoUnit.SECONDS).toString(),
        run.table(),
        run.mode(),
        run.fileName() + run.replayOf().map(first -> " (replay of " + first + ")").orElse(""),
        String.valueOf(run.rows().read()),
        String.valueOf(run.rows().loaded()),
        String.valueOf(run.rows().quarantined()),
        String.valueOf(run.rows().refused()),
        String.valueOf(run.rows().warned()),
        run.run().user());
  }
}
