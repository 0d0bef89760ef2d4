package dev.portcullis.migrate;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.TypeName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a reference has to know of a table.
 *
 * @param types as contracts spell them, by column in the table's order
 * @param keys columns of each key that the table enforces
 */
record ReferencedTable(Map<String, String> types, List<List<String>> keys) {
  private static final Set<String> KEYS =
      Set.of(RuleKind.UNIQUE.word(), RuleKind.PRIMARY_KEY.word());

  ReferencedTable {
    types = Collections.unmodifiableMap(new LinkedHashMap<>(types));
    keys = List.copyOf(keys);
  }

  static ReferencedTable of(Contract contract) {
    Map<String, String> types = new LinkedHashMap<>();
    for (Column column : contract.columns()) {
      types.put(column.name(), TypeName.of(column.type()));
    }
    return new ReferencedTable(
        types,
        contract.keys().stream()
            .filter(key -> key.kind() != Key.Kind.UNIQUE_IN_FILE)
            .filter(key -> key.onViolation() != OnViolation.WARN)
            .map(Key::columns)
            .toList());
  }

  static ReferencedTable of(Snapshot.Table table) {
    Map<String, String> types = new LinkedHashMap<>();
    table.columns().forEach(column -> types.put(column.name(), column.type()));
    return new ReferencedTable(
        types,
        table.rules().stream()
            .filter(rule -> rule.enforced() == Snapshot.Enforced.TABLE)
            .filter(rule -> KEYS.contains(rule.kind()))
            .map(Snapshot.Rule::columns)
            .toList());
  }
}
