package dev.portcullis.draft;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.read.HeaderNames;
import dev.portcullis.draft.ColumnBuilder.Slot;
import dev.portcullis.draft.catalog.CatalogReader;
import dev.portcullis.draft.catalog.ReadCondition;
import dev.portcullis.draft.catalog.ReadCondition.Implied;
import dev.portcullis.draft.catalog.ReadCondition.Said;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.And;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.PortableText;
import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableDescription.DescribedCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The CHECKs of a table as rules: keys of a column where a key says it, else named conditions over
 * a row.
 */
final class TableConditions {
  private final TableDescription table;
  private final Position at;
  private final Map<String, ColumnBuilder> columns = new LinkedHashMap<>();
  private final List<RowCheck> rows = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final List<String> unread = new ArrayList<>();

  private TableConditions(TableDescription table, Position at) {
    this.table = table;
    this.at = at;
    table
        .columns()
        .forEach(
            column -> {
              ColumnType type = column.type().nearest().orElse(new TextType());
              columns.put(column.name(), new ColumnBuilder(column.name(), type, at));
            });
  }

  static TableConditions read(TableDescription table, Position at) {
    TableConditions conditions = new TableConditions(table, at);
    // Which doubles are finite is a part of their types, which the other conditions need.
    table.checks().forEach(conditions::implied);
    table.checks().forEach(conditions::said);
    return conditions;
  }

  /** The column with the conditions that it took. */
  ColumnBuilder column(String name) {
    return Objects.requireNonNull(columns.get(name));
  }

  List<RowCheck> rows() {
    return List.copyOf(rows);
  }

  /** CHECKs that no contract can say, in the engine's words. */
  List<String> unread() {
    return List.copyOf(unread);
  }

  private void implied(DescribedCheck check) {
    if (condition(check) instanceof Implied implied) {
      implied.finite().forEach(name -> column(name).finite());
    }
  }

  private ReadCondition condition(DescribedCheck check) {
    List<ColumnReference> references =
        columns.values().stream()
            .map(column -> new ColumnReference(column.name(), column.type()))
            .toList();
    return CatalogReader.condition(check.expression(), references, table.textOrder());
  }

  private void said(DescribedCheck check) {
    ReadCondition condition = condition(check);
    if (condition instanceof Said said) {
      said(check, said.holds());
    } else if (!(condition instanceof Implied)) {
      unread.add("CHECK " + check.expression() + ", named `" + check.name() + "`");
    }
  }

  /**
   * Keys of columns say all of the condition, or a rule does; one constraint is never torn apart.
   */
  private void said(DescribedCheck check, Expr holds) {
    List<Expr> parts = holds instanceof And and ? and.parts() : List.of(holds);
    List<Slot> slots = parts.stream().flatMap(part -> slot(part).stream()).toList();
    boolean isSaid = slots.stream().map(Slot::key).distinct().count() == parts.size();
    if (isSaid) {
      slots.forEach(slot -> slot.take().run());
      return;
    }
    Optional<String> text = PortableText.of(holds);
    if (text.isEmpty()) {
      unread.add("CHECK " + check.expression() + ", named `" + check.name() + "`");
      return;
    }
    rows.add(new RowCheck(name(check.name()), holds, text, Optional.empty(), OnViolation.FAIL, at));
  }

  private Optional<Slot> slot(Expr part) {
    return columns.values().stream().flatMap(column -> column.slotFor(part).stream()).findFirst();
  }

  /** {@code orders_paid_has_amount_check} is {@code paid_has_amount}. */
  private String name(String constraint) {
    String prefix = table.table().name() + "_";
    String bare =
        constraint.startsWith(prefix) ? constraint.substring(prefix.length()) : constraint;
    bare = bare.replaceFirst("_check[0-9]*$", "").replaceAll("[^\\p{L}\\p{M}\\p{Nd}_-]+", "_");
    String name = HeaderNames.isIdentifier(bare) && !bare.equals("primary_key") ? bare : "rule";
    String distinct = name;
    for (int i = 2; !names.add(distinct); i++) {
      distinct = name + "_" + i;
    }
    return distinct;
  }
}
