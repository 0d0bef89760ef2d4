package dev.portcullis.contract.read.odcs;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as YAML and JSON write them, neither too long nor with an exponent that would hurt. */
final class Numbers {
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(\\.[0-9]{1,60}|[0-9]{1,60}(\\.[0-9]{0,60})?)([eE][-+]?[0-9]{1,3})?");

  private Numbers() {}

  static Optional<BigDecimal> read(String text) {
    return NUMBER.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
  }

  /** Without an exponent, and without fraction digits that say nothing. */
  static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
