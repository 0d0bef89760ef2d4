package dev.portcullis.file;

/** What ends a record. */
enum LineEnd {
  LF,
  CRLF,
  END_OF_FILE
}
