package dev.portcullis.testkit;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * Finds a place in a JSON text by a path such as {@code /rules/id=amount.min/samples/*}{@code
 * /line}: a step is a key, an index, {@code key=value} for the element that has it, or {@code *}
 * for all elements.
 */
final class JsonLookup {

  private static final String NOTHING = "(nothing)";

  private JsonLookup() {}

  /** What stands there: a scalar as it is, a list as {@code [1, 2]}, or {@code (nothing)}. */
  static String find(String json, String path) {
    // Every JSON text that the program writes is YAML too, and its strings are quoted.
    Object root = new Yaml(new SafeConstructor(new LoaderOptions())).load(json);
    return String.valueOf(find(root, List.of(path.substring(1).split("/", -1))));
  }

  private static Object find(@Nullable Object node, List<String> path) {
    if (node == null || NOTHING.equals(node) || path.isEmpty()) {
      return String.valueOf(node);
    }
    String step = path.get(0);
    List<String> rest = path.subList(1, path.size());
    if (node instanceof Map<?, ?> map) {
      return map.containsKey(step) ? find(map.get(step), rest) : NOTHING;
    }
    if (node instanceof List<?> list) {
      return step.equals("*")
          ? list.stream().map(element -> find(element, rest)).toList()
          : find(element(list, step), rest);
    }
    return NOTHING;
  }

  private static @Nullable Object element(List<?> list, String step) {
    int equals = step.indexOf('=');
    if (equals < 0) {
      int index = Integer.parseInt(step);
      return index < list.size() ? list.get(index) : NOTHING;
    }
    for (Object element : list) {
      if (element instanceof Map<?, ?> map
          && step.substring(equals + 1)
              .equals(String.valueOf(map.get(step.substring(0, equals))))) {
        return map;
      }
    }
    return NOTHING;
  }
}
