package dev.portcullis.contract;

import dev.portcullis.expr.Expr;
import dev.portcullis.expr.PortableText;
import dev.portcullis.problem.Position;
import java.util.Objects;
import java.util.Optional;

/**
 * A named rule about the columns of one row.
 *
 * @param name differs from the names of all other checks of the contract
 * @param holds false for a row that breaks it
 * @param text the expression as the contract spells it; empty when the contract says it in another
 *     way than by an expression
 * @param onViolation what happens to a row that breaks it
 * @param declaredAt where the contract says so
 */
public record RowCheck(
    String name,
    Expr holds,
    Optional<String> text,
    Optional<String> description,
    OnViolation onViolation,
    Position declaredAt) {
  public RowCheck {
    Objects.requireNonNull(name);
    Objects.requireNonNull(holds);
    Objects.requireNonNull(text);
    Objects.requireNonNull(description);
    Objects.requireNonNull(onViolation);
    Objects.requireNonNull(declaredAt);
  }

  /**
   * The rule as an expression: as the contract spells it, else written for it. Empty when the
   * language has no words for it.
   */
  public Optional<String> spelled() {
    return text.or(() -> PortableText.of(holds));
  }
}
