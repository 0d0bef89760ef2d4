package dev.portcullis.type.pattern;

/** Stops the parser at the first fault. Never leaves this package. */
final class RefusedPattern extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient PatternFault fault;

  RefusedPattern(PatternFault fault) {
    super(fault.reason(), null, false, false);
    this.fault = fault;
  }

  PatternFault fault() {
    return fault;
  }
}
