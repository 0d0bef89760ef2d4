package dev.portcullis.ledger;

import java.util.Collections;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/**
 * Writes {@code portcullis.load_rules}: many rows a statement, as a contract may have thousands.
 */
final class RuleRows {
  /** With eight values each well below the 65,535 that a statement of Postgres may have. */
  private static final int ROWS = 500;

  private static final String INSERT =
      "INSERT INTO portcullis.load_rules (run_id, position, rule_id, kind, columns, on_violation,"
          + " enforced, violations) VALUES ";

  private static final String ROW = "(?, ?, ?, ?, CAST(? AS json), ?, ?, ?)";

  private final Handle handle;
  private final LedgerJson json;

  RuleRows(Handle handle, LedgerJson json) {
    this.handle = handle;
    this.json = json;
  }

  /** Not a batch: the driver of DuckDB begins a transaction of its own for one. */
  void write(LoadEntry entry) {
    for (int start = 0; start < entry.rules().size(); start += ROWS) {
      int end = Math.min(start + ROWS, entry.rules().size());
      write(entry.runId(), start, entry.rules().subList(start, end));
    }
  }

  private void write(String runId, int before, List<RuleCount> rules) {
    String rows = String.join(", ", Collections.nCopies(rules.size(), ROW));
    try (Update insert = handle.createUpdate(INSERT + rows)) {
      int next = 0;
      for (int i = 0; i < rules.size(); i++) {
        RuleCount rule = rules.get(i);
        insert
            .bind(next++, runId)
            .bind(next++, before + i + 1)
            .bind(next++, rule.id())
            .bind(next++, rule.kind())
            .bind(next++, json.texts(rule.columns()))
            .bind(next++, rule.onViolation())
            .bind(next++, rule.enforced())
            .bind(next++, rule.violations());
      }
      insert.execute();
    }
  }
}
