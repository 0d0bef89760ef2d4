package dev.portcullis.file;

import java.io.IOException;
import java.io.Serial;

/**
 * A compressed file that is cut off or whose checks fail; the message says which, as part of a
 * sentence.
 */
final class DamagedArchiveException extends IOException {
  @Serial private static final long serialVersionUID = 1L;

  DamagedArchiveException(String message) {
    super(message);
  }
}
