package dev.portcullis.contract.read.odcs;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/**
 * A type of the standard in native words.
 *
 * @param word the native type, for example {@code decimal(10,2)}; {@code decimal} alone when the
 *     digits are not known
 * @param maximumLength characters that a text of it may have
 * @param least smallest value of it, when the native type holds smaller ones
 * @param most greatest value of it, when the native type holds greater ones
 */
record KnownType(
    String word,
    Family family,
    Optional<String> maximumLength,
    Optional<BigDecimal> least,
    Optional<BigDecimal> most) {
  /** An exact number whose digits nobody says. */
  static final String UNSIZED = "decimal";

  KnownType {
    Objects.requireNonNull(word);
    Objects.requireNonNull(family);
    Objects.requireNonNull(maximumLength);
    Objects.requireNonNull(least);
    Objects.requireNonNull(most);
  }

  static KnownType of(String word, Family family) {
    return new KnownType(word, family, Optional.empty(), Optional.empty(), Optional.empty());
  }

  static KnownType text(Optional<String> maximumLength) {
    return new KnownType("string", Family.TEXT, maximumLength, Optional.empty(), Optional.empty());
  }

  static KnownType number(String word) {
    return of(word, Family.NUMBER);
  }

  static KnownType range(String word, String least, String most) {
    return new KnownType(
        word,
        Family.NUMBER,
        Optional.empty(),
        Optional.of(new BigDecimal(least)),
        Optional.of(new BigDecimal(most)));
  }

  boolean isUnsized() {
    return word.equals(UNSIZED);
  }
}
