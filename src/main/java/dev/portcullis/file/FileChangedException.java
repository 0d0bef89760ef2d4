package dev.portcullis.file;

import java.io.IOException;

/** A delivered file is no longer the one that was probed, so that nothing more is told of it. */
public final class FileChangedException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Says that it changed. */
  public FileChangedException() {
    super("it changed while it was read");
  }
}
