package dev.portcullis.staging;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.ColumnType.TextType;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Value.TextValue;
import dev.portcullis.dialect.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A delivered file in the staging database: a table of texts in the order of the file, and a view over it
 * with the typed values under the names of the contract's columns.
 */
public final class StagedFile {
  /** The ordinal of a row; no column of a contract can have this name. */
  static final String ROW = "\"?row\"";

  /** Texts as delivered, {@code c0}, {@code c1}, … in the contract's order. */
  static final String RAW = "memory.main.raw";

  /** Typed values by column name, the row and for each column whether its text is a breach. */
  static final String TYPED = "memory.main.typed";

  private final StagingDatabase database;
  private final Contract contract;
  private final Dialect dialect;
  private final long rows;

  private StagedFile(StagingDatabase database, Contract contract, Dialect dialect) {
    this.database = database;
    this.contract = contract;
    this.dialect = dialect;
    this.rows = database.numbers("SELECT count(*) FROM " + RAW).get(0);
  }

  /** Reads the file into the database. The order of the rows is the order of the file. */
  public static StagedFile stage(
      StagingDatabase database, StagingSettings settings, Contract contract, Dialect dialect, CsvSource source) {
    String wanted =
        IntStream.range(0, contract.columns().size())
            .mapToObj(column -> "f" + source.fieldOfColumn().get(column) + " AS c" + column)
            .collect(Collectors.joining(", "));
    String file = new ReadCsv(dialect).of(source, settings.scratchDirectory());
    database.execute("CREATE TABLE " + RAW + " AS SELECT " + wanted + " FROM " + file);
    StagedFile staged = new StagedFile(database, contract, dialect);
    database.execute("CREATE VIEW " + TYPED + " AS " + staged.typedQuery());
    return staged;
  }

  private String typedQuery() {
    List<Column> columns = contract.columns();
    List<String> expressions = new ArrayList<>();
    expressions.add("rowid AS " + ROW);
    for (int i = 0; i < columns.size(); i++) {
      expressions.add(typed(i) + " AS " + dialect.quote(columns.get(i).name()));
    }
    String typed = "SELECT rowid, *, " + String.join(", ", expressions) + " FROM " + RAW;
    String breaches =
        IntStream.range(0, columns.size())
            .filter(i -> !(columns.get(i).type() instanceof TextType))
            .mapToObj(i -> ", " + breach(i) + " AS " + breachFlag(i))
            .collect(Collectors.joining());
    String names =
        Stream.concat(Stream.of(ROW), columns.stream().map(column -> dialect.quote(column.name())))
            .collect(Collectors.joining(", "));
    return "SELECT " + names + breaches + " FROM (" + typed + ")";
  }

  private String typed(int index) {
    Column column = contract.columns().get(index);
    String text = "c" + index;
    if (column.type() instanceof TextType) {
      return text;
    }
    String typed = LexicalSql.typed(dialect, text, column.type());
    // Unquoted, such a spelling is NULL already; quoted, it means NULL in all types but text.
    return nullSpellings().isEmpty()
        ? typed
        : "CASE WHEN " + text + " NOT IN (" + nullSpellings() + ") THEN " + typed + " END";
  }

  private String breach(int index) {
    String text = "c" + index;
    String spellings = nullSpellings().isEmpty() ? "''" : "'', " + nullSpellings();
    return "(" + text + " NOT IN (" + spellings + ") AND "
        + dialect.quote(contract.columns().get(index).name()) + " IS NULL)";
  }

  private String nullSpellings() {
    return contract.file().nullValues().stream()
        .map(spelling -> dialect.literal(new TextValue(spelling)))
        .collect(Collectors.joining(", "));
  }

  /** The column of {@link #TYPED} that is true where the text of that contract column is no value of its type. */
  static String breachFlag(int index) {
    return "\"?breach" + index + "\"";
  }

  public Contract contract() {
    return contract;
  }

  public StagingDatabase database() {
    return database;
  }

  /** The dialect of the staging database. */
  public Dialect dialect() {
    return dialect;
  }

  /** Data records in the file. */
  public long rows() {
    return rows;
  }

  /** The relation with the typed values under the names of the contract's columns, fully qualified. */
  public String typedRelation() {
    return TYPED;
  }

  /** The column of {@link #typedRelation()} that holds the ordinal of a row, quoted. */
  public String rowColumn() {
    return ROW;
  }
}
