package dev.portcullis.contract.read.odcs;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which keys the schema knows at a place of a document, whatever their neighbours say. */
final class KnownKeys {
  private static final List<String> SAME_PLACE = List.of("allOf", "anyOf", "oneOf");

  private final JsonNode root;

  KnownKeys(JsonNode root) {
    this.root = root;
  }

  /**
   * The keys, in order.
   *
   * @param path from the root of the document: keys, and numbers for items of lists
   */
  Set<String> at(List<Object> path) {
    Set<JsonNode> places = closure(Set.of(root));
    for (Object step : path) {
      places = closure(step(places, step));
    }
    Set<String> keys = new TreeSet<>();
    for (JsonNode place : places) {
      place.path("properties").fieldNames().forEachRemaining(keys::add);
    }
    return keys;
  }

  private static Set<JsonNode> step(Set<JsonNode> places, Object step) {
    Set<JsonNode> next = identitySet();
    for (JsonNode place : places) {
      JsonNode found =
          step instanceof Integer
              ? place.path("items")
              : place.path("properties").path(step.toString());
      if (found.isObject()) {
        next.add(found);
      }
    }
    return next;
  }

  private Set<JsonNode> closure(Set<JsonNode> places) {
    Set<JsonNode> all = identitySet();
    Deque<JsonNode> open = new ArrayDeque<>(places);
    while (!open.isEmpty()) {
      JsonNode place = open.pop();
      if (place.isObject() && all.add(place)) {
        SAME_PLACE.forEach(word -> place.path(word).forEach(open::push));
        open.push(place.path("then"));
        referred(place).ifPresent(open::push);
      }
    }
    return all;
  }

  private Optional<JsonNode> referred(JsonNode place) {
    String reference = place.path("$ref").asText("");
    return reference.startsWith("#/")
        ? Optional.of(root.at(reference.substring(1)))
        : Optional.empty();
  }

  private static Set<JsonNode> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }
}
