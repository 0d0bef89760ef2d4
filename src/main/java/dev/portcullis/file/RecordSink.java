package dev.portcullis.file;

/**
 * Receives what a {@link RecordScanner} finds, in the order of the bytes. Offsets and lines are
 * those of the text.
 */
interface RecordSink {
  /**
   * A record ended.
   *
   * @param start offset of its first byte
   * @param end offset after its last byte, without the line end
   * @param line physical line in which it starts
   * @param fields how many it has
   * @param state whether a fault was told inside of it
   * @param lineEnd what ended it
   */
  void record(long start, long end, long line, int fields, RecordState state, LineEnd lineEnd);

  /** A physical line without a byte, outside of quotes. */
  void blankLine(long line);

  /**
   * A fault inside of the record that is being read; each kind is told once a record.
   *
   * @param line physical line in which it stands
   * @param field number of the field, from 1
   * @param offset of the byte
   * @param value the byte, 0 to 255
   * @param quoteLine physical line in which the last quoted field opened
   */
  void fault(StructureFault fault, long line, int field, long offset, int value, long quoteLine);
}
