package dev.portcullis.staging;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.NotBlank;
import dev.portcullis.staging.TextMeasure.Shape;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.Value.TextValue;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A delivered file in the staging database before anything is known of its columns: every field is
 * a text. It is measured as a whole, never by a sample, in the words in which a check judges.
 */
public final class StagedTexts {
  private static final String TABLE = "memory.main.texts";

  /** As many columns as one query measures; more aggregates take DuckDB more than their share. */
  private static final int MEASURED_AT_ONCE = 12;

  private final StagingDatabase database;
  private final Dialect dialect;
  private final int fields;
  private final long rows;

  private StagedTexts(StagingDatabase database, Dialect dialect, int fields) {
    this.database = database;
    this.dialect = dialect;
    this.fields = fields;
    this.rows = database.numbers("SELECT count(*) FROM " + TABLE).get(0);
  }

  /** Reads the file into the database, in place of one that was staged before. */
  public static StagedTexts stage(
      StagingDatabase database, StagingSettings settings, Dialect dialect, CsvSource source) {
    String read = new ReadCsv(dialect, settings.scratchDirectory()).of(source);
    database.execute("CREATE OR REPLACE TABLE " + TABLE + " AS SELECT * FROM " + read);
    return new StagedTexts(database, dialect, source.fields());
  }

  /** Data records. */
  public long rows() {
    return rows;
  }

  /** Fields of each record. */
  public int fields() {
    return fields;
  }

  /** Some rows from all over the file, the same on every run; null where a field is NULL. */
  public List<List<@Nullable String>> sample(int most) {
    long step = Math.max(1, rows / most);
    String columns =
        IntStream.range(0, fields).mapToObj(i -> "f" + i).collect(Collectors.joining(", "));
    String sql =
        "SELECT " + columns + " FROM " + TABLE + " WHERE rowid % " + step + " = 0 LIMIT " + most;
    return database.rows(
        sql,
        row -> {
          List<@Nullable String> texts = new ArrayList<>();
          for (int i = 1; i <= fields; i++) {
            texts.add(row.getString(i));
          }
          return texts;
        });
  }

  /**
   * A column and the type that its texts are read as.
   *
   * @param column number of the field, from 0
   */
  public record Question(int column, ColumnType type) {}

  /**
   * Measures columns, in one pass over a dozen of them.
   *
   * @param nullSpellings texts that may mean NULL
   */
  public List<TextMeasure> measure(List<Question> questions, List<String> nullSpellings) {
    List<TextMeasure> measures = new ArrayList<>();
    for (int from = 0; from < questions.size(); from += MEASURED_AT_ONCE) {
      int to = Math.min(questions.size(), from + MEASURED_AT_ONCE);
      measures.addAll(measureSome(questions.subList(from, to), nullSpellings));
    }
    return measures;
  }

