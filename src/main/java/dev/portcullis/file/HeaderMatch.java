package dev.portcullis.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Which field of a header is which column, by name alone. Fields and columns are numbered from 0.
 *
 * @param pairs in the order of the header
 * @param extra fields with a name that no column has
 * @param missing columns that no field names
 * @param repeated groups of fields with one name; only the first of a group is paired
 * @param unnamed fields whose name is blank
 */
record HeaderMatch(
    List<Pair> pairs,
    List<Integer> extra,
    List<Integer> missing,
    List<List<Integer>> repeated,
    List<Integer> unnamed) {
  HeaderMatch {
    pairs = List.copyOf(pairs);
    extra = List.copyOf(extra);
    missing = List.copyOf(missing);
    repeated = List.copyOf(repeated);
    unnamed = List.copyOf(unnamed);
  }

  /** A field and the column that it names, perhaps in another spelling. */
  record Pair(int field, int column) {}

  static HeaderMatch of(List<String> names, List<String> columns) {
    Map<String, List<Integer>> fields = new LinkedHashMap<>();
    List<Integer> unnamed = new ArrayList<>();
    for (int field = 0; field < names.size(); field++) {
      if (Visible.isBlank(names.get(field))) {
        unnamed.add(field);
      } else {
        fields.computeIfAbsent(Spelling.key(names.get(field)), key -> new ArrayList<>()).add(field);
      }
    }
    Map<String, Integer> known = new LinkedHashMap<>();
    IntStream.range(0, columns.size())
        .forEach(column -> known.putIfAbsent(Spelling.key(columns.get(column)), column));
    return of(fields, known, unnamed);
  }

  private static HeaderMatch of(
      Map<String, List<Integer>> fields, Map<String, Integer> columns, List<Integer> unnamed) {
    List<Pair> pairs = new ArrayList<>();
    List<Integer> extra = new ArrayList<>();
    fields.forEach(
        (key, group) -> {
          Integer column = columns.get(key);
          if (column == null) {
            extra.add(group.get(0));
          } else {
            pairs.add(new Pair(group.get(0), column));
          }
        });
    List<Integer> missing =
        columns.entrySet().stream()
            .filter(entry -> !fields.containsKey(entry.getKey()))
            .map(Map.Entry::getValue)
            .toList();
    List<List<Integer>> repeated =
        fields.values().stream().filter(group -> group.size() > 1).map(List::copyOf).toList();
    return new HeaderMatch(pairs, extra, missing, repeated, unnamed);
  }
}
