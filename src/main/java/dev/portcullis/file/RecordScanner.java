package dev.portcullis.file;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Tells records and fields of UTF-8 text apart as RFC 4180 does, and refuses what it does not know.
 *
 * <p>The bytes come in buffers of any size and are looked at once. Plain stretches are skipped
 * eight bytes at a time: only quotes, line ends, NUL and bytes beyond ASCII stop the skipping. A
 * fault never stops the scan; after one, the next line end outside of quotes starts a new record.
 * Not thread safe.
 */
final class RecordScanner {
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;
  private static final long LINE_FEEDS = ONES * '\n';
  private static final long CARRIAGE_RETURNS = ONES * '\r';
  private static final long QUOTES = ONES * '"';

  private enum State {
    RECORD_START,
    FIELD_START,
    UNQUOTED,
    QUOTED,
    QUOTE_IN_QUOTED,
    CARRIAGE_RETURN
  }

  private final RecordSink sink;
  private final byte delimiter;
  private final long delimiters;
  private final Utf8Sequence sequence = new Utf8Sequence();

  private byte[] bytes = {};
  private int first;
  private boolean blankSoFar = true;
  private State state = State.RECORD_START;
  private long base;
  private long offset;
  private long line;

  private long recordStart;
  private long recordLine;
  private RecordState recordState = RecordState.SOUND;
  private int told;
  private int field = 1;
  private long quoteLine;
  private int quoteField;
  private long quoteOffset;
  private long quotedBreaks;

  /**
   * A scanner that stands before the first byte of a record.
   *
   * @param delimiter an ASCII character
   * @param offset of that byte
   * @param line physical line of that byte
   */
  RecordScanner(char delimiter, long offset, long line, RecordSink sink) {
    if (delimiter >= 0x80) {
      throw new IllegalArgumentException("delimiter " + Integer.toHexString(delimiter));
    }
    this.sink = sink;
    this.delimiter = (byte) delimiter;
    this.delimiters = ONES * delimiter;
    this.offset = offset;
    this.line = line;
    this.recordStart = offset;
    this.recordLine = line;
  }

  /** Reads {@code buffer[from, to)}, which follows what was read before. */
  void scan(byte[] buffer, int from, int to) {
    base = offset - from;
    bytes = buffer;
    first = from;
    int at = from;
    while (at < to) {
      at = skipPlain(buffer, at, to);
      if (at < to) {
        at = step(buffer, at, to);
      }
    }
    blankSoFar = state != State.UNQUOTED || isBlankUntil(to);
    offset = base + to;
  }

  /** Whether the field holds nothing but spaces before that index. */
  private boolean isBlankUntil(int index) {
    for (int i = index - 1; i >= first; i--) {
      if (bytes[i] == delimiter || bytes[i] == '\n') {
        return true;
      }
      if (bytes[i] != ' ') {
        return false;
      }
    }
    return blankSoFar;
  }

  /** Says that no byte follows. */
  void finish() {
    if (sequence.isOpen()) {
      invalid(sequence.leadOffset(), sequence.lead());
      sequence.close();
    }
    if (state == State.CARRIAGE_RETURN) {
      bareCarriageReturn(offset - 1);
    }
    if (state == State.QUOTED) {
      tell(StructureFault.UNCLOSED_QUOTE, quoteLine, quoteField, quoteOffset, '"');
    }
    if (state != State.RECORD_START) {
      endRecord(offset, LineEnd.END_OF_FILE);
    }
  }

  /** Where the record that is being read starts; the next one when none is. */
  long recordStart() {
    return recordStart;
  }

  /** Whether a line feed or a carriage return stood inside of quotes. */
  boolean metQuotedLineBreak() {
    return quotedBreaks != 0;
  }

  /** The physical line of the next byte. */
  long line() {
    return line;
  }

  private int skipPlain(byte[] buffer, int at, int to) {
    return switch (state) {
      case RECORD_START, FIELD_START, UNQUOTED ->
          sequence.isOpen() ? at : skipUnquoted(buffer, at, to);
      case QUOTED -> sequence.isOpen() ? at : skipQuoted(buffer, at, to);
      case QUOTE_IN_QUOTED, CARRIAGE_RETURN -> at;
    };
  }

