package dev.portcullis.diff;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which column is which in two versions of a contract: that of the same name, else the one that it
 * was renamed from. A name that both versions have is never a new one for another column.
 *
 * @param kept by the order of the new version
 * @param added by the order of the new version
 * @param dropped by the order of the old version
 * @param namesToday of kept columns, by their names in the old version
 */
record ColumnPairs(
    List<Pair> kept, List<Column> added, List<Column> dropped, Map<String, String> namesToday) {
  ColumnPairs {
    kept = List.copyOf(kept);
    added = List.copyOf(added);
    dropped = List.copyOf(dropped);
    namesToday = Map.copyOf(namesToday);
  }

  /** One column in both versions. */
  record Pair(Column before, Column after) {
    boolean isRenamed() {
      return !before.name().equals(after.name());
    }
  }

  static ColumnPairs of(Contract before, Contract after) {
    Map<String, Column> old = byName(before);
    Map<String, Column> today = byName(after);
    List<Pair> kept = new ArrayList<>();
    List<Column> added = new ArrayList<>();
    Set<String> found = new HashSet<>();
    for (Column column : after.columns()) {
      Optional<Column> former =
          Optional.ofNullable(old.get(column.name()))
              .or(
                  () ->
                      column.renamedFrom().filter(name -> !today.containsKey(name)).map(old::get));
      former.ifPresentOrElse(
          match -> {
            found.add(match.name());
            kept.add(new Pair(match, column));
          },
          () -> added.add(column));
    }
    List<Column> dropped =
        before.columns().stream().filter(column -> !found.contains(column.name())).toList();
    return new ColumnPairs(kept, added, dropped, namesToday(kept));
  }

  private static Map<String, Column> byName(Contract contract) {
    Map<String, Column> columns = new LinkedHashMap<>();
    contract.columns().forEach(column -> columns.put(column.name(), column));
    return columns;
  }

  /** What a column of the old version is called today; one that is gone keeps its name. */
  String nameToday(String old) {
    return namesToday.getOrDefault(old, old);
  }

  private static Map<String, String> namesToday(List<Pair> kept) {
    Map<String, String> names = new HashMap<>();
    kept.forEach(pair -> names.put(pair.before().name(), pair.after().name()));
    return names;
  }
}
