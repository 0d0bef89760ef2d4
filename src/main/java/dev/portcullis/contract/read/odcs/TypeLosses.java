package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells what a physical or a logical type says and the type of the column does not keep. */
final class TypeLosses {
  private static final String KEPT_DIGITS = "6";
  private static final Pattern FRACTION = Pattern.compile("decimal\\([0-9]+,([0-9]+)\\)");

  private final String what;
  private final Notes notes;

  TypeLosses(String what, Notes notes) {
    this.what = what;
    this.notes = notes;
  }

  /** What the name of the physical type says beyond the type that was made of it. */
  void ofPhysical(Scalar written, KnownType type) {
    PhysicalTypes.digitsOfSecond(written.text())
        .filter(digits -> !digits.equals(KEPT_DIGITS))
        .ifPresent(
            digits ->
                note(
                    written,
                    "The number of digits of a second, " + digits + ", of",
                    "values of type `" + type.word() + "` have up to six"));
    String name = PhysicalTypes.normal(written.text());
    if (type.word().equals("time")
        && name.matches("timetz.*|time .*with time zone|time\\(.*with time zone")) {
      note(written, "The time zone of", "values of type `time` have none");
    }
    if (name.matches("real|float4|float32")) {
      note(written, "The single precision of", "values of type `double` have double precision");
    }
  }

  /**
   * Whether a column of the physical type holds values that the logical type of the same family
   * does not, or lacks a part of them: fractions for an integer, an hour for a day.
   */
  boolean isWider(KnownType physical, KnownType logical) {
    return switch (physical.family()) {
      case NUMBER -> isWhole(logical) && !isWhole(physical) && !physical.isUnsized();
      case MOMENT -> !sortOf(physical).equals(sortOf(logical));
      case TEXT, BOOLEAN, STRUCTURE, BYTES -> false;
    };
  }

  private static boolean isWhole(KnownType type) {
    Matcher fraction = FRACTION.matcher(type.word());
    return type.word().equals("int")
        || type.word().equals("long")
        || (fraction.matches() && fraction.group(1).equals("0"));
  }

  /** With and without offset are one sort: the option {@code timezone} tells them apart. */
  private static String sortOf(KnownType type) {
    return type.word().replace("timestamptz", "timestamp");
  }

  private void note(Scalar written, String lost, String reason) {
    notes.notEnforced(
        written.at(),
        lost
            + " `physicalType` "
            + Shown.text(written.text())
            + " of "
            + what
            + " is not enforced, because "
            + reason
            + ".");
  }
}
