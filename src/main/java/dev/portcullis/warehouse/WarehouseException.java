package dev.portcullis.warehouse;

import dev.portcullis.problem.ProblemCode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The warehouse could not be reached, refused, or is busy. The message says what was being done and
 * what the warehouse answered; it never holds a password, a connection string with one, or the
 * values of a row.
 */
public final class WarehouseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final ProblemCode code;
  private final @Nullable String hint;

  public WarehouseException(ProblemCode code, String message, @Nullable String hint) {
    super(message);
    this.code = Objects.requireNonNull(code);
    this.hint = hint;
  }

  public ProblemCode code() {
    return code;
  }

  /** What to do about it, if that is known. */
  public @Nullable String hint() {
    return hint;
  }
}
