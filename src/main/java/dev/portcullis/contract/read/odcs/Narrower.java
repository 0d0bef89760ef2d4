package dev.portcullis.contract.read.odcs;

import java.math.BigDecimal;
import java.util.Optional;

/** Joins what two types say about the same values: the smaller range counts. */
final class Narrower {
  private Narrower() {}

  static KnownType of(KnownType physical, KnownType logical) {
    return new KnownType(
        physical.word(),
        physical.family(),
        physical.maximumLength(),
        larger(physical.least(), logical.least()),
        smaller(physical.most(), logical.most()));
  }

  static Optional<BigDecimal> larger(Optional<BigDecimal> left, Optional<BigDecimal> right) {
    return left.isPresent() && right.isPresent()
        ? Optional.of(left.get().max(right.get()))
        : left.or(() -> right);
  }

  static Optional<BigDecimal> smaller(Optional<BigDecimal> left, Optional<BigDecimal> right) {
    return left.isPresent() && right.isPresent()
        ? Optional.of(left.get().min(right.get()))
        : left.or(() -> right);
  }
}
