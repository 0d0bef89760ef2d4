package dev.portcullis.migrate;

import dev.portcullis.contract.TableName;
import java.util.Objects;
import java.util.Set;

/**
 * Which constraints shall bind new rows only, and which of those that do so far shall hold for all
 * rows now. Without a look at the rows nothing is validated, so that the same contracts and the
 * same snapshot lead to the same migration.
 *
 * @param newRowsOnly ids of rules that are to spare the rows that are there
 * @param looked whether the rows of the tables were counted
 * @param broken what rows break, and what therefore goes on to bind new ones only
 */
public record Validation(Set<String> newRowsOnly, Looked looked, Set<Broken> broken) {
  /** As long as nobody has counted rows. */
  public static final Validation NONE = new Validation(Set.of(), Looked.NO, Set.of());

  /** What would be asked of the rows if no constraint spared any. */
  public static final Validation OF_ALL = new Validation(Set.of(), Looked.YES, Set.of());

  public Validation {
    newRowsOnly = Set.copyOf(newRowsOnly);
    Objects.requireNonNull(looked);
    broken = Set.copyOf(broken);
  }

  /** Whether rows were counted. */
  public enum Looked {
    YES,
    NO
  }

  /** A rule of a table that rows of it break. */
  public record Broken(TableName table, String rule) {
    public Broken {
      Objects.requireNonNull(table);
      Objects.requireNonNull(rule);
    }
  }

  /** Whether a constraint that binds new rows only can hold for all now. */
  boolean isDue(TableName table, String rule) {
    return switch (looked) {
      case YES -> !newRowsOnly.contains(rule) && !broken.contains(new Broken(table, rule));
      case NO -> false;
    };
  }
}
