package dev.portcullis.dialect;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Bound.End;
import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Classification;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.TableName;
import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.LexicalForm;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.Reading.Read;
import dev.portcullis.type.Value;
import dev.portcullis.type.pattern.PatternParser;
import dev.portcullis.type.pattern.PatternReading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A contract written in Java, for tests that need many small ones. */
public final class Draft {
  private static final Position HERE = Position.of("contract.yaml", 1, 1);

  private final TableName table;
  private final List<Column> columns = new ArrayList<>();
  private final List<Key> keys = new ArrayList<>();

  private Draft(TableName table) {
    this.table = table;
  }

  /** A contract of a table in the default schema. */
  public static Draft of(String table) {
    return new Draft(new TableName(Optional.empty(), table));
  }

  /** A contract of a table in a schema. */
  public static Draft of(String schema, String table) {
    return new Draft(new TableName(Optional.of(schema), table));
  }

  /** A column without rules. */
  public Draft column(String name, ColumnType type) {
    return column(field(name, type));
  }

  /** A column with rules. */
  public Draft column(Field field) {
    columns.add(field.column());
    return this;
  }

  /** A key that fails the file. */
  public Draft key(Key.Kind kind, String... names) {
    keys.add(new Key(Arrays.asList(names), kind, OnViolation.FAIL, HERE));
    return this;
  }

  /** The contract. */
  public Contract contract() {
    return new Contract(
        table.name() + "_contract",
        table,
        "1.2.0",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        FileFormat.usual(),
        columns,
        keys,
        Checks.NONE,
        new Contract.Source("contracts/" + table.name() + ".yaml", "0".repeat(64)),
        HERE);
  }

  /** A column that rules can be added to. */
  public static Field field(String name, ColumnType type) {
    return new Field(name, type);
  }

  /** Values are written as in a file. */
  public static final class Field {
    private final String name;
    private final ColumnType type;
    private Optional<Position> required = Optional.empty();
    private Optional<Position> notBlank = Optional.empty();
    private Optional<Declared<Bound>> minimum = Optional.empty();
    private Optional<Declared<Bound>> maximum = Optional.empty();
    private Optional<Declared<Integer>> minimumLength = Optional.empty();
    private Optional<Declared<Integer>> maximumLength = Optional.empty();
    private Optional<Declared<List<Value>>> allowed = Optional.empty();
    private Optional<Declared<PortablePattern>> pattern = Optional.empty();
    private OnViolation onViolation = OnViolation.FAIL;
    private Optional<Value> defaultValue = Optional.empty();

    private Field(String name, ColumnType type) {
      this.name = name;
      this.type = type;
    }

    public Field required() {
      required = Optional.of(HERE);
      return this;
    }

    public Field notBlank() {
      notBlank = Optional.of(HERE);
      return this;
    }

    public Field minimum(String text, End end) {
      minimum = Optional.of(new Declared<>(new Bound(value(text), end), HERE));
      return this;
    }

    public Field maximum(String text, End end) {
      maximum = Optional.of(new Declared<>(new Bound(value(text), end), HERE));
      return this;
    }

    public Field minimumLength(int length) {
      minimumLength = Optional.of(new Declared<>(length, HERE));
      return this;
    }

    public Field maximumLength(int length) {
      maximumLength = Optional.of(new Declared<>(length, HERE));
      return this;
    }

    public Field allowed(String... texts) {
      List<Value> values = Arrays.stream(texts).map(this::value).toList();
      allowed = Optional.of(new Declared<>(values, HERE));
      return this;
    }

    public Field pattern(String source) {
      if (PatternParser.read(source) instanceof PatternReading.Portable reading) {
        pattern = Optional.of(new Declared<>(reading.pattern(), HERE));
        return this;
      }
      throw new IllegalArgumentException(source + " is not portable");
    }

    public Field onViolation(OnViolation consequence) {
      onViolation = consequence;
      return this;
    }

    public Field defaultValue(String text) {
      defaultValue = Optional.of(value(text));
      return this;
    }

    private Value value(String text) {
      if (LexicalForm.read(type, text) instanceof Read read) {
        return read.value();
      }
      throw new IllegalArgumentException(text + " is not a value of " + type);
    }

    private Column column() {
      return new Column(
          name,
          type,
          required,
          notBlank,
          minimum,
          maximum,
          minimumLength,
          maximumLength,
          allowed,
          pattern,
          Classification.INTERNAL,
          onViolation,
          defaultValue,
          Optional.empty(),
          Optional.empty(),
          List.of(),
          HERE);
    }
  }
}
