package dev.portcullis.warehouse;

import dev.portcullis.contract.Contract;
import dev.portcullis.ledger.ContractFacts;
import dev.portcullis.ledger.DeliveryFacts;
import dev.portcullis.ledger.KnownLoad;
import dev.portcullis.ledger.Ledger;
import dev.portcullis.ledger.LedgerProblem;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.ledger.RuleCount;
import dev.portcullis.ledger.RunFacts;
import dev.portcullis.ledger.RunOutcome;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import dev.portcullis.staging.Judgement;
import dev.portcullis.warehouse.LoadOrder.DeliveredFile;
import dev.portcullis.warehouse.LoadResult.AlreadyLoaded;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.JdbiException;

/** What a load order looks like in the ledger. */
public final class Entries {
  private static final String RIGHTS =
      "A loader needs USAGE on schema `portcullis`, SELECT and INSERT on `portcullis.loads`,"
          + " and INSERT on `portcullis.load_rules` and `portcullis.quarantine`; `report` needs SELECT"
          + " on the three.";

  /** What to do about a warehouse without a ledger, or with one of an earlier version. */
  public static final String NO_LEDGER_HINT =
      "Run `portcullis migrate` with the contract and `portcullis apply`, or load with `--migrate"
          + " auto`.";

  private Entries() {}

  /**
   * The entry of a load that is about to be committed.
   *
   * @param table as the warehouse's catalog spells it
   * @param rows what becomes of the rows
   * @param judgement of the file by all rules, references included
   */
  public static LoadEntry loaded(
      LoadOrder order, String table, RowTotals rows, Judgement judgement, Instant finishedAt) {
    return entry(
        order.run(),
        order.replay().map(ReplayOrder::run),
        RunOutcome.LOADED,
        table,
        rows,
        rules(judgement),
        order.problems(),
        finishedAt);
  }

  /**
   * The entry of a run that loaded nothing.
   *
   * @param table as the warehouse's catalog spells it
   */
  public static LoadEntry refused(RefusedRun refused, String table, Instant finishedAt) {
    return entry(
        refused.run(),
        refused.replayOf(),
        refused.outcome(),
        table,
        refused.rows(),
        refused.rules(),
        refused.problems(),
        finishedAt);
  }

  private static LoadEntry entry(
      DeliveredRun run,
      Optional<String> replayOf,
      RunOutcome outcome,
      String table,
      RowTotals rows,
      List<RuleCount> rules,
      List<Problem> problems,
      Instant finishedAt) {
    return new LoadEntry(
        run.runId(),
        outcome,
        replayOf,
        contract(run.contract()),
        table,
        file(run.file()),
        run.mode().word(),
        rows,
        new RunFacts(
            run.startedAt(),
            finishedAt,
            ToolVersion.current(),
            System.getProperty("user.name", "unknown")),
        rules,
        problems.stream().map(LedgerProblem::of).toList());
  }

  private static ContractFacts contract(Contract contract) {
    return new ContractFacts(
        contract.name(), contract.version(), contract.source().path(), contract.source().sha256());
  }

  private static DeliveryFacts file(DeliveredFile file) {
    return new DeliveryFacts(
        file.name(), file.path().toString(), file.sha256(), file.bytes(), file.header());
  }

  /** How often each rule is broken, in the order of the rule book. */
  public static List<RuleCount> rules(Judgement judgement) {
    return judgement.rules().stream()
        .map(verdict -> count(verdict.rule(), verdict.violations()))
        .toList();
  }

  /** How often a rule is broken. */
  public static RuleCount count(Rule rule, long violations) {
    return new RuleCount(
        rule.id(),
        rule.head().kind().word(),
        rule.head().columns(),
        rule.head().onViolation().word(),
        rule.mayBeConstraint() ? "table" : "staging",
        violations);
  }

  /**
   * The ledger could not be read or written. The driver's text is cut: it may quote the values of
   * the entry.
   */
  public static WarehouseException ledgerFailed(String target, JdbiException e) {
    if (isOlder(e)) {
      return new WarehouseException(
          ProblemCode.NO_LEDGER,
          "The warehouse `" + target + "` has no ledger of this version: " + reason(e) + ".",
          NO_LEDGER_HINT);
    }
    return new WarehouseException(
        ProblemCode.WAREHOUSE_REFUSED,
        "The ledger in `" + target + "` could not be used: " + reason(e) + ".",
        isMissingRight(e) ? RIGHTS : null);
  }

  private static String reason(JdbiException e) {
    String text = e.getCause() == null ? null : e.getCause().getMessage();
    String line =
        text == null ? "no reason given" : text.lines().findFirst().orElse("no reason given");
    String plain = line.strip().replaceFirst("^ERROR: ", "");
    return plain.endsWith(".") ? plain.substring(0, plain.length() - 1) : plain;
  }

  /** A schema, table or column is not there; DuckDB knows no SQLSTATE. */
  private static boolean isOlder(JdbiException e) {
    return e.getCause() instanceof SQLException cause
        && (Set.of("3F000", "42P01", "42703").contains(String.valueOf(cause.getSQLState()))
            || String.valueOf(cause.getMessage()).matches("(?s)(Catalog|Binder) Error.*"));
  }

  private static boolean isMissingRight(JdbiException e) {
    return e.getCause() instanceof SQLException cause && "42501".equals(cause.getSQLState());
  }

  /**
   * The earlier load of the same bytes that stands against this one. Files without rows are alike
   * by nature and add nothing, so none stands against them. Rows are never added twice; a table
   * that takes on the state of a file may return to an older one, so there only the latest load
   * counts.
   */
  public static Optional<KnownLoad> known(Ledger ledger, LoadOrder order, String table, long rows) {
    return switch (order.reload()) {
      case ON_PURPOSE -> Optional.empty();
      case NEVER -> rows == 0 ? Optional.empty() : known(ledger, order, table);
    };
  }

  private static Optional<KnownLoad> known(Ledger ledger, LoadOrder order, String table) {
    return switch (order.mode()) {
      case APPEND -> ledger.find(table, order.file().sha256());
      case OVERWRITE, MERGE -> ledger.findLatest(table, order.file().sha256());
    };
  }

  /** The end of a load whose bytes the ledger knows. */
  public static AlreadyLoaded alreadyLoaded(KnownLoad known) {
    return new AlreadyLoaded(known.fileName(), known.runId(), known.finishedAt());
  }
}
