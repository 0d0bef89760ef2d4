package dev.portcullis.file;

/** What a record of a file is to its reader. */
enum RecordKind {
  HEADER,
  WELL_FORMED,
  MALFORMED
}
