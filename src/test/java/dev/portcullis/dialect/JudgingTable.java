package dev.portcullis.dialect;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.RowRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.ColumnType;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** A generated table on a real engine, and the staging checks beside it. */
record JudgingTable(Engine engine, Connection connection) implements AutoCloseable {
  /** A constraint refused, and the engine does not say which. */
  static final String UNNAMED = "a constraint";

  /** The value is none of the type. */
  static final String TYPE = "the type";

  private static final Dialect STAGING = new DuckDbDialect();

  static JudgingTable open(Engine engine, Path folder) throws SQLException {
    JudgingTable table =
        new JudgingTable(engine, DriverManager.getConnection(engine.newDatabase(folder)));
    // No verdict may depend on where a session thinks it is.
    table.execute("SET TimeZone = 'Asia/Tokyo'");
    return table;
  }

  void create(Contract contract) throws SQLException {
    execute("DROP TABLE IF EXISTS " + engine.dialect().qualified(contract.table()));
    for (String statement : engine.dialect().createTable(contract)) {
      execute(statement);
    }
  }

  /** What refused a row of these values, each cast from its text; empty when the table took it. */
  Optional<String> refusal(Contract contract, @Nullable String... texts) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < texts.length; i++) {
      values.add(value(engine.dialect(), "CAST", contract.columns().get(i).type(), texts[i]));
    }
    String table = engine.dialect().qualified(contract.table());
    try {
      execute("INSERT INTO " + table + " VALUES (" + String.join(", ", values) + ")");
      return Optional.empty();
    } catch (PSQLException e) {
      return Optional.of(constraint(e.getServerErrorMessage()));
    } catch (SQLException e) {
      boolean constraint = String.valueOf(e.getMessage()).startsWith("Constraint Error");
      return Optional.of(constraint ? UNNAMED : TYPE);
    }
  }

  private static String constraint(@Nullable ServerErrorMessage error) {
    if (error == null) {
      throw new IllegalStateException("the server gave no reason");
    }
    boolean notNull = "23502".equals(error.getSQLState());
    return Optional.ofNullable(error.getConstraint())
        .filter(name -> !notNull)
        .orElse(notNull ? UNNAMED : TYPE);
  }

  /** Whether a staging column of the type can hold the value; NULL it can. */
  boolean canStage(Contract contract, @Nullable String text) throws SQLException {
    String value = value(STAGING, "TRY_CAST", contract.columns().get(0).type(), text);
    return text == null || ask("SELECT " + value + " IS NOT NULL").equals("true");
  }

  /** The rules whose staging check selects the value; none when staging cannot hold it. */
  List<RuleKind> brokenInStaging(Contract contract, @Nullable String text) throws SQLException {
    List<RuleKind> broken = new ArrayList<>();
    if (canStage(contract, text)) {
      for (Rule rule : RuleBook.of(contract).rules()) {
        if (rule instanceof RowRule row && selects(contract, row, text)) {
          broken.add(rule.head().kind());
        }
      }
    }
    return broken;
  }

  private boolean selects(Contract contract, RowRule rule, @Nullable String text)
      throws SQLException {
    Optional<String> condition = STAGING.condition(rule.holds());
    if (condition.isEmpty()) {
      return false;
    }
    String value = value(STAGING, "CAST", contract.columns().get(0).type(), text);
    String row =
        "(SELECT " + value + " AS " + STAGING.quote(contract.columns().get(0).name()) + ")";
    return !ask("SELECT count(*) FROM " + row + " WHERE NOT (" + condition.get() + ")").equals("0");
  }

  private static String value(
      Dialect dialect, String cast, ColumnType type, @Nullable String text) {
    String literal = text == null ? "NULL" : Identifier.text(text);
    return cast + "(" + literal + " AS " + dialect.type(type) + ")";
  }

  String ask(String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return String.valueOf(rows.getString(1));
    }
  }

  void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
