package dev.portcullis.warehouse.postgres;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.staging.LookupKeys;
import dev.portcullis.staging.ReferenceTarget;
import dev.portcullis.staging.TableChecks;
import dev.portcullis.staging.TableLookup;
import dev.portcullis.warehouse.ReferenceTypes;
import dev.portcullis.warehouse.WarehouseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGStatement;

/**
 * Looks up distinct values of a file in a table: those of a reference in the other one, those of a
 * key in the one that is loaded. They travel as arrays, a batch a statement, so that no right to
 * make a temporary table is needed.
 */
final class PostgresLookups {
  private final Connection connection;
  private final Dialect dialect;
  private final Contract contract;
  private final String target;
  private final PostgresCatalog catalog;

  PostgresLookups(Connection connection, Dialect dialect, Contract contract, String target) {
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
  void judge(ReferenceRule rule, TableChecks checks, long loaded) throws SQLException {
    Reference reference = rule.reference();
    OptionalLong other = catalog.table(dialect.qualified(reference.table()));
    if (other.isEmpty()) {
      throw ReferenceTypes.missing(rule, target);
    }
    ReferenceTypes.check(rule, target, ownTypes(reference), catalog.columns(other.getAsLong()));
    boolean isSame = other.getAsLong() == loaded;
    Optional<TableLookup> lookup =
        checks.reference(rule, isSame ? ReferenceTarget.SAME_TABLE : ReferenceTarget.OTHER_TABLE);
    if (lookup.isPresent()) {
      lookUp(
          new Place(
              rule, reference.table(), reference.columns(), reference.tableColumns(), List.of()),
          lookup.get());
    }
  }

  /** Judges one key by the rows of the table that is loaded. */
  void judge(UniqueRule rule, TableChecks checks) throws SQLException {
    List<String> columns = rule.key().columns();
    TableLookup lookup = checks.key(rule);
    lookUp(new Place(rule, contract.table(), columns, columns, lookup.ownRow()), lookup);
  }

  /** Which columns of which table a rule looks at. */
  private record Place(
      Rule rule, TableName table, List<String> own, List<String> others, List<String> ownRow) {

    /** The columns of the file whose values are sent. */
    List<String> sent() {
      return Stream.concat(own.stream(), ownRow.stream()).distinct().toList();
    }
  }

  private List<String> ownTypes(Reference reference) {
    return types(reference.columns()).stream().map(PostgresCatalog::spelling).toList();
  }

  private List<String> types(List<String> own) {
    return own.stream().map(column -> dialect.type(contract.column(column).type())).toList();
  }

  private void lookUp(Place place, TableLookup lookup) throws SQLException {
    LookupKeys keys = lookup.keys();
    lookUp(place, keys);
    lookup.store(keys);
  }

  private void lookUp(Place place, LookupKeys keys) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(missing(place))) {
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
        throw notReadable(place);
      }
      throw e;
    }
  }

  /** The places of the values that the table does not have, as one text. */
  private String missing(Place place) {
    List<String> types = types(place.sent());
    String arrays =
        types.stream()
            .map(type -> "CAST(? AS " + type + "[])")
            .collect(Collectors.joining(", ", "unnest(", ") WITH ORDINALITY"));
    String names =
        IntStream.range(0, types.size())
            .mapToObj(i -> "k" + i + ", ")
            .collect(Collectors.joining());
    String same =
        IntStream.range(0, place.own().size())
            .mapToObj(i -> "o." + dialect.quote(place.others().get(i)) + " = k.k" + i)
            .collect(Collectors.joining(" AND "));
    return "SELECT string_agg(CAST(k.place AS text), ',') FROM "
        + arrays
        + " AS k("
        + names
        + "place) WHERE NOT EXISTS (SELECT 1 FROM "
        + dialect.qualified(place.table())
        + " AS o WHERE "
        + same
        + anotherRow(place)
        + ")";
  }

  private String anotherRow(Place place) {
    return place.ownRow().isEmpty()
        ? ""
        : place.ownRow().stream()
            .map(column -> "o." + dialect.quote(column) + " = k.k" + place.sent().indexOf(column))
            .collect(Collectors.joining(" AND ", " AND NOT (", ")"));
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

  private WarehouseException notReadable(Place place) {
    return new WarehouseException(
        ProblemCode.WAREHOUSE_REFUSED,
        "The table `"
            + place.table()
            + "` in `"
            + target
            + "` may not be read, and the rule `"
            + place.rule().id()
            + "` looks for values in it.",
        "A loader needs SELECT on the tables that references name, and on its own when a key sets rows aside.");
  }
}
