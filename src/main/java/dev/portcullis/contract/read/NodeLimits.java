package dev.portcullis.contract.read;

/** How large a contract may be: far above any that a person writes, far below what hurts. */
final class NodeLimits {
  static final int BYTES = 3_000_000;
  static final int DEPTH = 50;
  static final int NODES = 200_000;

  private NodeLimits() {}
}