  private int skipUnquoted(byte[] buffer, int from, int to) {
    int at = from;
    int found = 0;
    while (at <= to - Long.BYTES) {
      long word = (long) WORD.get(buffer, at);
      long fields = matches(word ^ delimiters);
      long stops =
          (word & TOPS)
              | zeros(word)
              | zeros(word ^ QUOTES)
              | zeros(word ^ LINE_FEEDS)
              | zeros(word ^ CARRIAGE_RETURNS);
      if (stops != 0) {
        found += Long.bitCount(fields & (Long.lowestOneBit(stops) - 1));
        at += Long.numberOfTrailingZeros(stops) >>> 3;
        break;
      }
      found += Long.bitCount(fields);
      at += Long.BYTES;
    }
    if (at > from) {
      field += found;
      state = buffer[at - 1] == delimiter ? State.FIELD_START : State.UNQUOTED;
    }
    return at;
  }

  private int skipQuoted(byte[] buffer, int from, int to) {
    int at = from;
    long lines = 0;
    long breaks = 0;
    while (at <= to - Long.BYTES) {
      long word = (long) WORD.get(buffer, at);
      long feeds = matches(word ^ LINE_FEEDS);
      long stops = (word & TOPS) | zeros(word) | zeros(word ^ QUOTES);
      if (stops != 0) {
        long before = Long.lowestOneBit(stops) - 1;
        lines += Long.bitCount(feeds & before);
        breaks |= (feeds | zeros(word ^ CARRIAGE_RETURNS)) & before;
        at += Long.numberOfTrailingZeros(stops) >>> 3;
        break;
      }
      lines += Long.bitCount(feeds);
      breaks |= feeds | zeros(word ^ CARRIAGE_RETURNS);
      at += Long.BYTES;
    }
    line += lines;
    quotedBreaks |= breaks;
    return at;
  }

  /** The top bit of every zero byte; above a zero byte it may be set in others too, below never. */
  private static long zeros(long word) {
    return (word - ONES) & ~word & TOPS;
  }

  /** The top bit of every zero byte and of no other. */
  private static long matches(long word) {
    return ~(((word & ~TOPS) + ~TOPS) | word | ~TOPS);
  }

  private int step(byte[] buffer, int at, int to) {
    int value = buffer[at] & 0xFF;
    if (sequence.isOpen()) {
      if (sequence.accepts(value)) {
        return at + 1;
      }
      invalid(sequence.leadOffset(), sequence.lead());
      sequence.close();
    }
    if (state == State.CARRIAGE_RETURN && value != '\n') {
      bareCarriageReturn(base + at - 1);
    }
    if (value >= 0x80) {
      text(base + at, value);
      return beyondAscii(buffer, at, to);
    }
    ascii(base + at, value);
    return at + 1;
  }

  private void ascii(long at, int value) {
    if (value == delimiter) {
      delimiter();
    } else if (value == '"') {
      quote(at);
    } else if (value == '\n') {
      lineFeed(at);
    } else if (value == '\r') {
      carriageReturn();
    } else {
      text(at, value);
      if (value == 0) {
        bad(RecordState.BAD_TEXT);
        tell(StructureFault.NUL_CHARACTER, line, field, at, value);
      }
    }
  }

  /**
   * Reads whole characters as long as they are beyond ASCII; one that the buffer cuts stays open.
   */
  private int beyondAscii(byte[] buffer, int from, int to) {
    int at = from;
    while (at < to && buffer[at] < 0) {
      int length = Utf8Sequence.length(buffer, at, to);
      if (length == Utf8Sequence.CUT) {
        sequence.open(buffer, at, to, base + at);
        return to;
      }
      if (length == Utf8Sequence.INVALID) {
        invalid(base + at, buffer[at] & 0xFF);
        length = 1;
      }
      at += length;
    }
    return at;
  }

  private void delimiter() {
    if (state != State.QUOTED) {
      field++;
      state = State.FIELD_START;
    }
  }

