package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Classification;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Says a {@code classification}, which is free text in the standard, in native words. */
final class Classifications {
  private Classifications() {}

  /** A word that is not known hides the values: nobody knows what it protects. */
  static void read(Section property, String what, NativeMapping column, Notes notes) {
    Optional<Scalar> written = property.scalar("classification");
    if (written.isEmpty()) {
      return;
    }
    Scalar word = written.get();
    Optional<Classification> known =
        Arrays.stream(Classification.values())
            .filter(choice -> choice.word().equals(word.text().toLowerCase(Locale.ROOT)))
            .findFirst();
    column.put("classification", known.orElse(Classification.RESTRICTED).word(), word.at());
    if (known.isEmpty()) {
      notes
          .problems()
          .add(
              Problem.note(
                  ProblemCode.BAD_CHOICE,
                  word.at(),
                  "Classification "
                      + Shown.text(word.text())
                      + " of "
                      + what
                      + " is not known, so its values are kept out of all output as if it were"
                      + " `restricted`.",
                  "Known words: `public`, `internal`, `confidential`, `restricted`."));
    }
  }
}
