package dev.portcullis.warehouse;

import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A constraint of a table, or a unique index that is none, in a form that compares.
 *
 * @param name in the catalog; of a NOT NULL without one, the column's
 * @param columns that it speaks of, a key's in its order
 * @param words of the engine, for people
 * @param form two constraints of one kind and the same columns say the same when their forms are
 *     equal; of a key and a NOT NULL it is empty unless it says more or less than those words do
 * @param validity whether it holds for rows that were there before it
 */
public record CatalogConstraint(
    String name, Kind kind, List<String> columns, String words, String form, Validity validity) {
  public CatalogConstraint {
    Objects.requireNonNull(name);
    Objects.requireNonNull(kind);
    columns = List.copyOf(columns);
    Objects.requireNonNull(words);
    Objects.requireNonNull(form);
    Objects.requireNonNull(validity);
  }

  /** The sorts of constraints. */
  public enum Kind {
    NOT_NULL("NOT NULL"),
    CHECK("CHECK"),
    PRIMARY_KEY("PRIMARY KEY"),
    /** Also a unique index that was made without a constraint. */
    UNIQUE("UNIQUE"),
    FOREIGN_KEY("FOREIGN KEY"),
    /** An exclusion, a constraint trigger: what no rule of a contract can be. */
    OTHER("other");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** As SQL has it. */
    public String word() {
      return word;
    }
  }

  /** Which rows a constraint speaks of. */
  public enum Validity {
    ALL_ROWS,
    /** Rows that were there before may break it: {@code NOT VALID}, or an index that is invalid. */
    NEW_ROWS_ONLY,
    /** An index that was not built to the end: it refuses nothing. */
    NO_ROW
  }

  /** Whether it is an index that no constraint has. */
  public boolean isBareIndex() {
    return words.startsWith("CREATE UNIQUE INDEX");
  }

  /** As a person reads it without its columns beside it. */
  public String definition() {
    return kind == Kind.NOT_NULL ? words + " on " + String.join(", ", columns) : words;
  }

  /** Whether it is a key over these columns, in whatever order, as a contract means one. */
  public boolean isKey(Kind key, List<String> of) {
    return kind == key && form.isEmpty() && Set.copyOf(columns).equals(Set.copyOf(of));
  }
}
