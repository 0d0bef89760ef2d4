package dev.portcullis.contract.read.odcs;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what a relationship refers to: {@code table.column}, or a path of ids. */
final class ReferencePath {
  private static final Pattern SHORTHAND = Pattern.compile("([^./#]+)\\.([^./#]+)");
  private static final Pattern PATH =
      Pattern.compile("/?schema/([A-Za-z0-9_-]+)/properties/([A-Za-z0-9_-]+)");

  private final List<TableReading> tables;

  ReferencePath(List<TableReading> tables) {
    this.tables = tables;
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
    Optional<TableReading> found =
        tables.stream()
            .filter(reading -> reading.name().equals(table))
            .findFirst()
            .or(() -> tables.stream().filter(reading -> reading.answersTo(table)).findFirst());
    return found
        .map(reading -> new Target(found, reading.property(column), "it has no such column"))
        .orElseGet(() -> Target.nothing("its table is not in this document"));
  }

  private Target byId(String table, String column) {
    Optional<TableReading> found =
        tables.stream()
            .filter(reading -> reading.id().filter(table::equals).isPresent())
            .findFirst();
    return found
        .map(
            reading ->
                new Target(
                    found,
                    reading.properties().stream()
                        .filter(
                            property -> property.names().id().filter(column::equals).isPresent())
                        .findFirst(),
                    "it has no such column"))
        .orElseGet(() -> Target.nothing("its table is not in this document"));
  }
}
