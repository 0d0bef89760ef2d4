package dev.portcullis.migrate;

import dev.portcullis.migrate.Snapshot.Column;
import dev.portcullis.migrate.Snapshot.Rule;

/**
 * One thing that a table of the snapshot lacks to be the table of today's contract. The order of
 * columns is none: no table can change it.
 *
 * <p>Names of columns are those of after the renames, also in the definitions of what was before.
 */
public sealed interface TableChange {
  <R> R accept(Visitor<R> visitor);

  /** One method a sort of change. */
  interface Visitor<R> {
    R columnAdded(ColumnAdded change);

    R columnDropped(ColumnDropped change);

    R columnRenamed(ColumnRenamed change);

    R columnRetyped(ColumnRetyped change);

    R defaultChanged(DefaultChanged change);

    R notNullSet(NotNullSet change);

    R notNullDropped(NotNullDropped change);

    R constraintAdded(ConstraintAdded change);

    R constraintDropped(ConstraintDropped change);

    R constraintChanged(ConstraintChanged change);

    R constraintRenamed(ConstraintRenamed change);

    R constraintValidated(ConstraintValidated change);

    R indexAttached(IndexAttached change);
  }

  /** Whether a column may hold NULL. */
  enum Nullability {
    NULLABLE,
    NOT_NULL
  }

  /** A column is new, with its default and its NOT NULL; other rules are changes of their own. */
  record ColumnAdded(Column column, Nullability nullability) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnAdded(this);
    }
  }

  /** A column goes, and its values with it. */
  record ColumnDropped(Column column, Nullability nullability) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnDropped(this);
    }
  }

  /** A column has another name, as the contract says by {@code renamed_from}. */
  record ColumnRenamed(String from, String to) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnRenamed(this);
    }
  }

  /** A column has another type of the engine; its default may have changed, too. */
  record ColumnRetyped(Column before, Column after) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.columnRetyped(this);
    }
  }

  /** A column has another default; rows that exist stay as they are. */
  record DefaultChanged(Column before, Column after) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.defaultChanged(this);
    }
  }

  /**
   * A column that was there forbids NULL now.
   *
   * @param rule that says so; the primary key where no other does
   */
  record NotNullSet(String column, Rule rule) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.notNullSet(this);
    }
  }

  /** A column may hold NULL now. */
  record NotNullDropped(String column) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.notNullDropped(this);
    }
  }

  /** A CHECK, key or FOREIGN KEY is new to the table. */
  record ConstraintAdded(Rule rule) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constraintAdded(this);
    }
  }

  /** A CHECK, key or FOREIGN KEY no longer binds the table. */
  record ConstraintDropped(Rule rule) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constraintDropped(this);
    }
  }

  /** A rule says something else now. */
  record ConstraintChanged(Rule before, Rule after) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constraintChanged(this);
    }
  }

  /** A constraint says the same under another name. */
  record ConstraintRenamed(Rule before, Rule after) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constraintRenamed(this);
    }
  }

  /**
   * A constraint that bound new rows only holds for all rows now. Of {@code required}: the CHECK,
   * after which the column forbids NULL.
   *
   * @param rule as the table has it by now
   */
  record ConstraintValidated(Rule rule) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constraintValidated(this);
    }
  }

  /**
   * A unique index becomes the key that it enforced without being one.
   *
   * @param before with the name of the index
   */
  record IndexAttached(Rule before, Rule after) implements TableChange {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.indexAttached(this);
    }
  }
}
