package dev.portcullis.cli;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Evidence;
import dev.portcullis.migrate.EvidencePlan;
import dev.portcullis.migrate.EvidencePlan.Planning;
import dev.portcullis.migrate.Guard;
import dev.portcullis.migrate.NewRowsForm;
import dev.portcullis.migrate.Plan;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.warehouse.TargetAddress;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The live warehouse whose rows are asked before a migration is written. */
final class AgainstOptions {
  private static final String NOT_VALID = "--not-valid";

  private static final String MEND =
      "Mend the rows first; `--waive` writes the migration before that.";

  @Option(
      names = "--against",
      paramLabel = "JDBC-URL|NAME",
      description =
          "Count in this warehouse the rows that would break what changes, write that beside the"
              + " migration, and write none while there are any.")
  private @Nullable String against;

  @Option(
      names = "--waive",
      paramLabel = "RULE",
      description = "With --against: rows may break this rule for now (repeatable).")
  private List<String> waived = new ArrayList<>();

  @Option(
      names = "--not-valid",
      paramLabel = "RULE",
      description =
          "With --against, on Postgres: this rule binds new rows only (NOT VALID) until the others"
              + " are mended (repeatable).")
  private List<String> notValid = new ArrayList<>();

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      description = "How long to wait for a lock of that warehouse (default: ${DEFAULT-VALUE}).")
  private int wait = 10;

  boolean isGiven() {
    return against != null;
  }

  /** The warehouse; only when one is given. */
  Warehouse open(Session session) {
    String given = Objects.requireNonNull(against);
    TargetAddress address =
        given.startsWith("jdbc:")
            ? TargetUrl.parse(session, given)
            : WarehouseFile.find(session, given);
    return TargetOptions.open(address, wait);
  }

  /** The dialect of this warehouse, which must be one of those that are wanted. */
  static Dialect dialect(List<Dialect> wanted, Warehouse warehouse) {
    String name = warehouse.dialect().name();
    return wanted.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "`--against` names a warehouse of the dialect `"
                        + name
                        + "`, `--dialect` another.",
                    "Leave `--dialect` out."));
  }

  /** Both words make sense only where something is counted, and one of them for a rule. */
  void check() {
    checkIsCounted("--waive", waived);
    checkIsCounted(NOT_VALID, notValid);
    for (String rule : notValid) {
      if (waived.contains(rule)) {
        throw new UsageException(
            "`" + rule + "` cannot be waived and NOT VALID at once.",
            "`--waive` writes the whole migration, to be applied when the rows are mended;"
                + " `--not-valid` writes one that is applied before they are.");
      }
    }
  }

  private void checkIsCounted(String option, List<String> rules) {
    if (!rules.isEmpty() && against == null) {
      throw new UsageException(
          "`" + option + "` needs `--against`.", "Without a warehouse no row is counted.");
    }
  }

  /** Refuses what the engine has no form for. */
  void check(Dialect dialect) {
    if (!notValid.isEmpty()) {
      NewRowsForm.missingBecause(dialect)
          .ifPresent(because -> refuse(NOT_VALID + " " + notValid.get(0), because));
    }
  }

  private static void refuse(String option, String because) {
    throw new UsageException("`" + option + "` is not possible: " + because + ".", MEND);
  }

  /** Rules that are to bind new rows only. */
  Set<String> newRowsOnly() {
    return Set.copyOf(notValid);
  }

  /** The plan in the light of the rows. */
  Plan judge(List<TableLooks> looks, Warehouse warehouse, Planning planning) throws IOException {
    checkNames("--waive", waived, looks);
    checkNames(NOT_VALID, notValid, looks);
    looks.forEach(table -> checkForms(warehouse.dialect(), table));
    List<Evidence> evidence = warehouse.look(looks);
    return new EvidencePlan(
            evidence,
            warehouse.dialect(),
            warehouse.target(),
            Instant.now(),
            Set.copyOf(waived),
            newRowsOnly(),
            words(warehouse))
        .plan(planning);
  }

  /** These options as they are shown: an address without what is secret. */
  private String words(Warehouse warehouse) {
    String given = Objects.requireNonNull(against);
    StringBuilder words = new StringBuilder(" --against ");
    words.append(given.startsWith("jdbc:") ? url(warehouse) : given);
    waived.forEach(rule -> words.append(" --waive ").append(rule));
    notValid.forEach(rule -> words.append(" " + NOT_VALID + " ").append(rule));
    return words.toString();
  }

  /** A DuckDB file is shown without what makes it an address. */
  private static String url(Warehouse warehouse) {
    String target = warehouse.target();
    return target.startsWith("jdbc:") ? target : "jdbc:duckdb:" + target;
  }

  /** The warehouse in the words of other commands. */
  String target(Warehouse warehouse) {
    String given = Objects.requireNonNull(against);
    return given.startsWith("jdbc:") ? " --url " + url(warehouse) : " --warehouse " + given;
  }

  private static void checkNames(String option, List<String> named, List<TableLooks> looks) {
    Set<String> rules = new TreeSet<>();
    looks.forEach(table -> table.guards().forEach(guard -> rules.add(guard.rule())));
    for (String rule : named) {
      if (!rules.contains(rule)) {
        throw new UsageException(
            "`" + option + " " + rule + "` names no rule that the migration asks of the rows.",
            rules.isEmpty()
                ? "It asks nothing of them; leave `" + option + "` out."
                : "It asks for " + String.join(", ", rules) + ".");
      }
    }
  }

  private void checkForms(Dialect dialect, TableLooks table) {
    table.guards().stream()
        .map(Guard::rule)
        .filter(notValid::contains)
        .forEach(
            rule ->
                NewRowsForm.missingBecause(dialect, table.contract(), rule)
                    .ifPresent(because -> refuse(NOT_VALID + " " + rule, because)));
  }
}
