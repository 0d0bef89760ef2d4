package dev.portcullis.page;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.FileFormat.MissingColumns;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.RuleLimit;
import dev.portcullis.page.PageView.Fact;
import java.util.ArrayList;
import java.util.List;

/** The contract as a whole, a line a fact; what is not declared is left out. */
final class Facts {
  private Facts() {}

  static List<Fact> of(Contract contract) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("Table", contract.table().toString()));
    facts.add(new Fact("Version", contract.version()));
    contract.owner().ifPresent(owner -> facts.add(new Fact("Owner", owner)));
    contract.arrives().ifPresent(arrives -> facts.add(new Fact("Arrives", arrives)));
    facts.add(new Fact("Files", files(contract.file())));
    contract
        .checks()
        .limits()
        .quarantined()
        .ifPresent(
            limit -> facts.add(new Fact("Limit", "rows set aside: at most " + limit.spelled())));
    for (RuleLimit rule : contract.checks().limits().rules()) {
      String most = rule.limit().spelled();
      facts.add(new Fact("Limit", "rows that break " + rule.ruleId() + ": at most " + most));
    }
    return List.copyOf(facts);
  }

  private static String files(FileFormat file) {
    String nulls =
        file.nullValues().isEmpty()
            ? ""
            : ", NULL is also written " + String.join(" or ", file.nullValues());
    String order = file.columnOrder() == ColumnOrder.EXACT ? "in this order" : "in any order";
    String more =
        file.additionalColumns() == AdditionalColumns.REFUSE
            ? "others are refused"
            : "others are ignored";
    String missing =
        file.missingColumns() == MissingColumns.IGNORE
            ? ", those that are neither required nor of a key may be missing"
            : "";
    String malformed =
        file.onMalformed() == OnMalformed.DROP ? ", malformed records are set aside" : "";
    return "CSV in "
        + file.encoding().name()
        + ", fields separated by "
        + delimiter(file.delimiter())
        + ", columns "
        + order
        + ", "
        + more
        + missing
        + nulls
        + malformed;
  }

  private static String delimiter(char delimiter) {
    return switch (delimiter) {
      case ',' -> "comma";
      case ';' -> "semicolon";
      case '\t' -> "tab";
      default -> Character.toString(delimiter);
    };
  }
}
