package dev.portcullis.load;

/** Is told what a run is about to do, so that a person who waits can be told. */
@FunctionalInterface
public interface Progress {
  /** For those whom nobody watches. */
  Progress NONE = step -> {};

  /** A step begins; the one before has ended. */
  void begins(Step step);

  /** The steps of a run, in their order. */
  enum Step {
    READ("reading"),
    STAGE("staging"),
    CHECK("checking"),
    LOAD("loading");

    private final String word;

    Step(String word) {
      this.word = word;
    }

    /** As it is shown. */
    public String word() {
      return word;
    }
  }
}
