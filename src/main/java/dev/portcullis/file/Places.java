package dev.portcullis.file;

import org.jspecify.annotations.Nullable;

/** Says where in a file a fault stands, and what stands there. */
final class Places {
  private final @Nullable Transcoder transcoder;

  /**
   * @param transcoder which made the text, when the file has another encoding
   */
  Places(@Nullable Transcoder transcoder) {
    this.transcoder = transcoder;
  }

  /**
   * A place in the words of {@link RecordSink#fault}.
   *
   * @param value the byte; the number of fields when that is the fault
   */
  Place of(StructureFault fault, long line, int field, long offset, int value, long quoteLine) {
    return switch (fault) {
      case INVALID_ENCODING -> invalidBytes(line, field, offset, value);
      case STRAY_QUOTE -> new Place(line, field, offset, strayQuote(line, value, quoteLine));
      case FIELD_COUNT -> new Place(line, 0, offset, Words.count(value, "field"));
      default -> new Place(line, field, offset, "");
    };
  }

  private Place invalidBytes(long line, int field, long offset, int value) {
    if (transcoder == null) {
      return new Place(line, field, offset, String.format("byte 0x%02X", value));
    }
    Transcoder.Invalid invalid = transcoder.invalidAt(offset);
    return invalid == null
        ? new Place(line, field, -1, "a byte")
        : new Place(line, field, invalid.offset(), "byte " + invalid.shown());
  }

  private static String strayQuote(long line, int value, long quoteLine) {
    if (value == '"') {
      return "a quote after spaces at the start of a field";
    }
    return quoteLine == line
        ? "text after a closing quote"
        : "text after the closing quote of the field that opens in line " + quoteLine;
  }
}
