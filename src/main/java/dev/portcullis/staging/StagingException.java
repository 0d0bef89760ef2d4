package dev.portcullis.staging;

/**
 * The staging database could not do its work for a reason of the machine, such as a full disk. Says
 * what was being done; the data is not at fault.
 */
public final class StagingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StagingException(String doing, Throwable cause) {
    super(doing + ": " + cause.getMessage(), cause);
  }
}
