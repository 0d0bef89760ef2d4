package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.warehouse.AskedForms;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import dev.portcullis.warehouse.TableDescription.Origin;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TableInspection.Asked;
import dev.portcullis.warehouse.TableInspection.AskedColumn;
import dev.portcullis.warehouse.TableInspection.CatalogColumn;
import dev.portcullis.warehouse.TableInspection.Names;
import dev.portcullis.warehouse.TableInspection.Relation;
import dev.portcullis.warehouse.TableInspection.Spelled;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Compares nothing yet: reads a table and brings what the contract asks of it into its words. */
final class PostgresInspection {
  private static final String RELATION =
      "SELECT pg_class.oid::bigint, nspname, relname, relkind::text FROM pg_class"
          + " JOIN pg_namespace ON pg_namespace.oid = relnamespace"
          + " WHERE pg_class.oid = to_regclass(?)";

  private static final String COLLATIONS =
      "SELECT attname, quote_ident(collname) FROM pg_attribute JOIN pg_collation"
          + " ON pg_collation.oid = attcollation WHERE attrelid = ? AND attnum > 0"
          + " AND NOT attisdropped AND NOT collisdeterministic";

  private static final String CLOSED_SCHEMA =
      "SELECT nspname FROM pg_namespace WHERE nspname = ?"
          + " AND NOT has_schema_privilege(oid, 'USAGE')";

  private final Connection connection;
  private final Dialect dialect;
  private final PostgresForms forms;

  /** Within a transaction that only reads. */
  PostgresInspection(Connection connection, Dialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
    this.forms = new PostgresForms(connection, dialect);
  }

  TableInspection inspect(Contract contract) throws SQLException {
    Optional<PostgresTable> found = relation(contract.table());
    if (found.isEmpty()) {
      refuseClosedSchema(contract.table());
      return TableInspection.without(Relation.NOTHING);
    }
    PostgresTable table = found.get();
    if (!table.isTable()) {
      return TableInspection.without(Relation.OTHER);
    }
    PostgresDescription description = new PostgresDescription(connection, table.oid());
    List<DescribedColumn> columns = description.columns();
    RuleBook rules = RuleBook.of(contract);
    return new TableInspection(
        Relation.TABLE,
        Names.OURS,
        columns(table, columns),
        constraints(table),
        description.beside(),
        new Asked(
            asked(table, contract, columns),
            forms.of(table, AskedForms.conditions(dialect, rules)),
            references(rules),
            Map.of()));
  }

