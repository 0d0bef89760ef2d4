package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.pattern.PatternFault;
import dev.portcullis.type.pattern.PatternParser;
import dev.portcullis.type.pattern.PatternReading;
import java.util.Optional;

/** Says the {@code pattern} of a property in native words. */
final class PatternOption {
  private final Section options;
  private final String what;
  private final NativeMapping column;
  private final Notes notes;

  PatternOption(Section options, String what, NativeMapping column, Notes notes) {
    this.options = options;
    this.what = what;
    this.column = column;
    this.notes = notes;
  }

  void read(Entry entry, Scalar written) {
    if (portable(written, what, notes).isEmpty()) {
      return;
    }
    column.put(
        "pattern",
        entry.key().at(),
        new Scalar(SearchPattern.whole(written.text()), Spelling.QUOTED, written.at()));
    Optional<String> least = options.text("minLength");
    if (least.isPresent()
        && least.equals(options.text("maxLength"))
        && !SearchPattern.isAnchored(written.text())) {
      notes.notEnforced(
          written.at(),
          "The pattern of "
              + what
              + " may match a part of the value, since patterns of the standard search.",
          "If the whole value is meant, write " + Shown.text("^" + written.text() + "$") + ".");
    }
  }

  /** The pattern for the whole value; empty, with a problem, when it cannot be said. */
  static Optional<PortablePattern> portable(Scalar written, String what, Notes notes) {
    PatternReading reading = PatternParser.read(SearchPattern.whole(written.text()));
    if (reading instanceof PatternReading.Portable portable) {
      return Optional.of(portable.pattern());
    }
    PatternFault fault = ((PatternReading.Refused) reading).fault();
    notes
        .problems()
        .add(
            Problem.error(
                ProblemCode.BAD_PATTERN,
                written.at(),
                "Pattern "
                    + Shown.text(written.text())
                    + " of "
                    + what
                    + " "
                    + fault.reason()
                    + ".",
                fault.hint()));
    return Optional.empty();
  }
}
