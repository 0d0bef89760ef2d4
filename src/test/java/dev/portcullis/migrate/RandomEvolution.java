package dev.portcullis.migrate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/** A contract made by chance, and what becomes of it by a few changes made by chance. */
public final class RandomEvolution {
  private static final List<String> NAMES =
      List.of("a", "b", "C", "order id", "größe", "select", "e", "f", "g");

  private static final Map<String, List<String>> TYPES =
      Map.of(
          "int", List.of("min: 0", "max: 1000000", "enum: [1, 2, 3]"),
          "long", List.of("min: 0", "max: 3"),
          "decimal(10,2)", List.of("min: 0", "max: 99.5", "enum: [1, 2.00, 3]"),
          "decimal(12,1)", List.of("exclusive_max: 50"),
          "double", List.of("min: 0", "non_finite: allow"),
          "string",
              List.of(
                  "min_length: 1",
                  "max_length: 40",
                  "not_blank: true",
                  "pattern: \"[0-9: -]+.*\"",
                  "enum: [\"1\", \"it's ; $$ ${x} --\", \"2\", \"3\"]"),
          "date", List.of("min: 2020-01-01"),
          "timestamp", List.of("min: 2020-01-01", "max: 2030-01-01"),
          "boolean", List.of(),
          "uuid", List.of());

  private final Random random;
  private final String table;
  private final Map<String, Field> fields = new LinkedHashMap<>();
  private final List<String> keys = new ArrayList<>();
  private final List<String> checks = new ArrayList<>();

  /** A column with the lines that say the rest of it. */
  private record Field(
      String type,
      List<String> rules,
      boolean required,
      boolean defaulted,
      Optional<String> former) {
    List<String> lines() {
      List<String> lines = new ArrayList<>(List.of("type: \"" + type + "\""));
      lines.addAll(rules);
      if (required) {
        lines.add("required: true");
      }
      if (defaulted) {
        lines.add("default: " + value(type, 1).replace("'", "\""));
      }
      former.ifPresent(name -> lines.add("renamed_from: " + yaml(name)));
      return lines;
    }

    Field with(Optional<String> name) {
      return new Field(type, rules, required, defaulted, name);
    }
  }

  /** A first contract of the table. */
  public RandomEvolution(String table, Random random) {
    this.table = table;
    this.random = random;
    for (int i = 1 + random.nextInt(5); i > 0; i--) {
      fields.putIfAbsent(pick(NAMES), field(false));
    }
    keysAndChecks();
  }

  /** A few changes, and never a column that could not be filled. */
  public void change() {
    fields.replaceAll((name, field) -> field.with(Optional.empty()));
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      String name = pick(List.copyOf(fields.keySet()));
      Field field = fields.getOrDefault(name, field(true));
      switch (random.nextInt(6)) {
        case 0 -> fields.putIfAbsent(pick(NAMES), field(true));
        case 1 -> rename(name, field);
        case 2 -> {
          if (fields.size() > 1) {
            fields.remove(name);
          }
        }
        case 3 -> fields.put(name, field(false).with(field.former()));
        default -> {
          List<String> rules = rules(field.type());
          fields.put(
              name,
              new Field(
                  field.type(), rules, random.nextBoolean(), defaulted(rules), field.former()));
        }
      }
    }
    fields.replaceAll(
        (name, field) ->
            field.former().filter(fields::containsKey).isPresent()
                ? field.with(Optional.empty())
                : field);
    keysAndChecks();
  }

  private void rename(String name, Field field) {
    String other = pick(NAMES);
    boolean isNew = field.former().isEmpty() && !fields.containsKey(other);
    boolean isGone =
        fields.values().stream().anyMatch(it -> it.former().equals(Optional.of(other)));
    if (isNew && !isGone) {
      fields.remove(name);
      fields.put(other, field.with(Optional.of(name)));
    }
  }

  private Field field(boolean added) {
    String type = pick(TYPES.keySet().stream().sorted().toList());
    List<String> rules = rules(type);
    boolean defaulted = defaulted(rules);
    return new Field(
        type, rules, random.nextBoolean() && (defaulted || !added), defaulted, Optional.empty());
  }

  private boolean defaulted(List<String> rules) {
    return random.nextInt(3) == 0 && rules.stream().noneMatch(rule -> rule.startsWith("enum"));
  }

  private List<String> rules(String type) {
    List<String> rules =
        TYPES.getOrDefault(type, List.of()).stream()
            .filter(rule -> random.nextInt(3) == 0)
            .toList();
    List<String> alone = rules.stream().filter(rule -> rule.startsWith("enum")).toList();
    return alone.isEmpty() ? rules : alone;
  }

  private void keysAndChecks() {
    keys.clear();
    checks.clear();
    List<String> names = new ArrayList<>(fields.keySet());
    List<String> old =
        names.stream().filter(name -> get(name).required() || !get(name).defaulted()).toList();
    if (random.nextInt(3) == 0 && !old.isEmpty()) {
      List<String> whole = old.stream().filter(name -> get(name).required()).toList();
      if (!whole.isEmpty()) {
        keys.add("primary_key: [" + yaml(pick(whole)) + "]");
      }
    }
    if (random.nextInt(3) == 0) {
      keys.add(
          "unique: [["
              + names.stream().limit(2).map(RandomEvolution::yaml).collect(Collectors.joining(", "))
              + "]]");
    }
    List<String> numbers =
        List.of("a", "b", "C", "e").stream()
            .filter(name -> fields.containsKey(name) && get(name).type().matches("int|long"))
            .toList();
    if (!numbers.isEmpty() && random.nextBoolean()) {
      checks.add(
          "{name: one, check: \"" + pick(numbers) + " > 0 OR " + pick(numbers) + " IS NULL\"}");
    }
  }

  private Field get(String name) {
    return fields.getOrDefault(name, field(true));
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** The contract as it is by now. */
  public String contract() {
    StringBuilder yaml = new StringBuilder("name: " + table + "\ncolumns:\n");
    fields.forEach(
        (name, field) -> {
          yaml.append("  - name: ").append(yaml(name)).append('\n');
          field.lines().forEach(line -> yaml.append("    ").append(line).append('\n'));
        });
    keys.forEach(key -> yaml.append(key).append('\n'));
    if (!checks.isEmpty()) {
      yaml.append("rules:\n");
      checks.forEach(check -> yaml.append("  - ").append(check).append('\n'));
    }
    return yaml.toString();
  }

  /** Rows that differ in every column that can. */
  public String rows(String qualified) {
    List<String> rows = new ArrayList<>();
    for (int row = 1; row <= 3; row++) {
      int number = row;
      rows.add(
          fields.values().stream()
              .map(
                  field ->
                      field.required() || random.nextInt(4) > 0 || !keys.isEmpty()
                          ? value(field.type(), number)
                          : "NULL")
              .collect(Collectors.joining(", ", "(", ")")));
    }
    return "INSERT INTO " + qualified + " VALUES " + String.join(", ", rows);
  }

  private static String value(String type, int row) {
    return switch (type) {
      case "date" -> "'2026-01-0" + row + "'";
      case "timestamp" -> "'2026-01-0" + row + " 00:00:00'";
      case "boolean" -> "true";
      case "uuid" -> "'00000000-0000-0000-0000-00000000000" + row + "'";
      case "string" -> "'" + row + "'";
      default -> "" + row;
    };
  }

  private static String yaml(String text) {
    return "\"" + text.replace("\"", "\\\"") + "\"";
  }
}