  private Optional<PostgresTable> relation(TableName name) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(RELATION)) {
      statement.setString(1, dialect.qualified(name));
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next()
            ? Optional.of(
                new PostgresTable(
                    rows.getLong(1), rows.getString(2), rows.getString(3), rows.getString(4)))
            : Optional.empty();
      }
    }
  }

  /** Who may not use a schema is told of none of its tables. */
  private void refuseClosedSchema(TableName name) throws SQLException {
    // A schema that the user may not use is not in the search path.
    String schema =
        name.schema().orElse(Optional.ofNullable(connection.getSchema()).orElse("public"));
    try (PreparedStatement statement = connection.prepareStatement(CLOSED_SCHEMA)) {
      statement.setString(1, schema);
      try (ResultSet rows = statement.executeQuery()) {
        if (rows.next()) {
          throw new WarehouseException(
              ProblemCode.WAREHOUSE_REFUSED,
              "The table `"
                  + name
                  + "` cannot be seen: the user lacks USAGE on schema `"
                  + schema
                  + "`.",
              "Ask the owner for `GRANT USAGE ON SCHEMA " + dialect.quote(schema) + "`.");
        }
      }
    }
  }

  private List<CatalogColumn> columns(PostgresTable table, List<DescribedColumn> columns)
      throws SQLException {
    Map<String, String> defaults = new LinkedHashMap<>();
    for (DescribedColumn column : columns) {
      if (column.origin() == Origin.WRITTEN) {
        column
            .defaultExpression()
            .ifPresent(words -> defaults.put(column.name(), cast(words, column.type().words())));
      }
    }
    Map<String, String> read = forms.of(table, defaults);
    Map<String, String> collations = collations(table);
    return columns.stream().map(column -> column(column, read, collations)).toList();
  }

  /** What is no expression, an identity, or is computed, has no form but its words. */
  private static CatalogColumn column(
      DescribedColumn column, Map<String, String> forms, Map<String, String> collations) {
    String name = column.name();
    return new CatalogColumn(
        name,
        column.type().words() + collations.getOrDefault(name, ""),
        column.nullability(),
        column
            .defaultValue()
            .map(words -> new Spelled(words, forms.getOrDefault(name, "GENERATED " + words))));
  }

  /** Of columns that take texts for equal which are not the same. */
  private Map<String, String> collations(PostgresTable table) throws SQLException {
    Map<String, String> collations = new HashMap<>();
    try (PreparedStatement statement = connection.prepareStatement(COLLATIONS)) {
      statement.setLong(1, table.oid());
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          collations.put(rows.getString(1), " COLLATE " + rows.getString(2));
        }
      }
    }
    return collations;
  }

  private Map<String, AskedColumn> asked(
      PostgresTable table, Contract contract, List<DescribedColumn> columns) throws SQLException {
    Map<String, String> types =
        columns.stream()
            .collect(Collectors.toMap(DescribedColumn::name, column -> column.type().words()));
    Map<String, String> literals = new LinkedHashMap<>();
    Map<String, String> defaults = new LinkedHashMap<>();
    for (Column column : contract.columns()) {
      column
          .defaultValue()
          .map(dialect::literal)
          .ifPresent(
              literal -> {
                literals.put(column.name(), literal);
                String type = types.getOrDefault(column.name(), dialect.type(column.type()));
                defaults.put(column.name(), cast(literal, type));
              });
    }
    Map<String, String> read = forms.of(table, defaults);
    return contract.columns().stream()
        .collect(Collectors.toMap(Column::name, column -> asked(column, literals, read)));
  }

  private AskedColumn asked(
      Column column, Map<String, String> literals, Map<String, String> forms) {
    return new AskedColumn(
        PostgresCatalog.spelling(dialect.type(column.type())),
        Optional.ofNullable(literals.get(column.name()))
            .map(literal -> new Spelled(literal, forms.getOrDefault(column.name(), literal))));
  }

  /** As the column keeps it. */
  private static String cast(String expression, String type) {
    return "CAST((" + expression + ") AS " + type + ")";
  }

  private Map<String, String> references(RuleBook rules) throws SQLException {
    Map<String, String> references = new HashMap<>();
    for (ReferenceRule rule : AskedForms.references(rules)) {
      try (PreparedStatement statement =
          connection.prepareStatement("SELECT CAST(to_regclass(?) AS text)")) {
        statement.setString(1, dialect.qualified(rule.reference().table()));
        try (ResultSet rows = statement.executeQuery()) {
          rows.next();
          Optional.ofNullable(rows.getString(1))
              .ifPresent(
                  table ->
                      references.put(
                          rule.id(),
                          AskedForms.reference(
                              rule.reference().columns(), table, rule.reference().tableColumns())));
        }
      }
    }
    return references;
  }

  private List<CatalogConstraint> constraints(PostgresTable table) throws SQLException {
    List<FoundConstraint> found = new PostgresConstraints(connection, table.oid()).read();
    Map<String, String> conditions =
        forms.of(
            table,
            found.stream()
                .filter(constraint -> constraint.condition().isPresent())
                .collect(
                    Collectors.toMap(
                        FoundConstraint::name, constraint -> constraint.condition().get())));
    Function<FoundConstraint, CatalogConstraint> made =
        constraint -> constraint.constraint(conditions);
    return found.stream().map(made).toList();
  }
}
