package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Names of columns in one spelling: to DuckDB they differ by more than case only. */
final class SpelledNames {
  private final Map<String, String> spelled = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  /** The contract's spelling, or the table's where the contract has no such column. */
  SpelledNames(Contract contract, List<DescribedColumn> columns) {
    columns.stream().map(DescribedColumn::name).forEach(name -> spelled.put(name, name));
    contract.columns().stream().map(Column::name).forEach(name -> spelled.put(name, name));
  }

  String of(String name) {
    return spelled.getOrDefault(name, name);
  }

  List<String> of(List<String> names) {
    return names.stream().map(this::of).toList();
  }

  /** The column that a part of an index names; empty when the part is an expression. */
  Optional<String> column(String part) {
    boolean isQuoted = part.length() > 1 && part.startsWith("\"") && part.endsWith("\"");
    String name = isQuoted ? part.substring(1, part.length() - 1).replace("\"\"", "\"") : part;
    return Optional.ofNullable(spelled.get(name));
  }
}
