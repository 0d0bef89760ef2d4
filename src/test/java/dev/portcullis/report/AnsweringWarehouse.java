package dev.portcullis.report;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.ledger.QuarantineTable.StoredRecord;
import dev.portcullis.ledger.RunFilter;
import dev.portcullis.ledger.RunLine;
import dev.portcullis.ledger.RunSearch;
import dev.portcullis.migrate.Evidence;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import dev.portcullis.staging.OldRows;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.LoadResult;
import dev.portcullis.warehouse.RefusedRun;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TableRefusal;
import dev.portcullis.warehouse.Warehouse;
import dev.portcullis.warehouse.WarehouseException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A warehouse that answers a load with what lines of text say, so that every time, run and
 * constraint in a report is the same on every day. The answers of real ones are in the scenarios.
 *
 * <pre>
 * loaded
 * known FILE RUN INSTANT
 * unreachable
 * refused KIND CONSTRAINT COLUMN,… RULE|- VIOLATIONS ROW,… DEFINITION
 * </pre>
 */
record AnsweringWarehouse(List<String> answers) implements Warehouse {
  private static final int PARTS = 8;

  AnsweringWarehouse {
    answers = List.copyOf(answers);
  }

  @Override
  public String target() {
    return "warehouse.duckdb";
  }

  @Override
  public Dialect dialect() {
    return new DuckDbDialect();
  }

  @Override
  public List<String> pendingMigrations(Path directory) {
    return List.of();
  }

  @Override
  public List<String> absentMigrations(Path directory) {
    return List.of();
  }

  @Override
  public List<String> migrate(Path directory) {
    return List.of();
  }

  @Override
  public Optional<TableDescription> describe(TableName table) {
    return Optional.empty();
  }

  @Override
  public List<TableInspection> inspect(List<Contract> contracts) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<Evidence> look(List<TableLooks> looks) {
    throw new UnsupportedOperationException();
  }

  @Override
  public LoadResult load(LoadOrder order, StagedFile staged) {
    String[] parts = answers.get(0).split(" ", PARTS);
    return switch (parts[0]) {
      case "loaded" ->
          new LoadResult.Loaded(
              order.admission().tableChecks(OldRows.STAY).judgement(), Optional.empty());
      case "known" -> new LoadResult.AlreadyLoaded(parts[1], parts[2], Instant.parse(parts[3]));
      case "refused" ->
          new LoadResult.Refused(
              answers.stream().map(line -> refusal(order, line.split(" ", PARTS))).toList());
      case "unreachable" ->
          throw new WarehouseException(
              ProblemCode.WAREHOUSE_UNREACHABLE,
              "The warehouse `" + target() + "` cannot be reached.",
              "Is the server running?");
      default -> throw new IllegalArgumentException(parts[0]);
    };
  }

  private static TableRefusal refusal(LoadOrder order, String[] parts) {
    Optional<Rule> rule =
        order.rules().rules().stream().filter(it -> it.id().equals(parts[4])).findFirst();
    return new TableRefusal(
        parts[2],
        parts[7],
        TableRefusal.Kind.valueOf(parts[1]),
        List.of(parts[3].split(",", -1)),
        rule,
        Long.parseLong(parts[5]),
        Arrays.stream(parts[6].split(",", -1)).map(Long::valueOf).toList());
  }

  @Override
  public void record(RefusedRun refused) {
    // Every answer of this warehouse is told without a ledger.
  }

  @Override
  public List<RunLine> runs(RunFilter filter) {
    throw new UnsupportedOperationException();
  }

  @Override
  public RunSearch run(String written) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void waiting(String run, Optional<String> rule, Consumer<StoredRecord> consumer) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {
    // Nothing is open.
  }
}
