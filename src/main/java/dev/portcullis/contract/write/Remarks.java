package dev.portcullis.contract.write;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What stands beside a written contract as comments.
 *
 * @param head lines at the top
 * @param columns lines above a column, by its name
 * @param keys a line beside a key of a column, by the name of the column and the key
 * @param contract lines above a key of the contract
 */
public record Remarks(
    List<String> head,
    Map<String, List<String>> columns,
    Map<String, Map<String, String>> keys,
    Map<String, List<String>> contract) {
  /** No comments. */
  public static final Remarks NONE = new Remarks(List.of(), Map.of(), Map.of(), Map.of());

  public Remarks {
    head = List.copyOf(head);
    columns = Map.copyOf(columns);
    keys = Map.copyOf(keys);
    contract = Map.copyOf(contract);
  }

  List<String> aboveColumn(String column) {
    return columns.getOrDefault(column, List.of());
  }

  Optional<String> besideKey(String column, String key) {
    return Optional.ofNullable(keys.getOrDefault(column, Map.of()).get(key));
  }

  List<String> aboveKey(String key) {
    return contract.getOrDefault(key, List.of());
  }

  /** Collects remarks. */
  public static final class Builder {
    private final Map<String, List<String>> columns = new HashMap<>();
    private final Map<String, Map<String, String>> keys = new HashMap<>();
    private final Map<String, List<String>> contract = new LinkedHashMap<>();

    /** Lines above a column. */
    public Builder column(String column, List<String> lines) {
      columns.put(column, List.copyOf(lines));
      return this;
    }

    /** A line beside a key of a column. */
    public Builder key(String column, String key, String line) {
      keys.computeIfAbsent(column, name -> new HashMap<>()).put(key, line);
      return this;
    }

    /** Lines above a key of the contract. */
    public Builder contract(String key, List<String> lines) {
      contract.put(key, List.copyOf(lines));
      return this;
    }

    /** All of them. */
    public Remarks build(List<String> head) {
      return new Remarks(head, columns, keys, contract);
    }
  }
}
