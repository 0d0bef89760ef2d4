package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.Optional;

/**
 * Chooses the type of a column from {@code physicalType} and {@code logicalType}. The physical type
 * is what the table has, so it decides where it is known; the logical type refines it, or stands in
 * for one that is not known.
 */
final class TypeChoice {
  private final Section property;
  private final CustomProperties customs;
  private final String what;
  private final Notes notes;

  TypeChoice(Section property, CustomProperties customs, String what, Notes notes) {
    this.property = property;
    this.customs = customs;
    this.what = what;
    this.notes = notes;
  }

  /** The type; empty, with a problem, when nothing that is known is said. */
  Optional<ChosenType> choose() {
    Optional<Scalar> physicalWord = property.scalar("physicalType");
    Optional<Scalar> logicalWord = property.scalar("logicalType");
    Optional<KnownType> physical = physicalWord.flatMap(word -> PhysicalTypes.read(word.text()));
    Optional<KnownType> logical = LogicalTypes.read(property);
    if (physical.isPresent()) {
      Position at = physicalWord.orElseThrow().at();
      boolean agree = logical.isEmpty() || sameFamily(physical.get(), logical.get());
      TypeLosses losses = new TypeLosses(what, notes);
      losses.ofPhysical(physicalWord.orElseThrow(), physical.get());
      if (logical.isPresent() && (!agree || losses.isWider(physical.get(), logical.get()))) {
        noteContradiction(physicalWord.orElseThrow(), logicalWord.orElseThrow(), physical.get());
      }
      return Optional.of(
          new ChosenType(
              refined(physical.get(), agree ? logical : Optional.empty(), at), at, agree));
    }
    if (logical.isPresent()) {
      Position at = logicalWord.orElseThrow().at();
      KnownType type = standIn(physicalWord, logical.get());
      return Optional.of(new ChosenType(refined(type, Optional.empty(), at), at, true));
    }
    // A logical type that is not known was told by the schema of the standard.
    return logicalWord.isPresent() ? Optional.empty() : neither(physicalWord);
  }

  private Optional<ChosenType> neither(Optional<Scalar> physicalWord) {
    if (physicalWord.isPresent()) {
      Scalar word = physicalWord.get();
      notes
          .problems()
          .add(
              Problem.error(
                  ProblemCode.UNKNOWN_TYPE,
                  word.at(),
                  "`physicalType` "
                      + Shown.text(word.text())
                      + " of "
                      + what
                      + " is not known, and there is no `logicalType`.",
                  "Write a `logicalType` beside it."));
      return Optional.empty();
    }
    notes.notEnforced(
        property.at(),
        "Nothing is said about the type of " + what + ", so it may hold any text.",
        "Write a `logicalType` or a `physicalType`.");
    return Optional.of(new ChosenType(KnownType.text(Optional.empty()), property.at(), true));
  }

  /** What stands in for a physical type that is not known, such as a domain. */
  private KnownType standIn(Optional<Scalar> physicalWord, KnownType logical) {
    if (physicalWord.isEmpty()) {
      return logical;
    }
    boolean opaque =
        logical.family() == Family.STRUCTURE
            && property.node("properties").isEmpty()
            && property.node("items").isEmpty();
    KnownType type = opaque ? KnownType.text(Optional.empty()) : logical;
    notes.notEnforced(
        physicalWord.get().at(),
        "`physicalType` "
            + Shown.text(physicalWord.get().text())
            + " of "
            + what
            + " is not known, so the column is "
            + (opaque ? "kept as text." : "what its `logicalType` says."));
    return type;
  }

  private KnownType refined(KnownType type, Optional<KnownType> logical, Position at) {
    if (type.family() == Family.BYTES) {
      notes.notEnforced(
          at, "Bytes of " + what + " are kept as text, since a text file delivers them as text.");
    }
    if (type.word().equals("timestamp")
        && LogicalTypes.isZoned(property.section("logicalTypeOptions"))) {
      return KnownType.of("timestamptz", Family.MOMENT);
    }
    if (!type.isUnsized()) {
      return logical
          .map(other -> ranged(other, type))
          .filter(other -> other.least().isPresent())
          .map(other -> Narrower.of(type, other))
          .orElse(type);
    }
    return sized()
        .or(() -> logical.filter(other -> !other.isUnsized()))
        .orElseGet(() -> unsized(at));
  }

  /** A format such as {@code i32} is a range for a column whose physical type holds more. */
  private KnownType ranged(KnownType logical, KnownType physical) {
    boolean isFormat =
        property.section("logicalTypeOptions").flatMap(found -> found.text("format")).isPresent();
    boolean isKept =
        physical.word().equals(logical.word())
            || (physical.word().equals("int") && logical.word().equals("long"));
    if (!isFormat || isKept) {
      return logical;
    }
    return switch (logical.word()) {
      case "int" -> KnownType.range("int", "-2147483648", "2147483647");
      case "long" -> KnownType.range("long", "-9223372036854775808", "9223372036854775807");
      default -> logical;
    };
  }

  /** The digits that custom properties say. */
  private Optional<KnownType> sized() {
    return customs
        .scalar("precision")
        .map(
            precision ->
                KnownType.number(
                    "decimal("
                        + precision.text()
                        + ","
                        + customs.scalar("scale").map(Scalar::text).orElse("0")
                        + ")"));
  }

  private KnownType unsized(Position at) {
    if (property.node("physicalType").isPresent()) {
      notes.notEnforced(
          at,
          "The digits of "
              + what
              + " are not said, so it holds floating numbers, which are not exact.",
          "Write `numeric(p,s)`, or `precision` and `scale` as `customProperties`.");
    }
    return KnownType.number("double");
  }

  /** Days and moments are of one family: options of the one can be said of the other. */
  private static boolean sameFamily(KnownType physical, KnownType logical) {
    if (physical.family() == logical.family()) {
      return true;
    }
    // Values of these are written as text, and a logical string says no more than that.
    boolean written = physical.word().equals("uuid") || physical.family() == Family.BYTES;
    return written && logical.family() != Family.NUMBER && logical.family() != Family.BOOLEAN;
  }

  private void noteContradiction(Scalar physical, Scalar logical, KnownType type) {
    notes.notEnforced(
        logical.at(),
        "`logicalType` "
            + Shown.text(logical.text())
            + " of "
            + what
            + " is not enforced, since its `physicalType` "
            + Shown.text(physical.text())
            + " makes it a column of type `"
            + type.word()
            + "`.",
        "Let the two agree.");
  }
}
