package dev.portcullis.warehouse;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.ledger.QuarantineTable.StoredRecord;
import dev.portcullis.ledger.RunFilter;
import dev.portcullis.ledger.RunLine;
import dev.portcullis.ledger.RunSearch;
import dev.portcullis.migrate.Evidence;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.staging.StagedFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A target of loads. Not thread safe. All methods throw {@link WarehouseException} when the
 * warehouse cannot be reached, refuses, or is busy.
 */
public interface Warehouse extends AutoCloseable {
  /** Where it is, as shown to a person: no password, no user. */
  String target();

  /** How its tables are written. */
  Dialect dialect();

  /**
   * Names of the migration files in {@code directory} that were not applied yet, in their order.
   */
  List<String> pendingMigrations(Path directory);

  /** Names of the migration files that were applied and that {@code directory} does not have. */
  List<String> absentMigrations(Path directory);

  /** Applies the pending migrations and returns their names. */
  List<String> migrate(Path directory);

  /** What the catalog says of a table or view; empty when there is none. Nothing is changed. */
  Optional<TableDescription> describe(TableName table);

  /**
   * What the catalog says of the table of each contract, beside what the contract asks of it; as
   * many as there are contracts, in their order. Nothing is changed or created, no row is read, and
   * the bookkeeping is not needed.
   */
  List<TableInspection> inspect(List<Contract> contracts);

  /** Counts in live tables what a migration does not allow. Nothing is changed. */
  List<Evidence> look(List<TableLooks> looks);

  /**
   * Loads the rows and the ledger's entry in one transaction. Whatever goes wrong, the target is as
   * it was. Waits for another load of the same table as long as the order says.
   */
  LoadResult load(LoadOrder order, StagedFile staged);

  /**
   * Writes a run that loaded nothing into the ledger, in a transaction of its own. Nothing is
   * created for it: without a ledger it fails.
   */
  void record(RefusedRun refused);

  /** The newest runs of the ledger first. Nothing is changed or created. */
  List<RunLine> runs(RunFilter filter);

  /**
   * One run of the ledger. Nothing is changed or created.
   *
   * @param written a run, or the first letters of one
   */
  RunSearch run(String written);

  /**
   * Hands out the quarantined records of a run that no later run has loaded, in the order of the
   * file.
   *
   * @param rule only those that are in quarantine for it, among other reasons
   */
  void waiting(String run, Optional<String> rule, Consumer<StoredRecord> consumer);

  @Override
  void close();
}
