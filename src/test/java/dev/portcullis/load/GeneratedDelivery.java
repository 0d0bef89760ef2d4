package dev.portcullis.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A clean file for a contract, made by chance, together with what it holds.
 *
 * @param fields for each field of the file the index of its column, -1 for one that is additional
 * @param header the fields of the header as written
 */
record GeneratedDelivery(
    GeneratedContract contract,
    List<Integer> fields,
    List<String> header,
    List<GeneratedRow> rows) {
  /** Stands in a text where the file has a byte that is no UTF-8. */
  static final String BAD_BYTE = "\uf8ff";

  private static final int MANY = 5_000;

  static GeneratedDelivery of(GeneratedContract contract, Random random) {
    return new Maker(contract, random).delivery();
  }

  /** The index of the field that holds a column. */
  int field(int column) {
    return fields.indexOf(column);
  }

  /** The same file with other rows. */
  GeneratedDelivery with(List<GeneratedRow> others) {
    return new GeneratedDelivery(contract, fields, header, others);
  }

  /**
   * Writes the file, with line ends, blank lines, mark and packing by chance.
   *
   * @return the physical line in which each row begins
   */
  List<Long> write(Path file, Random random) throws IOException {
    StringBuilder text = new StringBuilder();
    List<Long> lines = new ArrayList<>();
    List<String> ends =
        List.of(List.of("\n"), List.of("\r\n"), List.of("\n", "\r\n")).get(random.nextInt(3));
    boolean blanks = random.nextInt(6) == 0;
    text.append(String.join(String.valueOf(contract.delimiter()), header));
    text.append(ends.get(0));
    long line = 2;
    for (GeneratedRow row : rows) {
      if (blanks && random.nextInt(4) == 0) {
        text.append(ends.get(0));
        line++;
      }
      lines.add(line);
      String record = row.text(contract.delimiter());
      text.append(record).append(ends.get(random.nextInt(ends.size())));
      line += 1 + record.chars().filter(c -> c == '\n').count();
    }
    boolean cut = random.nextInt(5) == 0;
    int end =
        cut ? text.length() - (text.charAt(text.length() - 2) == '\r' ? 2 : 1) : text.length();
    Files.write(file, packed(encoded(text.substring(0, end), random), random));
    return lines;
  }

  private byte[] encoded(String text, Random random) {
    Charset encoding = contract.encoding();
    boolean mark = random.nextBoolean();
    if (encoding.equals(StandardCharsets.UTF_16)) {
      // Without a mark this is big-endian.
      Charset order =
          mark && random.nextBoolean() ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
      return ((mark ? "\ufeff" : "") + text).getBytes(order);
    }
    boolean unicode = encoding.name().startsWith("UTF");
    return bad(((unicode && mark ? "\ufeff" : "") + text).getBytes(encoding));
  }

  private static byte[] bad(byte[] bytes) {
    byte[] marker = BAD_BYTE.getBytes(StandardCharsets.UTF_8);
    ByteBuffer out = ByteBuffer.allocate(bytes.length);
    for (int i = 0; i < bytes.length; i++) {
      if (i + 3 <= bytes.length && Arrays.equals(bytes, i, i + 3, marker, 0, 3)) {
        // The begin of a longer sequence, which the next byte does not go on with.
        out.put((byte) 0xe2);
        i += 2;
      } else {
        out.put(bytes[i]);
      }
    }
    return Arrays.copyOf(out.array(), out.position());
  }

  private static byte[] packed(byte[] bytes, Random random) throws IOException {
    if (random.nextInt(4) > 0) {
      return bytes;
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    int middle = random.nextBoolean() ? bytes.length : bytes.length / 2;
    for (byte[] part :
        List.of(Arrays.copyOf(bytes, middle), Arrays.copyOfRange(bytes, middle, bytes.length))) {
      if (part.length > 0) {
        try (GZIPOutputStream member = new GZIPOutputStream(packed)) {
          member.write(part);
        }
      }
    }
    return packed.toByteArray();
  }

  /** Makes the rows. */
  private static final class Maker {
    private final GeneratedContract contract;
    private final Random random;
    private final GeneratedText texts;
    private final FieldWriter writer;
    private final Set<List<@Nullable String>> keys = new HashSet<>();
    private boolean longText;

    Maker(GeneratedContract contract, Random random) {
      this.contract = contract;
      this.random = random;
      this.texts = new GeneratedText(contract.encoding());
      this.writer = new FieldWriter(contract, random);
      this.longText = random.nextInt(15) == 0;
    }

    GeneratedDelivery delivery() {
      List<Integer> fields = new ArrayList<>();
      for (int i = 0; i < contract.columns().size(); i++) {
        fields.add(i);
      }
      if (contract.anyOrder()) {
        Collections.shuffle(fields, random);
      }
      if (contract.ignoresMore()) {
        for (int more = random.nextInt(3); more > 0; more--) {
          fields.add(random.nextInt(fields.size() + 1), -1);
        }
      }
      List<GeneratedRow> rows = new ArrayList<>();
      int wanted = random.nextInt(12) == 0 ? MANY : random.nextInt(30);
      for (int i = 0; i < wanted; i++) {
        GeneratedRow row = row(fields);
        if (keys.add(key(row)) || key(row).isEmpty() || key(row).contains(null)) {
          rows.add(row);
        }
      }
      return new GeneratedDelivery(contract, fields, header(fields), rows);
    }

    private List<String> header(List<Integer> fields) {
      List<String> header = new ArrayList<>();
      for (int column : fields) {
        String name = column < 0 ? "more " + header.size() : contract.columns().get(column).name();
        header.add(writer.text(name));
      }
      return header;
    }

    /** Equal in a warehouse is equal here: 0.0 is -0.0. */
    private List<@Nullable String> key(GeneratedRow row) {
      List<@Nullable String> key = new ArrayList<>();
      for (int column : contract.key().columns()) {
        String value = row.stored().get(column);
        key.add(Objects.equals(value, "-0.0") ? "0.0" : value);
      }
      return key;
    }

    private GeneratedRow row(List<Integer> fields) {
      String[] written = new String[fields.size()];
      String[] stored = new String[contract.columns().size()];
      for (int field = 0; field < written.length; field++) {
        int column = fields.get(field);
        if (column < 0) {
          written[field] = random.nextBoolean() ? "" : writer.text(texts.next(random));
        } else if (!contract.isRequired(column) && random.nextInt(5) == 0 && written.length > 1) {
          written[field] = writer.nothing(contract.columns().get(column).type().kind());
        } else {
          GeneratedValue value = value(column);
          stored[column] = value.stored();
          written[field] = writer.value(value.text());
        }
      }
      return new GeneratedRow(
          List.of(written), Collections.unmodifiableList(Arrays.asList(stored)));
    }

    private GeneratedValue value(int column) {
      GeneratedType type = contract.columns().get(column).type();
      if (longText && type.kind() == StoredKind.TEXT && !contract.isKeyPart(column)) {
        longText = false;
        return GeneratedValue.of(texts.nextLong(random));
      }
      return type.values().apply(random);
    }
  }
}
