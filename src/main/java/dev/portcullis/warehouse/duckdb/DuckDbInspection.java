package dev.portcullis.warehouse.duckdb;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.warehouse.AskedForms;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TableInspection.Asked;
import dev.portcullis.warehouse.TableInspection.AskedColumn;
import dev.portcullis.warehouse.TableInspection.CatalogColumn;
import dev.portcullis.warehouse.TableInspection.Names;
import dev.portcullis.warehouse.TableInspection.Relation;
import dev.portcullis.warehouse.TableInspection.Spelled;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads tables and brings what their contracts ask of them into DuckDB's words. */
final class DuckDbInspection {
  /** A text is passed over, so that nothing in it is taken for a column. */
  private static final Pattern COLLATION =
      Pattern.compile(
          "'[^']*+'|(\"[^\"]*+(?:\"\"[^\"]*+)*+\"|[A-Za-z_]\\w*) VARCHAR COLLATE ([A-Za-z0-9_.]+)");

  private final Dialect dialect;
  private final DuckDbSnapshot catalog;
  private final DuckDbCircles circles;

  private DuckDbInspection(Dialect dialect, DuckDbSnapshot catalog, DuckDbCircles circles) {
    this.dialect = dialect;
    this.catalog = catalog;
    this.circles = circles;
  }

  /** The tables of the contracts, in their order. */
  static List<TableInspection> of(Connection connection, Dialect dialect, List<Contract> contracts)
      throws SQLException {
    DuckDbSnapshot catalog = DuckDbSnapshot.of(connection, dialect, contracts);
    DuckDbInspection inspection =
        new DuckDbInspection(dialect, catalog, new DuckDbCircles(connection));
    List<TableInspection> inspected = new ArrayList<>();
    for (int i = 0; i < contracts.size(); i++) {
      inspected.add(inspection.inspect(contracts.get(i), i));
    }
    return inspected;
  }

  private TableInspection inspect(Contract contract, int number) throws SQLException {
    DuckDbDescription table = catalog.found(contract);
    List<DescribedColumn> columns = table.columns();
    if (columns.isEmpty()) {
      return TableInspection.without(Relation.NOTHING);
    }
    if (!table.isTable()) {
      return TableInspection.without(Relation.OTHER);
    }
    Map<String, String> collations = collations(table);
    SpelledNames names = new SpelledNames(contract, columns);
    return new TableInspection(
        Relation.TABLE,
        Names.OF_THE_ENGINE,
        columns.stream().map(column -> column(column, names, collations)).toList(),
        new DuckDbConstraints(table, names).read(),
        List.of(),
        asked(contract, catalog.asked(number), names));
  }

  private static CatalogColumn column(
      DescribedColumn column, SpelledNames names, Map<String, String> collations) {
    String collation = collations.getOrDefault(column.name(), "");
    return new CatalogColumn(
        names.of(column.name()),
        column.type().words() + collation,
        column.nullability(),
        column.defaultValue().map(words -> new Spelled(words, form(words))));
  }

  /** The catalog tells them in the statement that makes the table, and nowhere else. */
  private static Map<String, String> collations(DuckDbDescription table) throws SQLException {
    String sql = table.rows("sql", "duckdb_tables()", "1", row -> row.getString(1)).get(0);
    Map<String, String> collations = new HashMap<>();
    Matcher found = COLLATION.matcher(sql);
    while (found.find()) {
      String name = found.group(1);
      if (name != null) {
        String plain =
            name.startsWith("\"")
                ? name.substring(1, name.length() - 1).replace("\"\"", "\"")
                : name;
        collations.put(plain, " COLLATE " + found.group(2));
      }
    }
    return collations;
  }

  /** Of a default: the catalog keeps the zeros of a number as they were written. */
  private static String form(String words) {
    try {
      return new BigDecimal(words).stripTrailingZeros().toPlainString();
    } catch (NumberFormatException noNumber) {
      return words;
    }
  }

  private Asked asked(Contract contract, DuckDbDescription made, SpelledNames names)
      throws SQLException {
    RuleBook rules = RuleBook.of(contract);
    return new Asked(
        columns(contract, made),
        forms(AskedForms.conditions(dialect, rules), new DuckDbConstraints(made, names).read()),
        references(contract, rules),
        circles.closedBy(contract, rules));
  }

  private static Map<String, AskedColumn> columns(Contract contract, DuckDbDescription made)
      throws SQLException {
    Map<String, DescribedColumn> columns = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    made.columns().forEach(column -> columns.put(column.name(), column));
    Map<String, AskedColumn> asked = new LinkedHashMap<>();
    for (Column column : contract.columns()) {
      DescribedColumn found = columns.get(column.name());
      if (found == null) {
        throw new IllegalStateException("DuckDB made no column " + column.name());
      }
      Optional<Spelled> value =
          found.defaultExpression().map(words -> new Spelled(words, form(words)));
      asked.put(column.name(), new AskedColumn(found.type().words(), value));
    }
    return asked;
  }

  /** DuckDB drops names and keeps the order. */
  private static Map<String, String> forms(
      Map<String, String> conditions, List<CatalogConstraint> made) {
    Map<String, String> forms = new HashMap<>();
    List<String> ids = List.copyOf(conditions.keySet());
    if (ids.size() != made.size()) {
      throw new IllegalStateException(ids.size() + " conditions, " + made.size() + " constraints");
    }
    for (int i = 0; i < ids.size(); i++) {
      forms.put(ids.get(i), made.get(i).form());
    }
    return forms;
  }

  /** A FOREIGN KEY stays within its schema, so the name of the other table is enough. */
  private static Map<String, String> references(Contract contract, RuleBook rules) {
    return AskedForms.references(rules).stream()
        .filter(rule -> schema(rule.reference().table()).equals(schema(contract.table())))
        .collect(Collectors.toMap(ReferenceRule::id, DuckDbInspection::form));
  }

  private static String schema(dev.portcullis.contract.TableName table) {
    return table.schema().orElse("main");
  }

  private static String form(ReferenceRule rule) {
    return DuckDbConstraints.reference(
        rule.reference().columns(),
        rule.reference().table().name(),
        rule.reference().tableColumns());
  }
}
