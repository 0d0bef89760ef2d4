package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.staging.Orphans;
import dev.portcullis.staging.ReferenceKeys;
import dev.portcullis.staging.ReferenceTarget;
import dev.portcullis.staging.References;
import dev.portcullis.warehouse.ReferenceTypes;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGStatement;

/**
 * Looks up the distinct values of a reference in the other table. They travel as arrays, a batch a
 * statement, so that no right to make a temporary table is needed.
 */
final class PostgresReferences {
  private final Connection connection;
  private final Dialect dialect;
  private final Contract contract;
  private final String target;
  private final PostgresCatalog catalog;

  PostgresReferences(Connection connection, Dialect dialect, Contract contract, String target) {
    this.connection = connection;
    this.dialect = dialect;
    this.contract = contract;
    this.target = target;
    this.catalog = new PostgresCatalog(connection);
  }

  /**
   * Judges one reference.
   *
   * @param loaded the table that is loaded
   */
  void judge(ReferenceRule rule, References references, long loaded) throws SQLException {
    OptionalLong other = catalog.table(dialect.qualified(rule.reference().table()));
    if (other.isEmpty()) {
      throw ReferenceTypes.missing(rule, target);
    }
    ReferenceTypes.check(
        rule, target, ownTypes(rule.reference()), catalog.columns(other.getAsLong()));
    boolean isSame = other.getAsLong() == loaded;
    Orphans orphans =
        references.orphans(rule, isSame ? ReferenceTarget.SAME_TABLE : ReferenceTarget.OTHER_TABLE);
    ReferenceKeys keys = orphans.keys();
    lookUp(rule, keys);
    orphans.storeMissing(keys);
  }

  private List<String> ownTypes(Reference reference) {
    return types(reference).stream().map(PostgresCatalog::spelling).toList();
  }

  private List<String> types(Reference reference) {
    return reference.columns().stream()
        .map(column -> dialect.type(contract.column(column).type()))
        .toList();
  }

  private void lookUp(ReferenceRule rule, ReferenceKeys keys) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(missing(rule.reference()))) {
      // A plan that is kept does not know how many values there are, and may read the table once
      // for each.
      statement.unwrap(PGStatement.class).setPrepareThreshold(0);
      while (keys.hasNext()) {
        String places = missing(statement, keys.next());
        if (places != null) {
          keys.miss(places);
        }
      }
    } catch (SQLException e) {
      if ("42501".equals(e.getSQLState())) {
        throw notReadable(rule);
      }
      throw e;
    }
  }

  /** The places of the values that the table does not have, as one text. */
  private String missing(Reference reference) {
    List<String> types = types(reference);
    String arrays =
        types.stream()
            .map(type -> "CAST(? AS " + type + "[])")
            .collect(Collectors.joining(", ", "unnest(", ") WITH ORDINALITY"));
    String names =
        IntStream.range(0, types.size())
            .mapToObj(i -> "k" + i + ", ")
            .collect(Collectors.joining());
    String same =
        IntStream.range(0, types.size())
            .mapToObj(i -> "o." + dialect.quote(reference.tableColumns().get(i)) + " = k.k" + i)
            .collect(Collectors.joining(" AND "));
    return "SELECT string_agg(CAST(k.place AS text), ',') FROM "
        + arrays
        + " AS k("
        + names
        + "place) WHERE NOT EXISTS (SELECT 1 FROM "
        + dialect.qualified(reference.table())
        + " AS o WHERE "
        + same
        + ")";
  }

  private static @Nullable String missing(PreparedStatement statement, List<String> arrays)
      throws SQLException {
    for (int i = 0; i < arrays.size(); i++) {
      statement.setObject(i + 1, arrays.get(i), Types.OTHER);
    }
    try (ResultSet rows = statement.executeQuery()) {
      rows.next();
      return rows.getString(1);
    }
  }

  private WarehouseException notReadable(ReferenceRule rule) {
    return new WarehouseException(
        ProblemCode.WAREHOUSE_REFUSED,
        "The table `"
            + rule.reference().table()
            + "` in `"
            + target
            + "` may not be read, and the reference `"
            + rule.id()
            + "` looks for values in it.",
        "A loader needs SELECT on the tables that references name.");
  }
}
