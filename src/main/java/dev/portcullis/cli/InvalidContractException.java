package dev.portcullis.cli;

/** A contract has errors, which were printed already. */
final class InvalidContractException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InvalidContractException() {
    super("a contract has errors");
  }
}
