package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Rule;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.Nullability;
import dev.portcullis.rule.RuleKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Rules that cannot come back when a dropped column does: it then holds NULL, or its default, in
 * every row.
 */
public final class LostRules {
  private final Dialect dialect;
  private final Map<String, Snapshot.Column> dropped = new LinkedHashMap<>();

  /**
   * @param evolution that drops columns, or does not
   */
  public LostRules(Dialect dialect, TableEvolution evolution) {
    this.dialect = dialect;
    evolution
        .all(ColumnDropped.class)
        .forEach(change -> dropped.put(change.column().name(), change.column()));
  }

  /** Whether the rows cannot keep the rule. */
  public boolean has(Rule rule) {
    List<String> back = rule.columns().stream().filter(dropped::containsKey).toList();
    if (back.isEmpty()) {
      return false;
    }
    if (Constraints.isKey(rule)) {
      boolean repeated =
          back.size() == rule.columns().size() && back.stream().noneMatch(this::isEmpty);
      return rule.kind().equals(RuleKind.PRIMARY_KEY.word()) || repeated;
    }
    return back.stream().filter(this::isEmpty).anyMatch(column -> forbidsNull(rule, column));
  }

  /** Says of rules, or of what else they are called, that they are lost; empty when none are. */
  public static Optional<String> words(List<String> names) {
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "))
                + ", which rows cannot keep without the values that are gone");
  }

  /** The same of the NOT NULL of a column, which only a default can keep. */
  public static Optional<String> words(ColumnDropped change) {
    return change.nullability() == Nullability.NOT_NULL && !keepsNotNull(change)
        ? words(List.of("NOT NULL"))
        : Optional.empty();
  }

  /** Whether the column is NOT NULL again when it comes back. */
  public static boolean keepsNotNull(ColumnDropped change) {
    return change.nullability() == Nullability.NOT_NULL
        && change.column().defaultValue().isPresent();
  }

  private boolean isEmpty(String column) {
    Snapshot.Column back = dropped.get(column);
    return back != null && back.defaultValue().isEmpty();
  }

  /** Also a CHECK that may be false, not unknown, for NULL. */
  private boolean forbidsNull(Rule rule, String column) {
    return rule.kind().equals(RuleKind.REQUIRED.word())
        || rule.definition().contains(dialect.quote(column) + " IS NOT NULL");
  }
}
