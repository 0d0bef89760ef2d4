package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import java.math.BigDecimal;
import java.util.Objects;

/**
 * A number of rows; with more of them nothing of the file is loaded.
 *
 * @param number not negative; at most 100 when it is a percentage
 * @param unit rows, or percent of all rows that were read
 * @param declaredAt where the contract says so
 */
public record Limit(BigDecimal number, FileCheck.Unit unit, Position declaredAt) {
  public Limit {
    Objects.requireNonNull(number);
    Objects.requireNonNull(unit);
    Objects.requireNonNull(declaredAt);
  }

  /** As the contract spells it: {@code 1%} or {@code 100}. */
  public String spelled() {
    return number.toPlainString() + (unit == FileCheck.Unit.PERCENT ? "%" : "");
  }
}
