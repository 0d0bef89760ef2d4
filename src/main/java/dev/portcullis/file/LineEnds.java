package dev.portcullis.file;

/** The line ends of a whole file. */
public enum LineEnds {
  /** No record is followed by a line end. */
  NONE,
  LF,
  CRLF,
  MIXED;

  /** What is known after one more record. */
  LineEnds and(LineEnd next) {
    return switch (next) {
      case END_OF_FILE -> this;
      case LF -> this == NONE || this == LF ? LF : MIXED;
      case CRLF -> this == NONE || this == CRLF ? CRLF : MIXED;
    };
  }
}
