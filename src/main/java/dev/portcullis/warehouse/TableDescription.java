package dev.portcullis.warehouse;

import dev.portcullis.contract.Key;
import dev.portcullis.contract.TableName;
import dev.portcullis.type.ColumnType;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A table as the catalog of its warehouse describes it.
 *
 * @param table as it was asked for
 * @param columns in the table's order
 * @param keys the primary key first
 * @param checks in the order of their names, or of their declaration where the engine keeps it
 * @param unread what the table has and a contract cannot say
 * @param textOrder by which its conditions compare texts
 */
public record TableDescription(
    TableName table,
    Optional<String> comment,
    List<DescribedColumn> columns,
    List<DescribedKey> keys,
    List<DescribedCheck> checks,
    List<DescribedReference> references,
    List<Unread> unread,
    TextOrder textOrder) {
  public TableDescription {
    Objects.requireNonNull(table);
    Objects.requireNonNull(comment);
    columns = List.copyOf(columns);
    keys = List.copyOf(keys);
    checks = List.copyOf(checks);
    references = List.copyOf(references);
    unread = List.copyOf(unread);
    Objects.requireNonNull(textOrder);
  }

  /**
   * What no contract says.
   *
   * @param words of the engine
   * @param reason why not, to be read after "since"
   */
  public record Unread(String words, String reason) {
    public Unread {
      Objects.requireNonNull(words);
      Objects.requireNonNull(reason);
    }
  }

  /** How texts are compared when an expression says nothing about it. */
  public enum TextOrder {
    CODE_POINTS,
    LANGUAGE
  }

  /**
   * A column.
   *
   * @param type what it holds
   * @param nullability whether NULL is allowed
   * @param defaultExpression in the engine's words
   * @param comment of the catalog
   * @param origin who makes its values
   */
  public record DescribedColumn(
      String name,
      DescribedType type,
      Nullability nullability,
      Optional<String> defaultExpression,
      Optional<String> comment,
      Origin origin) {
    public DescribedColumn {
      Objects.requireNonNull(name);
      Objects.requireNonNull(type);
      Objects.requireNonNull(nullability);
      Objects.requireNonNull(defaultExpression);
      Objects.requireNonNull(comment);
      Objects.requireNonNull(origin);
    }

    /** What fills the column when a statement does not, in the engine's words. */
    public Optional<String> defaultValue() {
      return switch (origin) {
        case WRITTEN -> defaultExpression;
        case COMPUTED -> defaultExpression.map(words -> "GENERATED ALWAYS AS (" + words + ")");
      };
    }
  }

  /** Who makes the values of a column. */
  public enum Origin {
    /** Whoever writes rows; the table has a default at most. */
    WRITTEN,
    /** The table alone, from the other columns of a row. */
    COMPUTED
  }

  /** Whether a column may be NULL. */
  public enum Nullability {
    NULL,
    NOT_NULL
  }

  /**
   * The type of a column.
   *
   * @param words as the engine spells it
   * @param nearest type of a contract; empty when none comes near
   * @param match whether that is the very type
   * @param maximumLength of a text, when the type limits it
   * @param labels that an enumerated type allows; none for other types
   */
  public record DescribedType(
      String words,
      Optional<ColumnType> nearest,
      Match match,
      Optional<Integer> maximumLength,
      List<String> labels) {
    public DescribedType {
      Objects.requireNonNull(words);
      Objects.requireNonNull(nearest);
      Objects.requireNonNull(match);
      Objects.requireNonNull(maximumLength);
      labels = List.copyOf(labels);
    }

    /** The very type. */
    public static DescribedType same(String words, ColumnType type) {
      return new DescribedType(words, Optional.of(type), Match.SAME, Optional.empty(), List.of());
    }

    /** A type that holds more, less, or otherwise. */
    public static DescribedType near(String words, ColumnType type) {
      return new DescribedType(words, Optional.of(type), Match.NEAR, Optional.empty(), List.of());
    }

    /** A type that no type of a contract comes near to. */
    public static DescribedType foreign(String words) {
      return new DescribedType(words, Optional.empty(), Match.NEAR, Optional.empty(), List.of());
    }
  }

  /** How well a type of a contract stands for one of an engine. */
  public enum Match {
    SAME,
    NEAR
  }

  /** A PRIMARY KEY or UNIQUE. */
  public record DescribedKey(Key.Kind kind, List<String> columns) {
    public DescribedKey {
      Objects.requireNonNull(kind);
      columns = List.copyOf(columns);
    }
  }

  /**
   * A CHECK.
   *
   * @param expression in the engine's words
   */
  public record DescribedCheck(String name, String expression) {
    public DescribedCheck {
      Objects.requireNonNull(name);
      Objects.requireNonNull(expression);
    }
  }

  /** A FOREIGN KEY. */
  public record DescribedReference(
      String name, List<String> columns, TableName table, List<String> tableColumns) {
    public DescribedReference {
      Objects.requireNonNull(name);
      columns = List.copyOf(columns);
      Objects.requireNonNull(table);
      tableColumns = List.copyOf(tableColumns);
    }
  }
}
