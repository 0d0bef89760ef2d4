package dev.portcullis.file;

/** What the scanner thinks of a record, its number of fields aside. */
enum RecordState {
  /** Well-formed. */
  SOUND,
  /** Holds a byte that no text can hold; its fields are still told apart. */
  BAD_TEXT,
  /** Its quotes or line ends are wrong, so its number of fields means nothing. */
  BAD_SHAPE
}
