package dev.portcullis.load;

/** How the run of one file ended. */
public enum Outcome {
  /** Its rows are in the table. */
  LOADED,
  /** It keeps the contract; no target was asked for. */
  CHECKED,
  /** It breaks the contract, or the table refused it: nothing was loaded. */
  REFUSED,
  /** The warehouse could not do it: nothing was loaded. */
  FAILED,
  /** There is no such file, so nothing was judged. */
  MISSING,
  /** The same bytes are in the table already, under the same name: nothing to do. */
  SKIPPED;

  /** As reports spell it. */
  public String word() {
    return switch (this) {
      case LOADED -> "loaded";
      case CHECKED -> "checked";
      case REFUSED -> "refused";
      case FAILED -> "failed";
      case MISSING -> "missing";
      case SKIPPED -> "skipped";
    };
  }
}
