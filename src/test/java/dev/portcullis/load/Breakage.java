package dev.portcullis.load;

import dev.portcullis.file.StructureFault;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A file with some rows broken on purpose, one break a row, and what a report must say of it.
 *
 * @param rows of the file
 * @param broken for each broken row, in order: what is wrong, and how many lines after the row's
 *     first one
 */
record Breakage(List<GeneratedRow> rows, Map<Integer, Break> broken) {
  /**
   * What is wrong with a row.
   *
   * @param what the id of a rule, or the name of a {@link StructureFault}
   * @param linesBelow of the place in the record
   */
  record Break(String what, long linesBelow) {}

  /** The lines at which a report names each fault. */
  Map<String, List<Long>> lines(List<Long> firstLines) {
    Map<String, List<Long>> lines = new TreeMap<>();
    broken.forEach(
        (row, found) ->
            lines
                .computeIfAbsent(found.what(), ignored -> new ArrayList<>())
                .add(firstLines.get(row) + found.linesBelow()));
    return lines;
  }

  static Breakage of(GeneratedDelivery clean, Random random) {
    return new Maker(clean, random).breakage();
  }

  /** Breaks rows. */
  private static final class Maker {
    private static final int MOST = 8;

    private final GeneratedDelivery clean;
    private final GeneratedContract contract;
    private final Random random;
    private final FieldWriter writer;
    private final List<GeneratedRow> rows;
    private final Map<Integer, Break> broken = new TreeMap<>();
    private final TreeSet<Integer> chosen = new TreeSet<>();

    Maker(GeneratedDelivery clean, Random random) {
      this.clean = clean;
      this.contract = clean.contract();
      this.random = random;
      this.writer = new FieldWriter(contract, random);
      this.rows = new ArrayList<>(clean.rows());
    }

    Breakage breakage() {
      for (int wanted = 1 + random.nextInt(MOST); wanted > 0; wanted--) {
        chosen.add(random.nextInt(rows.size()));
      }
      chosen.forEach(this::breakRow);
      return new Breakage(rows, broken);
    }

    private void breakRow(int row) {
      boolean done =
          switch (random.nextInt(5)) {
            case 0 -> refusedText(row);
            case 1 -> tooHigh(row);
            case 2 -> missing(row);
            case 3 -> repeatedKey(row);
            default -> false;
          };
      if (!done) {
        malformed(row);
      }
    }

    private boolean refusedText(int row) {
      int column = random.nextInt(contract.columns().size());
      List<String> refused = contract.columns().get(column).type().refused();
      if (refused.isEmpty()) {
        return false;
      }
      String text = refused.get(random.nextInt(refused.size()));
      replace(row, clean.field(column), writer.value(text));
      return broken(row, contract.columns().get(column).name() + ".type", 0);
    }

    private boolean tooHigh(int row) {
      List<Integer> bounded =
          columns(
              index ->
                  contract.columns().get(index).type().keys().stream()
                      .anyMatch(key -> key.startsWith("max: ")));
      if (bounded.isEmpty()) {
        return false;
      }
      int column = bounded.get(random.nextInt(bounded.size()));
      // Different in every row, so that no key is repeated.
      replace(
          row, clean.field(column), writer.value(String.valueOf(GeneratedType.MAXIMUM + 1 + row)));
      return broken(row, contract.columns().get(column).name() + ".max", 0);
    }

    private boolean missing(int row) {
      List<Integer> required = columns(contract::isRequired);
      if (required.isEmpty() || clean.fields().size() == 1) {
        return false;
      }
      int column = required.get(random.nextInt(required.size()));
      replace(
          row, clean.field(column), writer.nothing(contract.columns().get(column).type().kind()));
      return broken(row, contract.columns().get(column).name() + ".required", 0);
    }

    private List<Integer> columns(java.util.function.IntPredicate wanted) {
      return IntStream.range(0, contract.columns().size()).filter(wanted).boxed().toList();
    }

    /** The key of an earlier row that stays as it is. */
    private boolean repeatedKey(int row) {
      List<Integer> sources =
          IntStream.range(0, row)
              .filter(index -> !chosen.contains(index))
              .filter(
                  index ->
                      contract.key().columns().stream()
                          .allMatch(column -> rows.get(index).stored().get(column) != null))
              .boxed()
              .toList();
      if (sources.isEmpty() || contract.key().columns().isEmpty()) {
        return false;
      }
      GeneratedRow source = rows.get(sources.get(random.nextInt(sources.size())));
      for (int column : contract.key().columns()) {
        replace(row, clean.field(column), source.written().get(clean.field(column)));
      }
      return broken(row, contract.keyRule(), 0);
    }

    private void malformed(int row) {
      switch (random.nextInt(6)) {
        case 0 -> fault(row, StructureFault.BARE_CARRIAGE_RETURN, "a\rb");
        case 1 -> fault(row, StructureFault.NUL_CHARACTER, "a\0b");
        case 2 ->
            fault(row, StructureFault.STRAY_QUOTE, random.nextBoolean() ? "\"a\"b" : " \"a\"");
        case 3 -> {
          if (contract.encoding().equals(StandardCharsets.UTF_8)) {
            fault(
                row,
                StructureFault.INVALID_ENCODING,
                random.nextBoolean()
                    ? GeneratedDelivery.BAD_BYTE
                    : "\"a" + GeneratedDelivery.BAD_BYTE + "\"");
          } else {
            ragged(row);
          }
        }
        default -> ragged(row);
      }
    }

    private void fault(int row, StructureFault fault, String written) {
      int field = random.nextInt(clean.fields().size());
      long above =
          rows.get(row).written().subList(0, field).stream()
              .flatMapToInt(String::chars)
              .filter(c -> c == '\n')
              .count();
      replace(row, field, written);
      broken(row, fault.name(), above);
    }

    private void ragged(int row) {
      List<String> written = new ArrayList<>(rows.get(row).written());
      if (written.size() > 1 && random.nextBoolean()) {
        written.remove(random.nextInt(written.size()));
      } else {
        written.add(random.nextInt(written.size() + 1), writer.text("more"));
      }
      rows.set(row, new GeneratedRow(written, List.of()));
      broken(row, StructureFault.FIELD_COUNT.name(), 0);
    }

    private void replace(int row, int field, String written) {
      List<String> fields = new ArrayList<>(rows.get(row).written());
      fields.set(field, written);
      rows.set(row, new GeneratedRow(fields, List.of()));
    }

    private boolean broken(int row, String what, long linesBelow) {
      broken.put(row, new Break(what, linesBelow));
      return true;
    }
  }
}
