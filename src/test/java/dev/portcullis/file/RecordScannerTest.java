package dev.portcullis.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

/**
 * Holds the scanner against a text that is known, against commons-csv, and against itself in
 * smaller buffers.
 */
class RecordScannerTest {
  private static final int SEEDS = 3000;
  private static final String NASTY =
      "id,tïtle\r\n1,\"two\r\nlines \"\"q\"\"\"\r\n\r\n2,語𝄞\n\n\"3\",\"\"\n4,a\"b\n5,\"x\"y\n6\r7,z\n"
          + "8,nul\0here\n9,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16\n,\n\"\r\n\r\",\r\n10,\"open\n";

  @Test
  void findsEveryRecordOfAWellFormedText() throws IOException {
    for (int seed = 0; seed < SEEDS; seed++) {
      GeneratedCsv csv = GeneratedCsv.of(seed);
      byte[] bytes = csv.bytes();
      List<String> told = scan(bytes, bytes.length);

      List<String> expected = new ArrayList<>();
      int at = 0;
      for (int index = 0; index < csv.records().size(); index++) {
        int length = csv.records().get(index).getBytes(StandardCharsets.UTF_8).length;
        at = indexOf(bytes, csv.records().get(index), at);
        expected.add(
            "record %d-%d line %d, %d fields, SOUND"
                .formatted(at, at + length, csv.lines().get(index), csv.fields().get(0).size()));
        at += length;
      }
      assertEquals(
          expected,
          told.stream().map(it -> it.replaceAll(", (LF|CRLF|END_OF_FILE)$", "")).toList(),
          "seed " + seed + ": " + csv.text());
    }
  }

  @Test
  void agreesWithCommonsCsv() throws IOException {
    CSVFormat format = CSVFormat.RFC4180.builder().setIgnoreEmptyLines(true).get();
    for (int seed = 0; seed < SEEDS; seed++) {
      GeneratedCsv csv = GeneratedCsv.of(seed);
      byte[] bytes = csv.bytes();
      List<String> told =
          scan(bytes, bytes.length).stream()
              .map(it -> it.replaceAll(".* line \\d+, (\\d+) fields.*", "$1"))
              .toList();
      try (CSVParser parser = CSVParser.parse(new StringReader(csv.text()), format)) {
        List<CSVRecord> records = parser.getRecords();
        assertEquals(
            records.stream().map(it -> Integer.toString(it.size())).toList(), told, csv.text());
        assertEquals(records.stream().map(CSVRecord::toList).toList(), csv.fields());
      }
    }
  }

  @Test
  void tellsTheSameInBuffersOfEverySize() {
    byte[] bytes = NASTY.getBytes(StandardCharsets.UTF_8);
    List<String> whole = scan(bytes, bytes.length);
    for (int size = 1; size < bytes.length; size++) {
      assertEquals(whole, scan(bytes, size), "buffers of " + size);
    }
  }

  @Test
  void tellsTheSameAcrossEverySplit() {
    byte[] bytes = invalidAndNasty();
    List<String> whole = scan(bytes, bytes.length);
    for (int split = 0; split <= bytes.length; split++) {
      Told told = new Told();
      RecordScanner scanner = new RecordScanner(',', 0, 1, told);
      scanner.scan(bytes, 0, split);
      scanner.scan(bytes, split, bytes.length);
      scanner.finish();
      assertEquals(whole, told.events, "split at " + split);
    }
  }

  @Test
  void everyByteBeyondAsciiIsJudgedAsTheJdkDoes() {
    byte[] bytes = new byte[4];
    for (int first = 0x80; first < 0x100; first++) {
      for (int second : new int[] {0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF}) {
        for (int third : new int[] {0x42, 0x80, 0xBF, 0xC3}) {
          for (int fourth : new int[] {0x43, 0x80, 0xBF, 0xF0}) {
            bytes[0] = (byte) first;
            bytes[1] = (byte) second;
            bytes[2] = (byte) third;
            bytes[3] = (byte) fourth;
            boolean valid = new String(bytes, StandardCharsets.UTF_8).indexOf('\ufffd') < 0;
            boolean told = scan(bytes, 4).stream().noneMatch(it -> it.startsWith("INVALID"));
            assertEquals(valid, told, () -> "%x %x".formatted(bytes[0], bytes[1]));
          }
        }
      }
    }
  }

  @Test
  void tellsAFaultOnceARecord() {
    String text = "a\"b\"c\"d\r\re\0\0, \"\"\n";
    List<String> told = scan(text.getBytes(StandardCharsets.UTF_8), 3);
    assertEquals(
        "[LITERAL_QUOTE, BARE_CARRIAGE_RETURN, NUL_CHARACTER, STRAY_QUOTE, record]",
        told.stream().map(it -> it.split(" ", 2)[0]).collect(Collectors.toList()).toString());
  }

  private static byte[] invalidAndNasty() {
    byte[] nasty = NASTY.getBytes(StandardCharsets.UTF_8);
    byte[] invalid = {
      '1', ',', (byte) 0xE2, (byte) 0x82, '\n', (byte) 0xF0, (byte) 0x9D, ',', '\n'
    };
    byte[] all = new byte[nasty.length + 2 * invalid.length];
    System.arraycopy(invalid, 0, all, 0, invalid.length);
    System.arraycopy(nasty, 0, all, invalid.length, nasty.length);
    System.arraycopy(invalid, 0, all, invalid.length + nasty.length, invalid.length);
    return all;
  }

  private static int indexOf(byte[] bytes, String record, int from) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    byte[] sought = record.getBytes(StandardCharsets.UTF_8);
    return text.indexOf(new String(sought, StandardCharsets.ISO_8859_1), from);
  }

  private static List<String> scan(byte[] bytes, int bufferSize) {
    Told told = new Told();
    RecordScanner scanner = new RecordScanner(',', 0, 1, told);
    for (int from = 0; from < bytes.length; from += bufferSize) {
      scanner.scan(bytes, from, Math.min(bytes.length, from + bufferSize));
    }
    scanner.finish();
    return told.events;
  }

  private static final class Told implements RecordSink {
    private final List<String> events = new ArrayList<>();

    @Override
    public void record(
        long start, long end, long line, int fields, RecordState state, LineEnd lineEnd) {
      events.add(
          "record %d-%d line %d, %d fields, %s, %s"
              .formatted(start, end, line, fields, state, lineEnd));
    }

    @Override
    public void blankLine(long line) {
      events.add("blank line " + line);
    }

    @Override
    public void fault(
        StructureFault fault, long line, int field, long offset, int value, long quoteLine) {
      events.add(
          "%s line %d field %d offset %d value %d opened in %d"
              .formatted(fault, line, field, offset, value, quoteLine));
    }
  }
}
