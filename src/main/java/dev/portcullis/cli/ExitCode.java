package dev.portcullis.cli;

/** What the process tells its caller. */
final class ExitCode {
  /** Done; a file that was loaded before counts as done. */
  static final int DONE = 0;

  /**
   * The data breaks the contract and nothing was loaded, or something is not current under {@code
   * --check}.
   */
  static final int REFUSED = 1;

  /** The command line makes no sense. */
  static final int USAGE = 2;

  /** A contract or a configuration is invalid. */
  static final int INVALID = 3;

  /** The warehouse could not be reached, refused, or is busy. */
  static final int WAREHOUSE = 4;

  /** A fault of this program. */
  static final int BUG = 70;

  private ExitCode() {}
}
