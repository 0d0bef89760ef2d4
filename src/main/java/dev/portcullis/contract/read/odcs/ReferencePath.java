package dev.portcullis.contract.read.odcs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what a relationship refers to: {@code table.column}, or a path of ids. */
final class ReferencePath {
  private static final String OUTSIDE = "its table is not in this document";
  private static final Pattern SHORTHAND = Pattern.compile("([^./#]+)\\.([^./#]+)");
  private static final Pattern PATH =
      Pattern.compile("/?schema/([A-Za-z0-9_-]+)/properties/([A-Za-z0-9_-]+)");

  private final Map<String, Entry> byName = new HashMap<>();
  private final Map<String, Entry> byOtherName = new HashMap<>();
  private final Map<String, Entry> byId = new HashMap<>();

  private record Entry(TableReading table, PropertyIndex properties) {}

  ReferencePath(List<TableReading> tables) {
    for (TableReading table : tables) {
      Entry entry = new Entry(table, new PropertyIndex(table.properties()));
      byName.putIfAbsent(table.name(), entry);
      table.words().forEach(word -> byOtherName.putIfAbsent(word, entry));
      table.id().ifPresent(id -> byId.putIfAbsent(id, entry));
    }
  }

  /** What was found of a reference. */
  record Target(Optional<TableReading> table, Optional<PropertyReading> property, String reason) {
    static Target nothing(String reason) {
      return new Target(Optional.empty(), Optional.empty(), reason);
    }
  }

  Target find(String reference) {
    if (reference.contains("#")) {
      return Target.nothing("it is in another document");
    }
    Matcher shorthand = SHORTHAND.matcher(reference);
    if (shorthand.matches()) {
      return byName(shorthand.group(1), shorthand.group(2));
    }
    Matcher path = PATH.matcher(reference);
    return path.matches()
        ? byId(path.group(1), path.group(2))
        : Target.nothing("it is no column of a table");
  }

  private Target byName(String table, String column) {
    Entry entry = byName.getOrDefault(table, byOtherName.get(table));
    return entry == null
        ? Target.nothing(OUTSIDE)
        : new Target(Optional.of(entry.table()), entry.properties().named(column), "");
  }

  private Target byId(String table, String column) {
    Entry entry = byId.get(table);
    return entry == null
        ? Target.nothing(OUTSIDE)
        : new Target(Optional.of(entry.table()), entry.properties().withId(column), "");
  }
}
