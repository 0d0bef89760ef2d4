package dev.portcullis.warehouse.postgres;

import dev.portcullis.warehouse.AskedForms;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import dev.portcullis.warehouse.SqlText;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks Postgres for all that binds the rows of a table. */
final class PostgresConstraints {
  /**
   * Name, kind, columns, words, condition, whether all rows keep it, what else it says, and the
   * other table with its columns. A NOT NULL is told by its column.
   */
  private static final String CONSTRAINTS =
      "SELECT conname, contype::text, ARRAY(SELECT attname FROM unnest(conkey)"
          + " WITH ORDINALITY AS k(number, place) JOIN pg_attribute ON attrelid = conrelid"
          + " AND attnum = number ORDER BY place),"
          + " CASE contype WHEN 't' THEN (SELECT min(pg_get_triggerdef(t.oid)) FROM pg_trigger t"
          + " WHERE tgconstraint = c.oid) ELSE pg_get_constraintdef(c.oid, true) END,"
          + " pg_get_expr(conbin, conrelid), convalidated AND coalesce(indisvalid, true),"
          + " concat_ws(' ', CASE WHEN condeferrable THEN 'DEFERRABLE' END,"
          + " CASE WHEN condeferred THEN 'INITIALLY DEFERRED' END,"
          + " CASE WHEN contype = 'c' AND connoinherit THEN 'NO INHERIT' END,"
          // Columns of version 18 that version 15 does not have.
          + " CASE WHEN to_jsonb(c)->>'conenforced' = 'false' THEN 'NOT ENFORCED' END,"
          + " CASE WHEN to_jsonb(c)->>'conperiod' = 'true' THEN 'PERIOD' END,"
          + " CASE WHEN indnullsnotdistinct THEN 'NULLS NOT DISTINCT' END,"
          + " CASE WHEN contype = 'f' AND confmatchtype <> 's' THEN 'MATCH FULL' END,"
          + " CASE WHEN contype = 'f' AND confdeltype <> 'a' THEN 'ON DELETE ' || confdeltype::text END,"
          + " CASE WHEN contype = 'f' AND confupdtype <> 'a' THEN 'ON UPDATE ' || confupdtype::text END,"
          + " CASE WHEN contype = 'f' AND EXISTS (SELECT 1 FROM pg_trigger WHERE tgconstraint = c.oid"
          + " AND tgenabled IN ('D', 'R')) THEN 'TRIGGERS DISABLED' END),"
          + " confrelid::regclass::text, ARRAY(SELECT attname FROM unnest(confkey)"
          + " WITH ORDINALITY AS k(number, place) JOIN pg_attribute ON attrelid = confrelid"
          + " AND attnum = number ORDER BY place)"
          + " FROM pg_constraint c LEFT JOIN pg_index ON indexrelid = conindid"
          + " AND contype IN ('p', 'u') WHERE conrelid = ?1 AND contype <> 'n' ORDER BY conname";

  /** Unique indexes that no constraint has; one that is not ready binds no row yet. */
  private static final String INDEXES =
      "SELECT relname, ARRAY(SELECT attname FROM unnest(indkey[0:indnkeyatts - 1])"
          + " WITH ORDINALITY AS k(number, place) JOIN pg_attribute ON attrelid = indrelid"
          + " AND attnum = k.number ORDER BY place), pg_get_indexdef(indexrelid), indisvalid,"
          + " concat_ws(' ', CASE WHEN indpred IS NOT NULL THEN 'PARTIAL' END,"
          + " CASE WHEN indexprs IS NOT NULL THEN 'EXPRESSIONS' END,"
          + " CASE WHEN indnullsnotdistinct THEN 'NULLS NOT DISTINCT' END), indisready"
          + " FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = ?1"
          + " AND indisunique AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid"
          + " AND conrelid = indrelid AND contype IN ('p', 'u', 'x')) ORDER BY relname";

  /** From version 18 on a NOT NULL is a constraint with a name, and may be NOT VALID. */
  private static final String NOT_NULLS =
      "SELECT coalesce(conname, attname || ' NOT NULL'), attname, coalesce(convalidated, true)"
          + " FROM pg_attribute LEFT JOIN pg_constraint ON conrelid = attrelid AND contype = 'n'"
          + " AND conkey = ARRAY[attnum] WHERE attrelid = ?1 AND attnum > 0 AND NOT attisdropped"
          + " AND attnotnull ORDER BY attnum";

  private final Connection connection;
  private final long table;

  PostgresConstraints(Connection connection, long table) {
    this.connection = connection;
    this.table = table;
  }

  /** NOT NULLs in the order of columns, then constraints and indexes in the order of names. */
  List<FoundConstraint> read() throws SQLException {
    List<FoundConstraint> found = new ArrayList<>();
    found.addAll(rows(NOT_NULLS, PostgresConstraints::notNull));
    found.addAll(rows(CONSTRAINTS, PostgresConstraints::constraint));
    found.addAll(rows(INDEXES, PostgresConstraints::index));
    return found;
  }

  private static FoundConstraint notNull(ResultSet row) throws SQLException {
    return FoundConstraint.of(
        row.getString(1),
        Kind.NOT_NULL,
        List.of(row.getString(2)),
        "NOT NULL",
        "",
        validity(row.getBoolean(3)));
  }

  private static FoundConstraint index(ResultSet row) throws SQLException {
    return FoundConstraint.of(
        row.getString(1),
        Kind.UNIQUE,
        names(row, 2),
        row.getString(3),
        row.getString(5),
        row.getBoolean(6) ? validity(row.getBoolean(4)) : Validity.NO_ROW);
  }

  private static FoundConstraint constraint(ResultSet row) throws SQLException {
    Kind kind = kind(row.getString(2));
    String more = row.getString(7);
    return new FoundConstraint(
        row.getString(1),
        kind,
        names(row, 3),
        SqlText.onOneLine(row.getString(4))
            + (more.contains("TRIGGERS DISABLED") ? " (its triggers are off)" : ""),
        Optional.ofNullable(row.getString(5)),
        kind == Kind.FOREIGN_KEY
            ? Optional.of(AskedForms.reference(names(row, 3), row.getString(8), names(row, 9)))
            : Optional.empty(),
        more,
        validity(row.getBoolean(6)));
  }

  private static Kind kind(String letter) {
    return switch (letter) {
      case "c" -> Kind.CHECK;
      case "p" -> Kind.PRIMARY_KEY;
      case "u" -> Kind.UNIQUE;
      case "f" -> Kind.FOREIGN_KEY;
      default -> Kind.OTHER;
    };
  }

  private static Validity validity(boolean isValid) {
    return isValid ? Validity.ALL_ROWS : Validity.NEW_ROWS_ONLY;
  }

  private static List<String> names(ResultSet row, int column) throws SQLException {
    return List.of((String[]) row.getArray(column).getArray());
  }

  private <T> List<T> rows(String sql, Reader<T> reader) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql.replace("?1", Long.toString(table)))) {
      List<T> read = new ArrayList<>();
      while (rows.next()) {
        read.add(reader.read(rows));
      }
      return read;
    }
  }

  /** Reads the row at the cursor. */
  @FunctionalInterface
  private interface Reader<T> {
    T read(ResultSet row) throws SQLException;
  }
}
