package dev.portcullis.file;

import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Severity;

/** What can be wrong with a file before any value of it is looked at. */
public enum StructureFault {
  EMPTY_FILE(ProblemCode.EMPTY_FILE, Severity.ERROR, Trust.LOST),
  OTHER_ENCODING_MARK(ProblemCode.OTHER_ENCODING_MARK, Severity.ERROR, Trust.LOST),
  DAMAGED_ARCHIVE(ProblemCode.DAMAGED_ARCHIVE, Severity.ERROR, Trust.LOST),
  UNCLOSED_QUOTE(ProblemCode.UNCLOSED_QUOTE, Severity.ERROR, Trust.LOST),
  INVALID_ENCODING(ProblemCode.INVALID_ENCODING, Severity.ERROR, Trust.KEPT),
  NUL_CHARACTER(ProblemCode.NUL_CHARACTER, Severity.ERROR, Trust.KEPT),
  STRAY_QUOTE(ProblemCode.STRAY_QUOTE, Severity.ERROR, Trust.KEPT),
  BARE_CARRIAGE_RETURN(ProblemCode.BARE_CARRIAGE_RETURN, Severity.ERROR, Trust.KEPT),
  FIELD_COUNT(ProblemCode.FIELD_COUNT, Severity.ERROR, Trust.KEPT),
  LITERAL_QUOTE(ProblemCode.LITERAL_QUOTE, Severity.WARNING, Trust.KEPT),
  NO_FINAL_NEWLINE(ProblemCode.NO_FINAL_NEWLINE, Severity.WARNING, Trust.KEPT),
  BLANK_LINES(ProblemCode.BLANK_LINES, Severity.NOTE, Trust.KEPT);

  private final ProblemCode code;
  private final Severity severity;
  private final Trust trust;

  StructureFault(ProblemCode code, Severity severity, Trust trust) {
    this.code = code;
    this.severity = severity;
    this.trust = trust;
  }

  /** Whether the records beside a faulty one can still be judged. */
  public enum Trust {
    KEPT,
    LOST
  }

  public ProblemCode code() {
    return code;
  }

  public Severity severity() {
    return severity;
  }

  public Trust trust() {
    return trust;
  }
}
