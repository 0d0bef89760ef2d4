package dev.portcullis.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A file that is merged into a table, made by chance of the rows that the table has and of others,
 * and what must come of it.
 *
 * @param delivery the file
 * @param expected the rows of the table afterwards
 * @param inserted how many keys are new
 * @param updated how many keys have other values than before
 */
record GeneratedMerge(
    GeneratedDelivery delivery,
    List<List<@Nullable String>> expected,
    long inserted,
    long updated) {

  /**
   * @param before what the table holds
   * @param other rows for the same contract; their header is that of the file
   */
  static GeneratedMerge of(GeneratedDelivery before, GeneratedDelivery other, Random random) {
    return new Maker(before, other, random).merge();
  }

  /** A row as a warehouse compares it, for which -0 is 0. */
  static List<@Nullable String> plain(List<@Nullable String> stored) {
    List<@Nullable String> plain = new ArrayList<>(stored);
    plain.replaceAll(value -> "-0.0".equals(value) ? "0.0" : value);
    return Collections.unmodifiableList(plain);
  }

  /** Makes the rows. */
  private static final class Maker {
    private final GeneratedDelivery before;
    private final GeneratedDelivery other;
    private final Random random;
    private final Map<List<@Nullable String>, List<@Nullable String>> table = new LinkedHashMap<>();
    private final List<GeneratedRow> rows = new ArrayList<>();
    private long inserted;
    private long updated;

    Maker(GeneratedDelivery before, GeneratedDelivery other, Random random) {
      this.before = before;
      this.other = other;
      this.random = random;
    }

    GeneratedMerge merge() {
      before.rows().forEach(row -> table.put(key(row.stored()), plain(row.stored())));
      Map<List<@Nullable String>, GeneratedRow> delivered = new LinkedHashMap<>();
      for (GeneratedRow row : before.rows()) {
        switch (random.nextInt(3)) {
          case 0 -> delivered.put(key(row.stored()), sameElsewhere(row));
          case 1 -> delivered.put(key(row.stored()), changed(row));
          default -> {
            // Not in the file: the row stays as it is.
          }
        }
      }
      other.rows().forEach(row -> delivered.putIfAbsent(key(row.stored()), row));
      rows.addAll(delivered.values());
      Collections.shuffle(rows, random);
      rows.forEach(this::count);
      return new GeneratedMerge(
          other.with(List.copyOf(rows)), List.copyOf(table.values()), inserted, updated);
    }

    private void count(GeneratedRow row) {
      List<@Nullable String> stored = plain(row.stored());
      List<@Nullable String> old = table.put(key(row.stored()), stored);
      if (old == null) {
        inserted++;
      } else if (!old.equals(stored)) {
        updated++;
      }
    }

    private List<@Nullable String> key(List<@Nullable String> stored) {
      List<@Nullable String> key = new ArrayList<>();
      before.contract().key().columns().forEach(column -> key.add(stored.get(column)));
      return plain(key);
    }

    /** The row in the order of the other file. */
    private GeneratedRow sameElsewhere(GeneratedRow row) {
      return mixed(row, List.of());
    }

    /** The row with its key, and some of its other values those of another row. */
    private GeneratedRow changed(GeneratedRow row) {
      List<Integer> taken = new ArrayList<>();
      for (int column = 0; column < row.stored().size(); column++) {
        if (!before.contract().isKeyPart(column) && random.nextBoolean()) {
          taken.add(column);
        }
      }
      return mixed(row, other.rows().isEmpty() ? List.of() : taken);
    }

    private GeneratedRow mixed(GeneratedRow row, List<Integer> taken) {
      List<String> written = new ArrayList<>(Collections.nCopies(other.fields().size(), ""));
      List<@Nullable String> stored = new ArrayList<>(row.stored());
      for (int column = 0; column < stored.size(); column++) {
        written.set(other.field(column), row.written().get(before.field(column)));
      }
      for (int column : taken) {
        GeneratedRow source = other.rows().get(random.nextInt(other.rows().size()));
        written.set(other.field(column), source.written().get(other.field(column)));
        stored.set(column, source.stored().get(column));
      }
      return new GeneratedRow(List.copyOf(written), Collections.unmodifiableList(stored));
    }
  }
}
