package dev.portcullis.load;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A contract made by chance.
 *
 * @param table its table and its own name
 * @param columns in declared order
 * @param key empty when there is none
 * @param nullValues spellings beside the empty field
 */
record GeneratedContract(
    String table,
    List<GeneratedColumn> columns,
    GeneratedKey key,
    char delimiter,
    Charset encoding,
    List<String> nullValues,
    boolean anyOrder,
    boolean ignoresMore) {
  private static final int MOST_COLUMNS = 8;

  private static final List<String> NAMES =
      List.of(
          "id",
          "order id",
          "Größe",
          "a.b",
          "x/y",
          "a,b",
          "tax (%)",
          "select",
          "价格",
          "_",
          "p:q",
          "Table",
          "e\u0301t\u00e9",
          "n-1",
          "#",
          "user");

  private static final List<String> NULL_SPELLINGS = List.of("N/A", "NULL", "-", "\\N", " ");

  private static final List<Charset> ENCODINGS =
      List.of(
          StandardCharsets.ISO_8859_1,
          Charset.forName("windows-1252"),
          StandardCharsets.UTF_16,
          StandardCharsets.UTF_16LE,
          StandardCharsets.UTF_16BE);

  /**
   * A column.
   *
   * @param required whether the contract says so
   */
  record GeneratedColumn(String name, GeneratedType type, boolean required) {}

  /**
   * A key.
   *
   * @param primary or else unique
   * @param columns their indexes; none when there is no key
   */
  record GeneratedKey(boolean primary, List<Integer> columns) {
    static final GeneratedKey NONE = new GeneratedKey(false, List.of());
  }

  static GeneratedContract of(String table, Random random) {
    Charset encoding =
        random.nextInt(3) == 0
            ? ENCODINGS.get(random.nextInt(ENCODINGS.size()))
            : StandardCharsets.UTF_8;
    GeneratedText texts = new GeneratedText(encoding);
    List<String> names = new ArrayList<>(NAMES.stream().filter(texts::isWritable).toList());
    Collections.shuffle(names, random);
    List<GeneratedColumn> columns = new ArrayList<>();
    for (int count = 1 + random.nextInt(MOST_COLUMNS); count > 0; count--) {
      GeneratedType type = GeneratedType.of(random, texts);
      columns.add(new GeneratedColumn(names.get(columns.size()), type, random.nextInt(3) == 0));
    }
    List<String> spellings = new ArrayList<>(NULL_SPELLINGS);
    Collections.shuffle(spellings, random);
    return new GeneratedContract(
        table,
        columns,
        key(columns, random),
        List.of(',', ',', ';', '\t', '|').get(random.nextInt(5)),
        encoding,
        spellings.subList(0, random.nextInt(2) * random.nextInt(4)),
        random.nextInt(3) == 0,
        random.nextInt(3) == 0);
  }

  private static GeneratedKey key(List<GeneratedColumn> columns, Random random) {
    List<Integer> fit = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).type().kind() != StoredKind.JSON) {
        fit.add(i);
      }
    }
    Collections.shuffle(fit, random);
    int parts = Math.min(fit.size(), random.nextInt(3));
    return parts == 0
        ? GeneratedKey.NONE
        : new GeneratedKey(random.nextBoolean(), fit.subList(0, parts).stream().sorted().toList());
  }

  boolean isKeyPart(int column) {
    return key.columns().contains(column);
  }

  /** Whether NULL breaks a rule. */
  boolean isRequired(int column) {
    return columns.get(column).required() || (key.primary() && isKeyPart(column));
  }

  /** The rule that a repeated key breaks. */
  String keyRule() {
    return key.primary()
        ? "primary_key"
        : key.columns().stream()
                .map(index -> columns.get(index).name())
                .collect(Collectors.joining(","))
            + ".unique";
  }

  String yaml() {
    StringBuilder yaml = new StringBuilder("name: " + table + "\nfile:\n");
    yaml.append("  delimiter: ").append(delimiter == '\t' ? "tab" : "\"" + delimiter + "\"");
    yaml.append("\n  encoding: ").append(encoding.name()).append("\n");
    if (!nullValues.isEmpty()) {
      yaml.append("  null_values: ").append(list(nullValues)).append("\n");
    }
    yaml.append(anyOrder ? "  column_order: any\n" : "");
    yaml.append(ignoresMore ? "  additional_columns: ignore\n" : "");
    yaml.append("columns:\n");
    for (GeneratedColumn column : columns) {
      yaml.append("  - name: ").append(quoted(column.name())).append("\n");
      column.type().keys().forEach(key -> yaml.append("    ").append(key).append("\n"));
      yaml.append(column.required() ? "    required: true\n" : "");
    }
    String keyNames = list(key.columns().stream().map(i -> columns.get(i).name()).toList());
    if (!key.columns().isEmpty()) {
      yaml.append(key.primary() ? "primary_key: " + keyNames : "unique: [" + keyNames + "]");
      yaml.append("\n");
    }
    return yaml.toString();
  }

  private static String list(List<String> texts) {
    return texts.stream()
        .map(GeneratedContract::quoted)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\") + "\"";
  }
}
