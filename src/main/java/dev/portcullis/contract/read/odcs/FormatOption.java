package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.contract.read.TemporalFormats;
import dev.portcullis.problem.Problems;
import java.util.regex.Pattern;

/** Says the {@code format} of days and moments in native words. */
final class FormatOption {
  /** How the prose of the standard writes the ISO form, and what the letters were meant to be. */
  private static final Pattern ISO =
      Pattern.compile(
          "(ISO ?8601|[Yyu]{4}-MM-[Dd]{2}('?T'?| )HH:mm(:ss)?(\\.S{1,6})?('?Z'?|X{1,3}|x{1,3}|Z{1,5})?)");

  /** An offset or the name of a zone at the end. */
  private static final Pattern ZONE =
      Pattern.compile("(?<=[msS]) ?('Z'|Z{1,5}|X{1,5}|x{1,5}|z{1,4}|VV|O{1,4})$");

  private final String type;
  private final String what;
  private final NativeMapping column;
  private final Notes notes;

  FormatOption(String type, String what, NativeMapping column, Notes notes) {
    this.type = type;
    this.what = what;
    this.column = column;
    this.notes = notes;
  }

  /** Whether the format is how values of the type are read when no format is said. */
  static boolean isUsual(String type, String format) {
    return switch (type) {
      case "time" -> format.matches("HH:mm(:ss)?(\\.S{1,6})?");
      case "timestamptz" ->
          ISO.matcher(format).matches() && (hasZone(format) || isNameOfIso(format));
      default -> false;
    };
  }

  private static boolean hasZone(String format) {
    return ZONE.matcher(format).find();
  }

  private static boolean isNameOfIso(String format) {
    return format.startsWith("ISO");
  }

  void read(Entry entry, Scalar value) {
    if (type.equals("timestamp") && hasZone(value.text())) {
      notes.notEnforced(
          entry.key().at(),
          "Option `format` "
              + Shown.text(value.text())
              + " of "
              + what
              + " is not enforced, because values of type `timestamp` have no time zone: they are"
              + " expected in their ISO form without an offset.",
          "Write `timezone: true` for moments with an offset.");
      return;
    }
    if (type.equals("timestamp") && ISO.matcher(value.text()).matches() && !isStrict(value)) {
      return;
    }
    Scalar meant =
        new Scalar(
            value.text().replaceAll("(?<=[a-zA-Z])T(?=[a-zA-Z])", "'T'"),
            Spelling.QUOTED,
            value.at());
    Problems faults = new Problems();
    boolean fits =
        (type.equals("date")
                ? TemporalFormats.date(meant, faults)
                : TemporalFormats.timestamp(meant, faults))
            .isPresent();
    if (fits) {
      column.put("format", entry.key().at(), meant);
      return;
    }
    String reason = faults.toList().isEmpty() ? "" : " " + faults.toList().get(0).message();
    notes.notEnforced(
        entry.key().at(),
        "Option `format` "
            + Shown.text(value.text())
            + " of "
            + what
            + " cannot be read, so values are expected in their ISO form.",
        reason.isEmpty() ? "Letters: yyyy, MM, dd, HH, mm, ss, S." : reason.strip());
  }

  /** A format that says exactly how to write the moment is kept; one with a zone cannot be. */
  private static boolean isStrict(Scalar format) {
    return format.text().matches("yyyy-MM-dd HH:mm(:ss)?(\\.S{1,6})?");
  }
}
