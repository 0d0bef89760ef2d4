package dev.portcullis.cli;

/** A contract has errors, which were printed already. */
final class InvalidContractException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  InvalidContractException() {
    this(ExitCode.INVALID);
  }

  InvalidContractException(int exitCode) {
    super("a contract has errors");
    this.exitCode = exitCode;
  }

  int exitCode() {
    return exitCode;
  }
}
