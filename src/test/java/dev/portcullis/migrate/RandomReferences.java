package dev.portcullis.migrate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Tables with keys and FOREIGN KEYs between them, made by chance, and what becomes of them. */
final class RandomReferences {
  private static final List<String> TYPES = List.of("int", "long", "string");

  private final Random random;
  private final Map<String, Table> tables = new LinkedHashMap<>();

  /** A table with two columns that may be keys, and one that may refer to a key of another. */
  private static final class Table {
    final Column first = new Column("one");
    final Column second = new Column("two");
    final Column reference = new Column("ref");
    boolean firstIsPrimary = true;
    boolean secondIsUnique = true;
    String target = "";
    boolean targetIsFirst = true;
    int maxLength;
  }

  private static final class Column {
    String name;
    String type = "int";
    String former = "";

    Column(String name) {
      this.name = name;
    }

    String yaml(String more) {
      String renamed = former.isEmpty() ? "" : ", renamed_from: " + former;
      return "  - {name: %s, type: %s%s%s}\n".formatted(name, type, more, renamed);
    }
  }

  RandomReferences(Random random) {
    this.random = random;
    for (String name : List.of("a", "b", "c").subList(0, 2 + random.nextInt(2))) {
      add(name);
    }
    tables.values().forEach(table -> table.first.type = pick(TYPES));
    point();
  }

  private void add(String name) {
    Table table = new Table();
    table.first.type = pick(TYPES);
    table.second.type = pick(TYPES);
    tables.put(name, table);
    keys(table);
  }

  private void keys(Table table) {
    table.firstIsPrimary = random.nextBoolean();
    table.secondIsUnique = random.nextBoolean();
  }

  /** A column refers to a key of a table before its own, or of its own. */
  private void point() {
    List<String> names = new ArrayList<>();
    tables.forEach(
        (name, table) -> {
          names.add(name);
          table.target = random.nextInt(4) == 0 ? "" : pick(names);
          Table target = tables.getOrDefault(table.target, table);
          table.targetIsFirst = !target.secondIsUnique || random.nextBoolean();
          Column key = table.targetIsFirst ? target.first : target.second;
          table.reference.type = key.type;
        });
  }

  void change() {
    for (Table table : tables.values()) {
      for (Column column : List.of(table.first, table.second, table.reference)) {
        if (random.nextInt(4) == 0) {
          column.former = column.name;
          column.name = column.name + "x";
        }
        if (random.nextInt(4) == 0) {
          column.type = wider(column.type);
        }
      }
      table.maxLength = random.nextInt(3) * 20;
      if (random.nextBoolean()) {
        keys(table);
      }
    }
    if (tables.size() < 3 && random.nextBoolean()) {
      add("c");
    }
    if (random.nextBoolean()) {
      point();
    } else {
      same();
    }
  }

  /** The references stay where they can. */
  private void same() {
    for (Table table : tables.values()) {
      Table target = tables.getOrDefault(table.target, table);
      boolean isKey = table.targetIsFirst || target.secondIsUnique;
      table.target = isKey ? table.target : "";
      table.reference.type = (table.targetIsFirst ? target.first : target.second).type;
    }
  }

  /** What a type can become whatever its values are. */
  private String wider(String type) {
    return type.equals("int") ? pick(List.of("long", "string")) : "string";
  }

  List<String> contracts() {
    List<String> contracts = new ArrayList<>();
    tables.forEach((name, table) -> contracts.add(contract(name, table)));
    return contracts;
  }

  /** The first column is a key in any case: primary, or unique. */
  private String contract(String name, Table table) {
    boolean limited = table.maxLength > 0 && table.second.type.equals("string");
    List<String> unique = new ArrayList<>();
    if (!table.firstIsPrimary) {
      unique.add("[" + table.first.name + "]");
    }
    if (table.secondIsUnique) {
      unique.add("[" + table.second.name + "]");
    }
    return "name: "
        + name
        + "\ncolumns:\n"
        + table.first.yaml(", required: true")
        + table.second.yaml(limited ? ", max_length: " + table.maxLength : "")
        + table.reference.yaml("")
        + (table.firstIsPrimary ? "primary_key: [" + table.first.name + "]\n" : "")
        + (unique.isEmpty() ? "" : "unique: [" + String.join(", ", unique) + "]\n")
        + reference(table);
  }

  private String reference(Table table) {
    Table target = tables.getOrDefault(table.target, table);
    String key = table.targetIsFirst ? target.first.name : target.second.name;
    return table.target.isEmpty()
        ? ""
        : "references:\n  - {column: %s, table: %s, table_column: %s, enforce: table}\n"
            .formatted(table.reference.name, table.target, key);
  }

  /** Two rows for each table; the first refers to nothing, and the second to it. */
  String rows() {
    StringBuilder sql = new StringBuilder();
    for (String name : tables.keySet()) {
      sql.append("INSERT INTO ").append(name).append(" VALUES ('2', '2', NULL); ");
      sql.append("INSERT INTO ").append(name).append(" VALUES ('1', '1', '2'); ");
    }
    return sql.toString();
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
