package dev.portcullis.diff;

/** What a change means for one side; the later, the worse. */
public enum Verdict {
  /** Nothing to do, whatever the data are. */
  COMPATIBLE("compatible"),
  /** It depends on the data, or on what is done with them: somebody has to look. */
  DATA_CHECK("needs a data check"),
  /** It breaks, whatever the data are. */
  BREAKING("breaking");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** As a person reads it. */
  public String words() {
    return words;
  }

  /** As programs read it: {@code data-check}. */
  public String word() {
    return this == DATA_CHECK ? "data-check" : words;
  }

  /** The worse of the two. */
  public Verdict or(Verdict other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
