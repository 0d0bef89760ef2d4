package dev.portcullis.warehouse.duckdb;

import dev.portcullis.warehouse.AskedForms;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import dev.portcullis.warehouse.SqlText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** All that binds the rows of a DuckDB table. Its constraints always hold for all rows. */
final class DuckDbConstraints {
  private final DuckDbDescription table;
  private final SpelledNames names;

  DuckDbConstraints(DuckDbDescription table, SpelledNames names) {
    this.table = table;
    this.names = names;
  }

  /** Constraints in declared order, then the unique indexes that were made by hand. */
  List<CatalogConstraint> read() throws SQLException {
    List<CatalogConstraint> found = new ArrayList<>();
    found.addAll(
        table.rows(
            "constraint_name, constraint_type, constraint_column_names, constraint_text,"
                + " expression, referenced_table, referenced_column_names",
            "duckdb_constraints()",
            "constraint_index",
            this::constraint));
    found.addAll(
        table.rows(
            "index_name, expressions, sql",
            "(SELECT * FROM duckdb_indexes() WHERE is_unique)",
            "index_name",
            this::index));
    return found;
  }

  private CatalogConstraint constraint(ResultSet row) throws SQLException {
    Kind kind = kind(row.getString(2));
    List<String> columns = names.of(DuckDbDescription.names(row, 3));
    String form =
        switch (kind) {
          case CHECK -> folded(row.getString(5));
          case FOREIGN_KEY -> reference(columns, row.getString(6), DuckDbDescription.names(row, 7));
          case NOT_NULL, PRIMARY_KEY, UNIQUE -> "";
          case OTHER -> row.getString(4);
        };
    return new CatalogConstraint(
        row.getString(1), kind, columns, row.getString(4), form, Validity.ALL_ROWS);
  }

  private static Kind kind(String type) {
    return switch (type) {
      case "NOT NULL" -> Kind.NOT_NULL;
      case "CHECK" -> Kind.CHECK;
      case "PRIMARY KEY" -> Kind.PRIMARY_KEY;
      case "UNIQUE" -> Kind.UNIQUE;
      case "FOREIGN KEY" -> Kind.FOREIGN_KEY;
      default -> Kind.OTHER;
    };
  }

  /** The form of a FOREIGN KEY; case makes no difference to names. */
  static String reference(List<String> columns, String table, List<String> tableColumns) {
    return AskedForms.reference(columns, table, tableColumns).toLowerCase(Locale.ROOT);
  }

  /** The catalog prints names as they were written, and case makes no difference to them. */
  private static String folded(String condition) {
    return SqlText.outsideOfTexts(condition, words -> words.toLowerCase(Locale.ROOT));
  }

  /** The catalog lists what is indexed in brackets; what is no plain name stands in quotes. */
  private CatalogConstraint index(ResultSet row) throws SQLException {
    String listed = Objects.requireNonNull(row.getString(2));
    List<Optional<String>> parts = new ArrayList<>();
    for (String part : listed.substring(1, listed.length() - 1).split(", ", -1)) {
      boolean isQuoted = part.length() > 1 && part.startsWith("'") && part.endsWith("'");
      parts.add(names.column(isQuoted ? part.substring(1, part.length() - 1) : part));
    }
    boolean isOverColumns = parts.stream().allMatch(Optional::isPresent);
    return new CatalogConstraint(
        row.getString(1),
        Kind.UNIQUE,
        parts.stream().flatMap(Optional::stream).toList(),
        row.getString(3).replaceFirst(";\\s*$", ""),
        isOverColumns ? "" : "EXPRESSIONS",
        Validity.ALL_ROWS);
  }
}
