package dev.portcullis.verify;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.verify.ColumnStanding.State;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TableInspection.AskedColumn;
import dev.portcullis.warehouse.TableInspection.CatalogColumn;
import dev.portcullis.warehouse.TableInspection.Spelled;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Holds the columns of a table against those of its contract. Their order makes no difference. */
final class ColumnComparison {
  private final Dialect dialect;
  private final TableInspection inspection;

  ColumnComparison(Dialect dialect, TableInspection inspection) {
    this.dialect = dialect;
    this.inspection = inspection;
  }

  List<ColumnStanding> of(Contract contract) {
    Map<String, CatalogColumn> found = new LinkedHashMap<>();
    inspection.columns().forEach(column -> found.put(column.name(), column));
    List<ColumnStanding> standings = new ArrayList<>();
    for (Column column : contract.columns()) {
      standings.add(of(column, found.remove(column.name())));
    }
    found.values().forEach(column -> standings.add(extra(column)));
    return standings;
  }

  private ColumnStanding of(Column column, @Nullable CatalogColumn found) {
    AskedColumn asked =
        inspection
            .asked()
            .columns()
            .getOrDefault(
                column.name(), new AskedColumn(dialect.type(column.type()), Optional.empty()));
    return new ColumnStanding(
        column.name(),
        found == null ? State.MISSING : state(asked, found),
        Optional.of(asked.type()),
        Optional.ofNullable(found).map(CatalogColumn::type),
        words(asked.defaultValue()),
        Optional.ofNullable(found).flatMap(CatalogColumn::defaultValue).map(Spelled::words));
  }

  private static State state(AskedColumn asked, CatalogColumn found) {
    if (!asked.type().equalsIgnoreCase(found.type())) {
      return State.OTHER_TYPE;
    }
    return form(asked.defaultValue()).equals(form(found.defaultValue()))
        ? State.SAME
        : State.OTHER_DEFAULT;
  }

  private static ColumnStanding extra(CatalogColumn column) {
    return new ColumnStanding(
        column.name(),
        State.EXTRA,
        Optional.empty(),
        Optional.of(column.type()),
        Optional.empty(),
        words(column.defaultValue()));
  }

  private static Optional<String> words(Optional<Spelled> value) {
    return value.map(Spelled::words);
  }

  private static Optional<String> form(Optional<Spelled> value) {
    return value.map(Spelled::form);
  }
}
