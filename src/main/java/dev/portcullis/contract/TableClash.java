package dev.portcullis.contract;

import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds contracts that speak of the same table: only one of them can say what it holds. */
public final class TableClash {
  private TableClash() {}

  /**
   * A problem for every contract whose table an earlier one has. DuckDB compares names without
   * regard to case, and so do some file systems.
   */
  public static List<Problem> problems(List<Contract> contracts) {
    Map<String, Contract> first = new HashMap<>();
    List<Problem> problems = new ArrayList<>();
    for (Contract contract : contracts) {
      String folded = contract.table().toString().toLowerCase(Locale.ROOT);
      @Nullable Contract other = first.putIfAbsent(folded, contract);
      if (other != null) {
        problems.add(clash(contract, other));
      }
    }
    return List.copyOf(problems);
  }

  private static Problem clash(Contract contract, Contract other) {
    return Problem.error(
        ProblemCode.NAME_CLASH,
        contract.declaredAt(),
        "The table `%s` belongs to the contract in `%s` already."
            .formatted(contract.table(), other.source().path()),
        "Each table has one contract; give this one another `table`.");
  }
}