  private List<TextMeasure> measureSome(List<Question> questions, List<String> nullSpellings) {
    List<String> texts = new ArrayList<>();
    List<String> casts = new ArrayList<>(List.of("*"));
    List<String> plain = new ArrayList<>(List.of("*"));
    List<String> values = new ArrayList<>(List.of("*"));
    List<String> measured = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      Question question = questions.get(i);
      String field = "f" + question.column();
      texts.add(field + " AS r" + i);
      texts.add(meaning(question, field, nullSpellings) + " AS x" + i);
      LexicalSql.Steps steps =
          LexicalSql.steps(dialect, question.type(), "x" + i, "c" + i, "p" + i);
      casts.add(steps.cast() + " AS c" + i);
      plain.add(steps.plain() + " AS p" + i);
      values.add(steps.value() + " AS v" + i);
      measured.addAll(measures(i, question.type(), nullSpellings));
    }
    String from = select(texts, TABLE);
    for (List<String> step : List.of(casts, plain, values)) {
      from = select(step, "(" + from + ")");
    }
    String sql = select(measured, "(" + from + ")");
    return database.rows(sql, row -> measures(questions, nullSpellings, row)).get(0).stream()
        .map(this::withSpellings)
        .toList();
  }

  private static String select(List<String> columns, String from) {
    return "SELECT " + String.join(", ", columns) + " FROM " + from;
  }

  /** The text, or NULL where it is none: empty in all types but text, or a spelling of NULL. */
  private String meaning(Question question, String field, List<String> nullSpellings) {
    List<String> none = new ArrayList<>(nullSpellings);
    if (!(question.type() instanceof TextType)) {
      none.add("");
    }
    return none.isEmpty()
        ? field
        : "CASE WHEN " + field + " NOT IN " + list(none) + " THEN " + field + " END";
  }

  private String list(List<String> texts) {
    return texts.stream()
        .map(text -> dialect.literal(new TextValue(text)))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private List<String> measures(int i, ColumnType type, List<String> nullSpellings) {
    String raw = "r" + i;
    String text = "x" + i;
    String value = "v" + i;
    String blank =
        "NOT ("
            + dialect
                .condition(new NotBlank(new ColumnReference(text, new TextType())))
                .orElseThrow()
            + ")";
    String unsigned = "ltrim(" + text + ", '+-0')";
    // Each of them costs a pass over all texts, so only what somebody asks is computed.
    boolean isText = type instanceof TextType;
    boolean isDecimal = type instanceof DecimalType;
    boolean isOrdered = !(type instanceof JsonType || isText);
    return List.of(
        "count(*) - count(" + raw + ")",
        "count(*) FILTER (WHERE " + raw + " = '')",
        nullSpellings.isEmpty()
            ? "0"
            : "count(*) FILTER (WHERE " + raw + " IN " + list(nullSpellings) + ")",
        "count(" + text + ")",
        "count(" + value + ")",
        "approx_count_distinct(" + value + ")",
        isOrdered ? "CAST(min(" + value + ") AS VARCHAR)" : "NULL",
        isOrdered ? "CAST(max(" + value + ") AS VARCHAR)" : "NULL",
        isText ? "min(length(" + text + "))" : "0",
        isText ? "max(length(" + text + "))" : "0",
        isText ? "count(*) FILTER (WHERE " + blank + ")" : "0",
        isNumber(type)
            ? "count(*) FILTER (WHERE starts_with(" + text + ", '+') OR " + zeroInFront(text) + ")"
            : "0",
        isDecimal ? "max(length(split_part(" + unsigned + ", '.', 1)))" : "0",
        isDecimal ? "max(length(rtrim(split_part(" + text + ", '.', 2), '0')))" : "0");
  }

  /** A number below one may begin with its zero. */
  private static String zeroInFront(String text) {
    return "(ltrim(" + text + ", '-') LIKE '0_%' AND NOT contains(" + text + ", '.'))";
  }

  private static boolean isNumber(ColumnType type) {
    return type instanceof ColumnType.IntegerType
        || type instanceof ColumnType.BigIntegerType
        || type instanceof ColumnType.DecimalType
        || type instanceof ColumnType.DoubleType;
  }

  private static List<TextMeasure> measures(
      List<Question> questions, List<String> nullSpellings, ResultSet row) throws SQLException {
    int each = row.getMetaData().getColumnCount() / questions.size();
    List<TextMeasure> measures = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      measures.add(measure(questions.get(i), nullSpellings, row, i * each + 1));
    }
    return measures;
  }

  private static TextMeasure measure(
      Question question, List<String> nullSpellings, ResultSet row, int at) throws SQLException {
    return new TextMeasure(
        question.column(),
        question.type(),
        row.getLong(at),
        row.getLong(at + 1),
        row.getLong(at + 2) == 0 ? List.of() : nullSpellings,
        row.getLong(at + 3),
        row.getLong(at + 4),
        row.getLong(at + 5),
        row.getString(at + 6),
        row.getString(at + 7),
        new Shape(
            row.getLong(at + 8),
            row.getLong(at + 9),
            row.getLong(at + 10),
            row.getLong(at + 11),
            row.getLong(at + 12),
            row.getLong(at + 13)));
  }

  /** Which of the spellings a column has; few columns have any, so they are looked up apart. */
  private TextMeasure withSpellings(TextMeasure measure) {
    if (measure.spelledNulls().isEmpty()) {
      return measure;
    }
    String field = "f" + measure.column();
    List<String> found =
        database.rows(
            "SELECT DISTINCT "
                + field
                + " FROM "
                + TABLE
                + " WHERE "
                + field
                + " IN "
                + list(measure.spelledNulls())
                + " ORDER BY 1",
            row -> row.getString(1));
    return measure.withSpelledNulls(found);
  }

  /** The texts of a column that differ, in order; when there are more, one more than asked for. */
  public List<String> distinctTexts(int column, int most) {
    return database.rows(
        "SELECT DISTINCT f"
            + column
            + " FROM "
            + TABLE
            + " WHERE f"
            + column
            + " IS NOT NULL ORDER BY 1 LIMIT "
            + (most + 1),
        row -> row.getString(1));
  }

  /** Whether no two rows have the same values in these columns; none of them is NULL. */
  public boolean differ(List<Question> key) {
    List<String> casts = new ArrayList<>(List.of("*"));
    List<String> plain = new ArrayList<>(List.of("*"));
    List<String> values = new ArrayList<>();
    for (int i = 0; i < key.size(); i++) {
      String field = "f" + key.get(i).column();
      LexicalSql.Steps steps =
          LexicalSql.steps(dialect, key.get(i).type(), field, "c" + i, "p" + i);
      casts.add(steps.cast() + " AS c" + i);
      plain.add(steps.plain() + " AS p" + i);
      values.add(steps.value() + " AS v" + i);
    }
    String typed = select(values, "(" + select(plain, "(" + select(casts, TABLE) + ")") + ")");
    String groups = "SELECT DISTINCT * FROM (" + typed + ")";
    return database.numbers("SELECT count(*) FROM (" + groups + ")").get(0) == rows;
  }
}
