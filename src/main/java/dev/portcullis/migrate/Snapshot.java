package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the contracts said when the last migration of a dialect was written (decision D7).
 *
 * @param migrations that Portcullis wrote, oldest first
 * @param tables that they lead to, by name
 */
public record Snapshot(List<Migration> migrations, List<Table> tables) {
  public Snapshot {
    migrations = List.copyOf(migrations);
    tables = List.copyOf(tables);
  }

  /** Before the first migration. */
  public static Snapshot empty() {
    return new Snapshot(List.of(), List.of());
  }

  /** The same with tables of other names. */
  Snapshot with(List<Table> others) {
    return new Snapshot(migrations, Stream.concat(tables.stream(), others.stream()).toList());
  }

  /** The table of that name, if a migration created it or it was adopted. */
  public Optional<Table> table(TableName name) {
    return tables.stream().filter(table -> table.name().equals(name)).findFirst();
  }

  /** The contracts whose tables it does not have. */
  List<Contract> missing(List<Contract> contracts) {
    return contracts.stream().filter(contract -> table(contract.table()).isEmpty()).toList();
  }

  /**
   * A written migration.
   *
   * @param file its name
   * @param sha256 of its text with {@code \n} line ends
   */
  public record Migration(String file, String sha256) {
    public Migration {
      Objects.requireNonNull(file);
      Objects.requireNonNull(sha256);
    }
  }

  /**
   * A table.
   *
   * @param columns in the order of the table
   * @param rules of its contract, those that only staging checks included
   */
  public record Table(TableName name, Origin origin, List<Column> columns, List<Rule> rules) {
    public Table {
      Objects.requireNonNull(name);
      Objects.requireNonNull(origin);
      columns = List.copyOf(columns);
      rules = List.copyOf(rules);
    }
  }

  /** The contract that a table came from. */
  public record Origin(String contract, String version, String sha256) {
    public Origin {
      Objects.requireNonNull(contract);
      Objects.requireNonNull(version);
      Objects.requireNonNull(sha256);
    }
  }

  /**
   * A column of a table.
   *
   * @param type as the contract spells it
   * @param sqlType as the dialect spells it
   * @param defaultValue as the dialect spells it
   */
  public record Column(String name, String type, String sqlType, Optional<String> defaultValue) {
    public Column {
      Objects.requireNonNull(name);
      Objects.requireNonNull(type);
      Objects.requireNonNull(sqlType);
      Objects.requireNonNull(defaultValue);
    }
  }

  /**
   * A rule that the type of a column does not say.
   *
   * @param id as in the contract's rule book
   * @param kind the word of its kind
   * @param columns it speaks of
   * @param onViolation the word of its consequence
   * @param constraint the name of the table's constraint
   * @param enforced where
   * @param definition the condition, or the key: {@code UNIQUE ("a", "b")}
   */
  public record Rule(
      String id,
      String kind,
      List<String> columns,
      String onViolation,
      String constraint,
      Enforced enforced,
      String definition) {
    public Rule {
      Objects.requireNonNull(id);
      Objects.requireNonNull(kind);
      columns = List.copyOf(columns);
      Objects.requireNonNull(onViolation);
      Objects.requireNonNull(constraint);
      Objects.requireNonNull(enforced);
      Objects.requireNonNull(definition);
    }

    /** The same, enforced elsewhere. */
    public Rule with(Enforced other) {
      return new Rule(id, kind, columns, onViolation, constraint, other, definition);
    }
  }

  /** Where a rule is enforced. */
  public enum Enforced {
    TABLE("table"),
    /**
     * The table refuses new rows that break it; those that were there before need not keep it. Of
     * {@code required}: a CHECK, the column may still be NULL.
     */
    NEW_ROWS("new_rows"),
    /** The table, by a unique index that is no constraint; only of a table that is adopted. */
    INDEX("index"),
    STAGING("staging");

    private final String word;

    Enforced(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }

    /** The place that a snapshot calls so; what it does not know, no table keeps. */
    static Enforced of(String word) {
      return Arrays.stream(values()).filter(it -> it.word.equals(word)).findFirst().orElse(STAGING);
    }
  }
}
