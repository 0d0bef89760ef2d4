package dev.portcullis.cli;

import org.jspecify.annotations.Nullable;

/** The command line cannot be carried out as it stands; nothing was done. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final @Nullable String hint;

  UsageException(String message, @Nullable String hint) {
    super(message);
    this.hint = hint;
  }

  @Nullable String hint() {
    return hint;
  }
}
