package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a table may hold and how its files are delivered. A contract that exists is valid: names are
 * safe and differ, keys name columns that exist, bounds and enum values are of the type of their
 * column.
 *
 * @param name of the contract
 * @param table that it speaks of
 * @param version as declared; {@code 0} when none is
 * @param arrives when files are expected, in the words of the contract
 * @param columns in declared order, at least one
 * @param keys the primary key first when there is one; no two keys of the same columns
 * @param checks what it demands beyond columns and keys
 * @param source where it was read from
 * @param declaredAt where its name stands
 */
public record Contract(
    String name,
    TableName table,
    String version,
    Optional<String> owner,
    Optional<String> description,
    Optional<String> arrives,
    FileFormat file,
    List<Column> columns,
    List<Key> keys,
    Checks checks,
    Source source,
    Position declaredAt) {
  public Contract {
    Objects.requireNonNull(name);
    Objects.requireNonNull(table);
    Objects.requireNonNull(version);
    Objects.requireNonNull(file);
    columns = List.copyOf(columns);
    keys = List.copyOf(keys);
    Objects.requireNonNull(checks);
    Objects.requireNonNull(source);
    Objects.requireNonNull(declaredAt);
  }

  /**
   * The file that a contract was read from.
   *
   * @param path as the user named it
   * @param sha256 of its bytes, 64 lower-case hexadecimal digits
   * @param shape that it is written in
   * @param places of keys that have no position of their own here, by {@code version}, {@code
   *     file.delimiter} and {@code columns.amount.type}; those that are written, as far as known
   */
  public record Source(String path, String sha256, Shape shape, Map<String, Position> places) {
    public Source {
      Objects.requireNonNull(path);
      Objects.requireNonNull(sha256);
      Objects.requireNonNull(shape);
      places = Map.copyOf(places);
    }

    /** Of the native shape. */
    public Source(String path, String sha256) {
      this(path, sha256, Shape.NATIVE, Map.of());
    }

    /** Where a key is written. */
    public Optional<Position> place(String key) {
      return Optional.ofNullable(places.get(key));
    }
  }

  /** The column of that name; the name must exist. */
  public Column column(String columnName) {
    return columns.stream()
        .filter(column -> column.name().equals(columnName))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(columnName));
  }

  /** Whether a file must have the column, whatever may be missing from it. */
  public boolean isIndispensable(Column column) {
    return column.required().isPresent()
        || keys.stream().anyMatch(key -> key.columns().contains(column.name()));
  }

  /** Whether the values of all these columns may be printed. */
  public boolean mayShow(List<String> columnNames) {
    return columnNames.stream().allMatch(name -> column(name).classification().mayBeShown());
  }

  /** Whether a column is classified so that its values must not be printed. */
  public boolean hidesValues() {
    return columns.stream().anyMatch(column -> !column.classification().mayBeShown());
  }

  /** The key that says which row is which, if the contract has one. */
  public Optional<Key> primaryKey() {
    return keys.stream().filter(key -> key.kind() == Key.Kind.PRIMARY).findFirst();
  }

  /** The same contract with other references. */
  public Contract with(List<Reference> references) {
    return with(new Checks(checks.rows(), checks.file(), references, checks.limits()));
  }

  /** The same contract with other checks. */
  public Contract with(Checks others) {
    return with(file, keys, others);
  }

  /** The same contract for files that are written in another way. */
  public Contract with(FileFormat other) {
    return with(other, keys, checks);
  }

  /** The same contract with other keys and checks. */
  public Contract with(List<Key> otherKeys, Checks otherChecks) {
    return with(file, otherKeys, otherChecks);
  }

  private Contract with(FileFormat otherFile, List<Key> otherKeys, Checks otherChecks) {
    return new Contract(
        name,
        table,
        version,
        owner,
        description,
        arrives,
        otherFile,
        columns,
        otherKeys,
        otherChecks,
        source,
        declaredAt);
  }
}
