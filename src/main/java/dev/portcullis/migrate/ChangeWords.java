package dev.portcullis.migrate;

import dev.portcullis.migrate.TableChange.ColumnAdded;
import dev.portcullis.migrate.TableChange.ColumnDropped;
import dev.portcullis.migrate.TableChange.ColumnRenamed;
import dev.portcullis.migrate.TableChange.ColumnRetyped;
import dev.portcullis.migrate.TableChange.ConstraintAdded;
import dev.portcullis.migrate.TableChange.ConstraintChanged;
import dev.portcullis.migrate.TableChange.ConstraintDropped;
import dev.portcullis.migrate.TableChange.ConstraintRenamed;
import dev.portcullis.migrate.TableChange.ConstraintValidated;
import dev.portcullis.migrate.TableChange.DefaultChanged;
import dev.portcullis.migrate.TableChange.IndexAttached;
import dev.portcullis.migrate.TableChange.NotNullDropped;
import dev.portcullis.migrate.TableChange.NotNullSet;

/** Says a change as a sentence without capital letter and full stop. */
public final class ChangeWords implements TableChange.Visitor<String> {
  private static final ChangeWords WORDS = new ChangeWords();

  private ChangeWords() {}

  /** The change in words: {@code the column `note` is new}. */
  public static String of(TableChange change) {
    return change.accept(WORDS);
  }

  @Override
  public String columnAdded(ColumnAdded change) {
    return "the column `" + change.column().name() + "` is new";
  }

  @Override
  public String columnDropped(ColumnDropped change) {
    return "the column `" + change.column().name() + "` is gone";
  }

  @Override
  public String columnRenamed(ColumnRenamed change) {
    return "the column `" + change.to() + "` was `" + change.from() + "`";
  }

  @Override
  public String columnRetyped(ColumnRetyped change) {
    return "the column `%s` is of type `%s`, was `%s`"
        .formatted(change.after().name(), change.after().type(), change.before().type());
  }

  @Override
  public String defaultChanged(DefaultChanged change) {
    return "the column `%s` has the default %s, had %s"
        .formatted(change.after().name(), defaultOf(change.after()), defaultOf(change.before()));
  }

  @Override
  public String notNullSet(NotNullSet change) {
    return "the rule `" + change.rule().id() + "` is new to the table";
  }

  @Override
  public String notNullDropped(NotNullDropped change) {
    return "the column `" + change.column() + "` may be NULL now";
  }

  @Override
  public String constraintAdded(ConstraintAdded change) {
    return "the rule `" + change.rule().id() + "` is new to the table" + forWhom(change.rule());
  }

  @Override
  public String constraintDropped(ConstraintDropped change) {
    return "the rule `" + change.rule().id() + "` no longer binds the table";
  }

  @Override
  public String constraintChanged(ConstraintChanged change) {
    return change.before().definition().equals(change.after().definition())
        ? "the rule `%s` is written anew, since a type or key under it changes"
            .formatted(change.after().id())
        : "the rule `%s` is `%s`, was `%s`"
                .formatted(
                    change.after().id(), change.after().definition(), change.before().definition())
            + forWhom(change.after());
  }

  @Override
  public String constraintRenamed(ConstraintRenamed change) {
    return "the constraint of the rule `%s` is called `%s`, was `%s`"
        .formatted(change.after().id(), change.after().constraint(), change.before().constraint());
  }

  @Override
  public String indexAttached(IndexAttached change) {
    return "the index `%s` becomes the constraint of the rule `%s`"
        .formatted(change.before().constraint(), change.after().id());
  }

  @Override
  public String constraintValidated(ConstraintValidated change) {
    return "the rule `" + change.rule().id() + "` holds for all rows";
  }

  private static String forWhom(Snapshot.Rule rule) {
    return Constraints.bindsNewRowsOnly(rule) ? ", and binds new rows only" : "";
  }

  private static String defaultOf(Snapshot.Column column) {
    return column.defaultValue().map(value -> "`" + value + "`").orElse("NULL");
  }
}
