package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A place in a document, as messages name it.
 *
 * @param path keys, and numbers for items of lists
 * @param node what stands there
 */
record Place(List<Object> path, Node node) {
  private static final Map<String, String> ITEMS =
      Map.ofEntries(
          Map.entry("schema", "schema object"),
          Map.entry("properties", "property"),
          Map.entry("quality", "quality rule"),
          Map.entry("relationships", "relationship"),
          Map.entry("servers", "server"),
          Map.entry("slaProperties", "SLA property"),
          Map.entry("customProperties", "custom property"),
          Map.entry("authoritativeDefinitions", "authoritative definition"),
          Map.entry("members", "member"),
          Map.entry("team", "member of the team"),
          Map.entry("roles", "role"),
          Map.entry("support", "support channel"),
          Map.entry("enum", "`enum` value"),
          Map.entry("synonyms", "synonym"));
  private static final List<String> NAMES =
      List.of("name", "server", "username", "role", "channel", "id");

  Place {
    path = List.copyOf(path);
  }

  /** The place, or the nearest above it that exists. */
  static Place of(Node root, List<Object> path) {
    Node node = root;
    List<Object> found = new ArrayList<>();
    for (Object step : path) {
      Optional<Node> next = step(node, step);
      if (next.isEmpty()) {
        break;
      }
      node = next.get();
      found.add(step);
    }
    return new Place(found, node);
  }

  private static Optional<Node> step(Node node, Object step) {
    if (step instanceof Integer index && node instanceof Listing listing) {
      return index < listing.items().size()
          ? Optional.of(listing.items().get(index))
          : Optional.empty();
    }
    return entry(node, step.toString()).map(Entry::value);
  }

  static Optional<Entry> entry(Node node, String key) {
    return node instanceof Mapping mapping
        ? mapping.entries().stream().filter(entry -> entry.key().text().equals(key)).findFirst()
        : Optional.empty();
  }

  Optional<Entry> entry(String key) {
    return entry(node, key);
  }

  /** The key under which the place stands; empty for items of a list and for the root. */
  Optional<String> key() {
    return path.isEmpty() || !(path.get(path.size() - 1) instanceof String key)
        ? Optional.empty()
        : Optional.of(key);
  }

  /** Inside of a sentence, for example {@code property `order_id`}. */
  String described() {
    if (path.isEmpty()) {
      return "the contract";
    }
    Object last = path.get(path.size() - 1);
    if (last instanceof String key) {
      return Shown.text(key);
    }
    String list = path.size() < 2 ? "" : path.get(path.size() - 2).toString();
    String noun = ITEMS.getOrDefault(list, "entry of " + Shown.text(list));
    return NAMES.stream()
        .flatMap(name -> entry(name).stream())
        .filter(entry -> entry.value() instanceof Scalar scalar && !scalar.isNull())
        .findFirst()
        .map(entry -> noun + " " + entry.value().described())
        .orElse(article(noun) + noun);
  }

  /** At the start of a sentence. */
  String capitalised() {
    String text = described();
    return text.startsWith("`")
        ? "Key " + text
        : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private static String article(String noun) {
    return noun.matches("[aeiouS`].*") ? "an " : "a ";
  }
}
