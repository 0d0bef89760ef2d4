package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.problem.Position;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.TextValue;
import java.util.Optional;

/** The rules of a string column that speak of its characters. */
record TextRules(
    Optional<Position> notBlank,
    Optional<Declared<Integer>> minimumLength,
    Optional<Declared<Integer>> maximumLength,
    Optional<Declared<PortablePattern>> pattern) {

  /** The same rules; blank text is also forbidden when the place is given. */
  TextRules notBlankOr(Optional<Position> place) {
    return new TextRules(notBlank.or(() -> place), minimumLength, maximumLength, pattern);
  }

  /** The key of the rule that the value breaks; empty when it breaks none. */
  Optional<String> breachedBy(Value value, CompiledPattern matcher) {
    if (!(value instanceof TextValue text)) {
      return Optional.empty();
    }
    int length = text.text().codePointCount(0, text.text().length());
    if (minimumLength.isPresent() && length < minimumLength.get().value()) {
      return Optional.of("min_length");
    }
    if (maximumLength.isPresent() && length > maximumLength.get().value()) {
      return Optional.of("max_length");
    }
    if (notBlank.isPresent() && text.text().isBlank()) {
      return Optional.of("not_blank");
    }
    return pattern.isPresent() && !matcher.matches(pattern.get().value(), text.text())
        ? Optional.of("pattern")
        : Optional.empty();
  }
}
