package dev.portcullis.diff;

import java.util.Comparator;
import java.util.Objects;

/**
 * A change with what it means.
 *
 * @param sentence what changed
 */
public record JudgedChange(Change change, String sentence, Judgements judgements) {
  public JudgedChange {
    Objects.requireNonNull(change);
    Objects.requireNonNull(sentence);
    Objects.requireNonNull(judgements);
  }

  static JudgedChange of(Change change, Judge judge) {
    return new JudgedChange(change, change.accept(new ChangeWords()), change.accept(judge));
  }

  /** The worst of all sides. */
  public Verdict verdict() {
    return judgements.verdict();
  }

  /** Whether a file, a table or a query could notice it. */
  public boolean isOfMeaning() {
    return !(change instanceof Change.Words);
  }

  /**
   * The worst first, words for people last, otherwise as a reader of the two files side by side
   * meets them.
   */
  static Comparator<JudgedChange> worstFirst() {
    return Comparator.comparing(JudgedChange::verdict)
        .reversed()
        .thenComparing(change -> !change.isOfMeaning())
        .thenComparing(change -> change.change().at().line())
        .thenComparing(change -> change.change().at().column());
  }
}
