package dev.portcullis.rule;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.expr.Expr;
import dev.portcullis.problem.Position;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One thing that a contract demands. Only a {@link RowRule} has an expression and can be a CHECK;
 * the others cannot be handed to the code that renders one.
 */
public sealed interface Rule {
  Head head();

  <R> R accept(Visitor<R> visitor);

  /** One method a sort of rule. */
  interface Visitor<R> {
    R lexical(LexicalRule rule);

    R row(RowRule rule);

    R unique(UniqueRule rule);

    R file(FileRule rule);

    R reference(ReferenceRule rule);
  }

  /** Stable within the contract: {@code amount.min}, {@code primary_key}. */
  default String id() {
    return head().id();
  }

  /** What happens to a row that breaks the rule. */
  default OnViolation onViolation() {
    return head().onViolation();
  }

  /** Whether what breaks the rule is counted and loaded all the same. */
  default boolean onlyWarns() {
    return onViolation() == OnViolation.WARN;
  }

  /**
   * Whether a row that breaks the rule stays out of the table on every path, so that the table may
   * enforce it too.
   */
  default boolean mayBeConstraint() {
    return !onlyWarns();
  }

  /**
   * What every rule has.
   *
   * @param id stable within the contract
   * @param kind the sort of rule
   * @param columns it speaks of, in declared order; none when it speaks of the file as a whole
   * @param onViolation what happens to a row that breaks it
   * @param constraintName of the table's constraint, at most 63 bytes, the same on every run
   * @param declaredAt where the contract says so
   */
  record Head(
      String id,
      RuleKind kind,
      List<String> columns,
      OnViolation onViolation,
      String constraintName,
      Position declaredAt) {
    public Head {
      Objects.requireNonNull(id);
      Objects.requireNonNull(kind);
      columns = List.copyOf(columns);
      Objects.requireNonNull(onViolation);
      Objects.requireNonNull(constraintName);
      Objects.requireNonNull(declaredAt);
    }
  }

  /** The text of a field is a value of its column's type. The table says it by the type itself. */
  record LexicalRule(Head head, Column column) implements Rule {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.lexical(this);
    }
  }

  /** A rule in the words of its contract. */
  record Wording(String text, Optional<String> description) {
    public Wording {
      Objects.requireNonNull(text);
      Objects.requireNonNull(description);
    }
  }

  /**
   * An expression that is not false for any row.
   *
   * @param wording of a rule that has a name of its own; the others are told by their kind
   */
  record RowRule(Head head, Expr holds, Optional<Wording> wording) implements Rule {
    public RowRule {
      Objects.requireNonNull(head);
      Objects.requireNonNull(holds);
      Objects.requireNonNull(wording);
    }

    /** A rule that its kind tells. */
    public RowRule(Head head, Expr holds) {
      this(head, holds, Optional.empty());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.row(this);
    }
  }

  /**
   * No two rows have the same values, compared as typed values; a row with a NULL part clashes with
   * none.
   */
  record UniqueRule(Head head, Key key) implements Rule {
    @Override
    public boolean mayBeConstraint() {
      return key.kind() != Key.Kind.UNIQUE_IN_FILE && !onlyWarns();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.unique(this);
    }
  }

  /** The file as a whole is as it should be. No single row breaks it, and no table can hold it. */
  record FileRule(Head head, FileCheck check) implements Rule {
    @Override
    public boolean mayBeConstraint() {
      return false;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.file(this);
    }
  }

  /**
   * The values of a row exist in another table, compared as typed values; a row with a NULL part
   * refers to nothing and keeps the rule.
   *
   * @param from the table of the contract
   */
  record ReferenceRule(Head head, TableName from, Reference reference) implements Rule {
    /** Whether the other table is the table itself. */
    public boolean isToItself() {
      return from.equals(reference.table());
    }

    @Override
    public boolean mayBeConstraint() {
      return reference.enforcedBy() != Reference.EnforcedBy.STAGING && !onlyWarns();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.reference(this);
    }
  }
}
