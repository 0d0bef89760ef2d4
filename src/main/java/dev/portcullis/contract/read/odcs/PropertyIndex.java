package dev.portcullis.contract.read.odcs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the properties of one table: by name, by the name of their column, by id. */
final class PropertyIndex {
  private final Map<String, PropertyReading> byName = new HashMap<>();
  private final Map<String, PropertyReading> byColumn = new HashMap<>();
  private final Map<String, PropertyReading> byId = new HashMap<>();

  PropertyIndex(List<PropertyReading> properties) {
    for (PropertyReading property : properties) {
      byName.putIfAbsent(property.names().name(), property);
      byColumn.putIfAbsent(property.names().column(), property);
      property.names().id().ifPresent(id -> byId.putIfAbsent(id, property));
    }
  }

  /** The property of that name, else the one whose column is called so. */
  Optional<PropertyReading> named(String word) {
    return Optional.ofNullable(byName.get(word)).or(() -> Optional.ofNullable(byColumn.get(word)));
  }

  Optional<PropertyReading> withId(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
