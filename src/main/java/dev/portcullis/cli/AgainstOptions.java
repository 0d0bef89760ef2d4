package dev.portcullis.cli;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Evidence;
import dev.portcullis.migrate.EvidencePlan;
import dev.portcullis.migrate.Plan;
import dev.portcullis.migrate.TableLooks;
import dev.portcullis.warehouse.TargetAddress;
import dev.portcullis.warehouse.Warehouse;
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

  /** Waivers make sense only where something is counted. */
  void check() {
    if (!waived.isEmpty() && against == null) {
      throw new UsageException(
          "`--waive` needs `--against`.", "Without a warehouse no row is counted.");
    }
  }

  /** The plan in the light of the rows. */
  Plan judge(Plan plan, List<TableLooks> looks, Warehouse warehouse) {
    checkWaived(looks);
    List<Evidence> evidence = warehouse.look(looks);
    return new EvidencePlan(plan, evidence, warehouse.target(), Instant.now(), Set.copyOf(waived))
        .plan();
  }

  private void checkWaived(List<TableLooks> looks) {
    Set<String> rules = new TreeSet<>();
    looks.forEach(table -> table.guards().forEach(guard -> rules.add(guard.rule())));
    for (String rule : waived) {
      if (!rules.contains(rule)) {
        throw new UsageException(
            "`--waive " + rule + "` names no rule that the migration asks of the rows.",
            rules.isEmpty()
                ? "It asks nothing of them; leave `--waive` out."
                : "It asks for " + String.join(", ", rules) + ".");
      }
    }
  }
}
