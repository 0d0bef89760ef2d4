package dev.portcullis.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.portcullis.contract.FileFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every record is found again, from any checkpoint and with any buffer, packed or not. */
class RecordIndexTest {
  @TempDir Path directory;

  @ParameterizedTest
  @EnumSource(Compression.class)
  void findsEveryRecordAgain(Compression compression) throws IOException {
    for (int seed = 0; seed < 150; seed++) {
      GeneratedCsv csv = GeneratedCsv.of(seed);
      if (csv.text().startsWith("\ufeff")) {
        continue; // There it is a mark, not a part of the first name.
      }
      ProbedFile probed = probe(csv.bytes(), compression, 1 + seed % 40, 1 + seed % 4);
      List<LocatedRecord> located = probed.recordIndex().locate(all(probed.recordIndex().size()));

      assertEquals(csv.records().subList(1, csv.records().size()), texts(located), csv.text());
      assertEquals(
          csv.lines().subList(1, csv.lines().size()),
          located.stream().map(LocatedRecord::line).toList());
      for (LocatedRecord record : located) {
        assertEquals(record.text(), probed.recordIndex().locate(record.ordinal()).get(0).text());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Compression.class)
  void malformedRecordsAndBlankLinesDoNotCount(Compression compression) throws IOException {
    StringBuilder text = new StringBuilder("id,title\n");
    List<String> expected = new ArrayList<>();
    for (int index = 0; index < 200; index++) {
      expected.add(index + ",\"line\nbreak\"");
      text.append(index).append(",\"line\nbreak\"\n");
      text.append(index % 3 == 0 ? "ragged\n" : "").append(index % 5 == 0 ? "\r\n" : "");
      text.append(index % 7 == 0 ? index + ",\"a\"" + "x".repeat(400) + "\n" : "");
    }
    ProbedFile probed = probe(text.toString().getBytes(StandardCharsets.UTF_8), compression, 64, 8);

    assertEquals(expected, texts(probed.recordIndex().locate(all(200))));
    assertEquals(
        List.of(expected.get(0), expected.get(17), expected.get(199)),
        texts(probed.recordIndex().locate(199, 0, 17, 17)));
    ReadableFile readable = probed.readable();
    assertEquals(ReadableFile.Origin.NORMALISED, readable.origin());
    assertEquals(
        "id,title\n" + String.join("\n", expected) + "\n", Files.readString(readable.path()));
  }

  @Test
  void aRecordThatDoesNotExistIsOurBug() throws IOException {
    ProbedFile probed = probe("id\n1\n".getBytes(StandardCharsets.UTF_8), Compression.NONE, 64, 8);
    assertThrows(IllegalArgumentException.class, () -> probed.recordIndex().locate(1));
  }

  @Test
  void aFileThatChangedIsNoticed() throws IOException {
    ProbedFile probed =
        probe("id\n1\n2\n3\n".getBytes(StandardCharsets.UTF_8), Compression.NONE, 64, 1);
    Files.writeString(probed.path(), "id\n");
    assertEquals(false, probed.isUnchanged());
    assertThrows(IOException.class, () -> probed.recordIndex().locate(2));
  }

  private ProbedFile probe(byte[] bytes, Compression compression, int bufferSize, int stride)
      throws IOException {
    Path file = Files.createTempFile(directory, "delivered", ".csv");
    Files.write(file, compression == Compression.GZIP ? packed(bytes) : bytes);
    return FileProbe.probe(file, FileFormat.usual(), directory, bufferSize, stride);
  }

  private static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    for (byte[] member : List.of(bytes, new byte[0])) {
      try (OutputStream out = new GZIPOutputStream(packed)) {
        out.write(member);
      }
    }
    return packed.toByteArray();
  }

  private static long[] all(long size) {
    return LongStream.range(0, size).toArray();
  }

  private static List<String> texts(List<LocatedRecord> records) {
    return records.stream().map(LocatedRecord::text).toList();
  }
}
