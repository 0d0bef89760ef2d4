package dev.portcullis.diff;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A version in the form of Semantic Versioning 2.0.0 (semver.org), where the last parts may be
 * missing and a {@code v} may stand in front: {@code 1.2}, {@code v3}.
 *
 * @param preRelease without the hyphen; empty for a release
 */
record Version(BigInteger major, BigInteger minor, BigInteger patch, String preRelease) {
  private static final String NUMBER = "(0|[1-9][0-9]{0,17})";
  private static final String TEXT = "([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)";

  /** What comes before a release or tells builds apart stands behind three numbers only. */
  private static final Pattern FORM =
      Pattern.compile(
          "v?"
              + NUMBER
              + "(?:\\."
              + NUMBER
              + "(?:\\."
              + NUMBER
              + "(?:-"
              + TEXT
              + ")?(?:\\+"
              + TEXT
              + ")?)?)?");

  private static final Comparator<Version> BY_NUMBERS =
      Comparator.comparing(Version::major)
          .thenComparing(Version::minor)
          .thenComparing(Version::patch);

  /** Empty when the text is none, for example a day. */
  static Optional<Version> of(String text) {
    Matcher matcher = FORM.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new Version(
                number(matcher.group(1)),
                number(matcher.group(2)),
                number(matcher.group(3)),
                matcher.group(4) == null ? "" : matcher.group(4)))
        : Optional.empty();
  }

  private static BigInteger number(@Nullable String digits) {
    return digits == null ? BigInteger.ZERO : new BigInteger(digits);
  }

  boolean isBefore(Version other) {
    return BY_NUMBERS.compare(this, other) < 0;
  }

  /** Whether one of them comes before the release that both speak of, where anything may change. */
  boolean isUnfinishedBeside(Version other) {
    return BY_NUMBERS.compare(this, other) == 0
        && !(preRelease.isEmpty() && other.preRelease.isEmpty());
  }

  /** How far the other one, which is not before this one, has gone. */
  Step stepTo(Version other) {
    if (!major.equals(other.major)) {
      return Step.MAJOR;
    }
    if (!minor.equals(other.minor)) {
      // Before 1.0.0 people count one place further right: nothing is promised yet.
      return isInitial() ? Step.MAJOR : Step.MINOR;
    }
    if (!patch.equals(other.patch)) {
      return isInitial() ? Step.MINOR : Step.PATCH;
    }
    return Step.NONE;
  }

  private boolean isInitial() {
    return major.signum() == 0;
  }

  /** The least version that is such a step further. */
  String after(Step step) {
    Step counted = isInitial() && step == Step.MAJOR ? Step.MINOR : step;
    if (isInitial() && step == Step.MINOR) {
      counted = Step.PATCH;
    }
    return switch (counted) {
      case MAJOR -> text(major.add(BigInteger.ONE), BigInteger.ZERO, BigInteger.ZERO);
      case MINOR -> text(major, minor.add(BigInteger.ONE), BigInteger.ZERO);
      case PATCH -> text(major, minor, patch.add(BigInteger.ONE));
      case NONE -> text(major, minor, patch);
    };
  }

  private static String text(BigInteger major, BigInteger minor, BigInteger patch) {
    return major + "." + minor + "." + patch;
  }
}
