package dev.portcullis.warehouse;

/** The version of this tool, as the ledger and the generated files name it. */
public final class ToolVersion {
  private ToolVersion() {}

  /** From the jar's manifest; {@code dev} when it runs from class files. */
  public static String current() {
    String version = ToolVersion.class.getPackage().getImplementationVersion();
    return version == null ? "dev" : version;
  }
}
