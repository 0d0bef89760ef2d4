package dev.portcullis.contract.write;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the keys of a contract are written: at a column when the key is that column alone and the
 * order of keys stays as it is, else below the columns.
 *
 * @param ofColumns by column name
 * @param primary below the columns
 * @param unique below the columns
 */
record WrittenKeys(Map<String, Key> ofColumns, Optional<Key> primary, List<Key> unique) {
  WrittenKeys {
    ofColumns = Map.copyOf(ofColumns);
    unique = List.copyOf(unique);
  }

  static WrittenKeys of(Contract contract) {
    Map<String, Key> ofColumns = new HashMap<>();
    Optional<Key> primary = contract.primaryKey();
    Optional<Key> single = primary.filter(key -> Sayable.isOfColumn(key, contract));
    single.ifPresent(key -> ofColumns.put(key.columns().get(0), key));
    List<Key> unique = new ArrayList<>();
    int last = -1;
    for (Key key : contract.keys()) {
      if (key.kind() == Key.Kind.PRIMARY) {
        continue;
      }
      int place = place(contract, key);
      if (unique.isEmpty() && place > last && Sayable.isOfColumn(key, contract)) {
        ofColumns.put(key.columns().get(0), key);
        last = place;
      } else {
        unique.add(below(key, contract));
      }
    }
    return new WrittenKeys(ofColumns, single.isPresent() ? Optional.empty() : primary, unique);
  }

  /** The number of the only column of a key; -1 when there are several. */
  private static int place(Contract contract, Key key) {
    List<String> names = contract.columns().stream().map(Column::name).toList();
    return key.columns().size() == 1 ? names.indexOf(key.columns().get(0)) : -1;
  }

  private static Key below(Key key, Contract contract) {
    if (!Sayable.isBelowColumns(key, contract)) {
      throw new IllegalArgumentException("the native shape cannot say " + key);
    }
    return key;
  }
}
