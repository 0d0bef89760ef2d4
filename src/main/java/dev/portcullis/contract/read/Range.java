package dev.portcullis.contract.read;

import dev.portcullis.contract.Bound;
import dev.portcullis.contract.Declared;
import dev.portcullis.type.Value;
import dev.portcullis.type.ValueOrder;
import java.util.Optional;

/** The bounds of a column. */
record Range(Optional<Declared<Bound>> minimum, Optional<Declared<Bound>> maximum) {
  static final Range NONE = new Range(Optional.empty(), Optional.empty());

  /** The key of the bound that the value is beyond of; empty when the value lies within. */
  Optional<String> breachedBy(Value value) {
    if (minimum.isPresent() && !isAbove(value, minimum.get().value())) {
      return Optional.of(RangeReader.minimumKey(minimum.get().value()));
    }
    if (maximum.isPresent() && !isBelow(value, maximum.get().value())) {
      return Optional.of(RangeReader.maximumKey(maximum.get().value()));
    }
    return Optional.empty();
  }

  private static boolean isAbove(Value value, Bound bound) {
    int order = ValueOrder.ascending().compare(value, bound.value());
    return order > 0 || (order == 0 && bound.end() == Bound.End.INCLUSIVE);
  }

  private static boolean isBelow(Value value, Bound bound) {
    int order = ValueOrder.ascending().compare(value, bound.value());
    return order < 0 || (order == 0 && bound.end() == Bound.End.INCLUSIVE);
  }
}
