package dev.portcullis.diff;

import java.util.List;
import java.util.Locale;

/** How far a version goes on, as Semantic Versioning counts; the later, the farther. */
public enum Step {
  NONE,
  PATCH,
  MINOR,
  MAJOR;

  /** As people say it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The step that changes need: major when one breaks a side whatever the data are, patch when all
   * are words for people, otherwise minor. A change that needs a data check is minor as long as the
   * check finds nothing.
   */
  static Step neededBy(List<JudgedChange> changes) {
    return changes.stream().map(Step::neededBy).max(Step::compareTo).orElse(NONE);
  }

  private static Step neededBy(JudgedChange change) {
    if (!change.isOfMeaning()) {
      return PATCH;
    }
    return change.verdict() == Verdict.BREAKING ? MAJOR : MINOR;
  }
}
