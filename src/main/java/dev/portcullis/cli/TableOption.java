package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.NearNames;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which of the tables of a contract is meant. */
final class TableOption {
  private static final int MOST = 20;

  @Option(
      names = "--table",
      paramLabel = "NAME",
      description =
          "Which table, when the contract describes several: the name of the schema object or of"
              + " its table.")
  private @Nullable String table;

  /** The same, where one is likely to be meant when several are described and none is named. */
  Contract choose(String path, List<Contract> contracts, String likely) {
    return table == null && contracts.size() > 1
        ? named(path, likely, contracts)
        : choose(path, contracts);
  }

  /** The contract of the table that is meant. */
  Contract choose(String path, List<Contract> contracts) {
    if (contracts.isEmpty()) {
      throw new UsageException(
          "The contract `" + path + "` describes no table, so it says nothing about a file.", null);
    }
    if (table != null) {
      return named(path, table, contracts);
    }
    if (contracts.size() > 1) {
      throw new UsageException(
          "The contract `"
              + path
              + "` describes "
              + contracts.size()
              + " tables, one must be named.",
          "Write `--table NAME`; " + names(contracts) + ".");
    }
    return contracts.get(0);
  }

  private static Contract named(String path, String name, List<Contract> contracts) {
    return contracts.stream()
        .filter(contract -> contract.name().equals(name))
        .findFirst()
        .or(() -> contracts.stream().filter(contract -> isTable(contract, name)).findFirst())
        .orElseThrow(
            () ->
                new UsageException(
                    "The contract `" + path + "` describes no table `" + name + "`.",
                    near(name, contracts)
                        .map(found -> "Did you mean `" + found + "`?")
                        .orElseGet(() -> "Known " + names(contracts) + ".")));
  }

  private static boolean isTable(Contract contract, String name) {
    return contract.table().toString().equals(name) || contract.table().name().equals(name);
  }

  private static Optional<String> near(String name, List<Contract> contracts) {
    return NearNames.nearest(name, contracts.stream().map(Contract::name).toList());
  }

  private static String names(List<Contract> contracts) {
    String listed =
        contracts.stream()
            .limit(MOST)
            .map(contract -> "`" + contract.name() + "`")
            .collect(Collectors.joining(", "));
    return "tables: " + listed + (contracts.size() > MOST ? ", …" : "");
  }
}
