package dev.portcullis.staging;

/**
 * The staging database could not do its work for a reason of the machine, such as a full disk. Says
 * what was being done; the data is not at fault.
 */
public final class StagingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StagingException(String doing, Throwable cause) {
    super(doing + " failed: " + firstLine(cause) + ".", cause);
  }

  /** What follows in DuckDB's messages may quote lines of the file. */
  private static String firstLine(Throwable cause) {
    String line =
        String.valueOf(cause.getMessage()).lines().findFirst().orElse("no reason given").strip();
    return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
  }
}
