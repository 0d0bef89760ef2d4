package dev.portcullis.warehouse;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.file.RecordBytes;
import dev.portcullis.problem.Problem;
import dev.portcullis.rule.RuleBook;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One file to be loaded.
 *
 * @param runId of the run, unique
 * @param contract that the file was judged by
 * @param rules of that contract
 * @param file what is delivered
 * @param mode what becomes of the rows that are there
 * @param reload what becomes of known bytes
 * @param emptying what becomes of a table that would lose all its rows
 * @param admission what the file gate says to it
 * @param problems that were found so far and do not stand against the load, for the ledger
 * @param replay what is replayed; empty when a file was delivered
 * @param startedAt of the run
 */
public record LoadOrder(
    String runId,
    Contract contract,
    RuleBook rules,
    DeliveredFile file,
    LoadMode mode,
    Reload reload,
    Emptying emptying,
    Admission admission,
    List<Problem> problems,
    Optional<ReplayOrder> replay,
    Instant startedAt) {
  public LoadOrder {
    Objects.requireNonNull(runId);
    Objects.requireNonNull(contract);
    Objects.requireNonNull(rules);
    Objects.requireNonNull(file);
    Objects.requireNonNull(mode);
    Objects.requireNonNull(reload);
    Objects.requireNonNull(emptying);
    Objects.requireNonNull(admission);
    problems = List.copyOf(problems);
    Objects.requireNonNull(replay);
    Objects.requireNonNull(startedAt);
  }

  /** The key that rows are merged by. */
  Key mergeKey() {
    return contract.primaryKey().orElseThrow();
  }

  /** What was known of the run before its file was judged. */
  public DeliveredRun run() {
    return new DeliveredRun(runId, contract, file, mode, startedAt);
  }

  /**
   * A file as it was delivered.
   *
   * @param path as the user named it
   * @param sha256 of its bytes as delivered
   * @param bytes its size as delivered
   * @param header its first record; empty when that is not the header of the contract
   */
  public record DeliveredFile(Path path, String sha256, long bytes, Optional<RecordBytes> header) {
    public DeliveredFile {
      Objects.requireNonNull(path);
      Objects.requireNonNull(sha256);
      Objects.requireNonNull(header);
    }

    /** The last part of the path: the name that the ledger knows a file by. */
    public String name() {
      return path.getFileName().toString();
    }
  }
}