  private void quote(long at) {
    switch (state) {
      case RECORD_START, FIELD_START -> {
        state = State.QUOTED;
        quoteLine = line;
        quoteField = field;
        quoteOffset = at;
      }
      case QUOTED -> state = State.QUOTE_IN_QUOTED;
      case QUOTE_IN_QUOTED -> state = State.QUOTED;
      // RFC 4180 forbids it, nearly every writer of such files means the quote itself.
      case UNQUOTED, CARRIAGE_RETURN -> quoteInUnquoted(at);
    }
  }

  /**
   * Spaces before a quote look like a quoted field that is not one: what was meant is not to be
   * guessed.
   */
  private void quoteInUnquoted(long at) {
    if (isBlankUntil((int) (at - base))) {
      strayQuote(at, '"');
    } else if (recordState != RecordState.BAD_SHAPE) {
      tell(StructureFault.LITERAL_QUOTE, line, field, at, '"');
    }
  }

  private void lineFeed(long at) {
    if (state == State.QUOTED) {
      quotedBreaks |= 1;
      line++;
      return;
    }
    boolean afterReturn = state == State.CARRIAGE_RETURN;
    long end = afterReturn ? at - 1 : at;
    if (end == recordStart) {
      sink.blankLine(line);
    } else {
      endRecord(end, afterReturn ? LineEnd.CRLF : LineEnd.LF);
    }
    line++;
    startRecord(at + 1);
  }

  private void carriageReturn() {
    if (state == State.QUOTED) {
      quotedBreaks |= 1;
    } else {
      state = State.CARRIAGE_RETURN;
    }
  }

  private void text(long at, int value) {
    switch (state) {
      case RECORD_START, FIELD_START -> state = State.UNQUOTED;
      case QUOTE_IN_QUOTED -> {
        strayQuote(at, value);
        state = State.UNQUOTED;
      }
      case UNQUOTED, QUOTED, CARRIAGE_RETURN -> {}
    }
  }

  private void strayQuote(long at, int value) {
    bad(RecordState.BAD_SHAPE);
    tell(StructureFault.STRAY_QUOTE, line, field, at, value);
  }

  private void bareCarriageReturn(long at) {
    bad(RecordState.BAD_SHAPE);
    tell(StructureFault.BARE_CARRIAGE_RETURN, line, field, at, '\r');
    state = State.UNQUOTED;
  }

  private void invalid(long at, int value) {
    bad(RecordState.BAD_TEXT);
    tell(StructureFault.INVALID_ENCODING, line, field, at, value);
  }

  private void bad(RecordState found) {
    if (recordState != RecordState.BAD_SHAPE) {
      recordState = found;
    }
  }

  private void tell(StructureFault fault, long atLine, int atField, long at, int value) {
    int bit = bit(fault);
    if ((told & bit) == 0) {
      told |= bit;
      sink.fault(fault, atLine, atField, at, value, quoteLine);
    }
  }

  private static int bit(StructureFault fault) {
    return switch (fault) {
      case UNCLOSED_QUOTE -> 1;
      case INVALID_ENCODING -> 2;
      case NUL_CHARACTER -> 4;
      case STRAY_QUOTE -> 8;
      case BARE_CARRIAGE_RETURN -> 16;
      case LITERAL_QUOTE -> 32;
      case EMPTY_FILE,
          OTHER_ENCODING_MARK,
          DAMAGED_ARCHIVE,
          FIELD_COUNT,
          NO_FINAL_NEWLINE,
          BLANK_LINES ->
          throw new IllegalArgumentException(fault.name());
    };
  }

  private void endRecord(long end, LineEnd lineEnd) {
    RecordState verdict = state == State.QUOTED ? RecordState.BAD_SHAPE : recordState;
    sink.record(recordStart, end, recordLine, field, verdict, lineEnd);
  }

  private void startRecord(long at) {
    recordStart = at;
    recordLine = line;
    recordState = RecordState.SOUND;
    told = 0;
    field = 1;
    state = State.RECORD_START;
  }
}
