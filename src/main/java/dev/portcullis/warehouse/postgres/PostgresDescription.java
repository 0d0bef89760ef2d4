package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.TableName;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableDescription.DescribedCheck;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import dev.portcullis.warehouse.TableDescription.DescribedKey;
import dev.portcullis.warehouse.TableDescription.DescribedReference;
import dev.portcullis.warehouse.TableDescription.Nullability;
import dev.portcullis.warehouse.TableDescription.TextOrder;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads all that Postgres says of one table. Nothing is changed. */
final class PostgresDescription {
  private static final String COMMENT = "SELECT obj_description(?, 'pg_class')";

  private static final String COLUMNS =
      "SELECT attname, format_type(atttypid, atttypmod), attnotnull,"
          + " pg_get_expr(adbin, adrelid), col_description(attrelid, attnum),"
          + " ARRAY(SELECT enumlabel::text FROM pg_enum WHERE enumtypid = atttypid"
          + " ORDER BY enumsortorder), attgenerated <> ''"
          + " FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum"
          + " WHERE attrelid = ? AND attnum > 0 AND NOT attisdropped ORDER BY attnum";

  /**
   * Keys are unique indexes, those of constraints and others; NULLS NOT DISTINCT, partial ones and
   * those over expressions mean something else.
   */
  private static final String KEYS =
      "SELECT indisprimary, ARRAY(SELECT attname FROM unnest(indkey[0:indnkeyatts - 1])"
          + " WITH ORDINALITY AS k(number, place) JOIN pg_attribute ON attrelid = indrelid"
          + " AND attnum = k.number ORDER BY place)"
          + " FROM pg_index WHERE indrelid = ? AND indisunique AND indpred IS NULL"
          + " AND indexprs IS NULL AND NOT indnullsnotdistinct"
          + " ORDER BY indisprimary DESC, indexrelid";

  private static final String CHECKS =
      "SELECT conname, pg_get_expr(conbin, conrelid) FROM pg_constraint WHERE conrelid = ?"
          + " AND contype = 'c' ORDER BY oid";

  private static final String REFERENCES =
      "SELECT conname, ARRAY(SELECT attname FROM unnest(conkey) WITH ORDINALITY AS k(number, place)"
          + " JOIN pg_attribute ON attrelid = conrelid AND attnum = k.number ORDER BY place),"
          + " nspname, relname, confrelid::regclass::text LIKE '%.%',"
          + " ARRAY(SELECT attname FROM unnest(confkey) WITH ORDINALITY AS k(number, place)"
          + " JOIN pg_attribute ON attrelid = confrelid AND attnum = k.number ORDER BY place)"
          + " FROM pg_constraint JOIN pg_class ON pg_class.oid = confrelid"
          + " JOIN pg_namespace ON pg_namespace.oid = relnamespace"
          + " WHERE conrelid = ? AND contype = 'f' AND confmatchtype = 's' ORDER BY pg_constraint.oid";

  private static final String UNREAD =
      "SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = ?1"
          + " AND (contype NOT IN ('c', 'p', 'u', 'f', 'n') OR (contype = 'f' AND confmatchtype <> 's'))"
          + " UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = ?1"
          + " AND indisunique AND (indpred IS NOT NULL OR indexprs IS NOT NULL OR indnullsnotdistinct)"
          + " ORDER BY 1";

  private final Connection connection;
  private final long table;

  PostgresDescription(Connection connection, long table) {
    this.connection = connection;
    this.table = table;
  }

  TableDescription describe(TableName name) throws SQLException {
    return new TableDescription(
        name,
        Optional.ofNullable(
            rows(COMMENT, row -> Optional.ofNullable(row.getString(1))).get(0).orElse(null)),
        rows(COLUMNS, PostgresDescription::column),
        rows(KEYS, PostgresDescription::key),
        rows(CHECKS, row -> new DescribedCheck(row.getString(1), row.getString(2))),
        rows(REFERENCES, PostgresDescription::reference),
        rows(UNREAD.replace("?1", Long.toString(table)), row -> row.getString(1)),
        TextOrder.LANGUAGE);
  }

  private static DescribedColumn column(ResultSet row) throws SQLException {
    boolean isGenerated = row.getBoolean(7);
    return new DescribedColumn(
        row.getString(1),
        PostgresCatalogTypes.of(row.getString(2), names(row, 6)),
        row.getBoolean(3) ? Nullability.NOT_NULL : Nullability.NULL,
        Optional.ofNullable(row.getString(4))
            .map(text -> isGenerated ? "GENERATED ALWAYS AS (" + text + ")" : text),
        Optional.ofNullable(row.getString(5)));
  }

  private static DescribedKey key(ResultSet row) throws SQLException {
    return new DescribedKey(row.getBoolean(1) ? Key.Kind.PRIMARY : Key.Kind.UNIQUE, names(row, 2));
  }

  /** With its schema where the search path would not find it. */
  private static DescribedReference reference(ResultSet row) throws SQLException {
    Optional<String> schema = row.getBoolean(5) ? Optional.of(row.getString(3)) : Optional.empty();
    return new DescribedReference(
        row.getString(1), names(row, 2), new TableName(schema, row.getString(4)), names(row, 6));
  }

  private static List<String> names(ResultSet row, int column) throws SQLException {
    return List.of((String[]) row.getArray(column).getArray());
  }

  private <T> List<T> rows(String sql, Reader<T> reader) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      if (sql.contains("?")) {
        statement.setLong(1, table);
      }
      List<T> read = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          read.add(reader.read(rows));
        }
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
