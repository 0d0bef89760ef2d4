package dev.portcullis.contract.read.odcs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.contract.read.UnknownKey;
import dev.portcullis.contract.read.odcs.SchemaFaults.Fault;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Says in our words what the validator found. */
final class SchemaWords {
  private final KnownKeys known;

  SchemaWords(KnownKeys known) {
    this.known = known;
  }

  boolean knows(List<Object> path, String key) {
    return known.at(path).contains(key);
  }

  Problem problem(Fault fault, Place place) {
    Position at = place.node().at();
    return switch (fault.error().getKeyword()) {
      case "required" ->
          Problem.error(
              ProblemCode.MISSING_KEY,
              at,
              place.capitalised() + " has no `" + fault.key() + "`.",
              "The standard demands it.");
      case "unevaluatedProperties", "additionalProperties" -> unknownKey(fault, place);
      case "type" -> wrongType(fault, place);
      case "enum", "const" -> wrongChoice(fault, place);
      case "pattern" ->
          broken(
              at,
              place.capitalised()
                  + " is "
                  + place.node().described()
                  + ", expected letters, digits, `_` and `-`.");
      case "uniqueItems" ->
          Problem.error(
              ProblemCode.REPEATED_VALUE, at, place.capitalised() + " names a value twice.");
      case "minItems", "maxItems" ->
          broken(
              at, place.capitalised() + " has another number of items than the standard allows.");
      case "minimum", "exclusiveMinimum" ->
          broken(
              at,
              place.capitalised() + " is " + place.node().described() + ", which is too small.");
      case "oneOf", "anyOf", "not" -> noneFits(place);
      default -> broken(at, place.capitalised() + " does not fit the JSON Schema of the standard.");
    };
  }

  private Problem unknownKey(Fault fault, Place place) {
    Entry entry = place.entry(fault.key()).orElseThrow();
    Set<String> keys = known.at(place.path());
    if (keys.contains(fault.key())) {
      return Problem.error(
          ProblemCode.UNKNOWN_KEY,
          entry.key().at(),
          "Key "
              + Shown.text(fault.key())
              + " of "
              + place.described()
              + " does not fit the other keys beside it.",
          "The standard knows it for another `type`, `logicalType` or `metric`.");
    }
    return UnknownKey.problem(entry.key(), keys, place.described());
  }

  private static Problem wrongType(Fault fault, Place place) {
    String expected = String.valueOf(argument(fault, 1));
    ProblemCode code =
        switch (expected) {
          case "boolean" -> ProblemCode.NOT_A_BOOLEAN;
          case "number", "integer" -> ProblemCode.NOT_A_NUMBER;
          default -> ProblemCode.WRONG_NODE;
        };
    String message =
        place.capitalised()
            + " is "
            + place.node().described()
            + ", expected "
            + named(expected)
            + ".";
    return quotes(place.node(), expected)
        .map(hint -> Problem.error(code, place.node().at(), message, hint))
        .orElseGet(() -> Problem.error(code, place.node().at(), message));
  }

  /** A hint when quotes are all that is wrong with a value. */
  private static Optional<String> quotes(Node node, String expected) {
    if (!(node instanceof Scalar scalar) || scalar.isNull()) {
      return Optional.empty();
    }
    return switch (expected) {
      case "string" -> Optional.of("YAML reads it as another type; write it in quotes.");
      case "number", "integer", "boolean" ->
          scalar.spelling() == Spelling.QUOTED
              ? Optional.of("It is a text; write it without quotes.")
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static String named(String type) {
    return switch (type) {
      case "string" -> "text";
      case "boolean" -> "`true` or `false`";
      case "number" -> "a number";
      case "integer" -> "a whole number";
      case "array" -> "a list";
      case "object" -> "a mapping";
      default -> "`" + type + "`";
    };
  }

  private static Problem wrongChoice(Fault fault, Place place) {
    List<String> words = new ArrayList<>();
    JsonNode choices = fault.error().getSchemaNode();
    if (choices != null) {
      choices.forEach(choice -> words.add(choice.asText()));
    }
    String message =
        place.capitalised()
            + " is "
            + place.node().described()
            + ", expected one of "
            + Shown.list(words)
            + ".";
    String text = place.node() instanceof Scalar scalar ? scalar.text() : "";
    return NearNames.nearest(text, words)
        .map(
            near ->
                Problem.error(
                    ProblemCode.BAD_CHOICE,
                    place.node().at(),
                    message,
                    "Did you mean `" + near + "`?"))
        .orElseGet(() -> Problem.error(ProblemCode.BAD_CHOICE, place.node().at(), message));
  }

  /** A choice between several forms, none of which fits. */
  private static Problem noneFits(Place place) {
    Node node = place.node();
    String key = place.key().orElse("");
    if (key.equals("to") || key.equals("from")) {
      return broken(
          node.at(),
          "Key `"
              + key
              + "` is "
              + node.described()
              + ", expected `table.column`, a path of ids such as `schema/orders/properties/id`, or a list of them.");
    }
    if (isItemOf(place, "relationships")) {
      return place
          .entry("from")
          .filter(entry -> isItemOf(place, "relationships") && isOfProperty(place))
          .map(
              from ->
                  broken(
                      from.key().at(),
                      "A relationship of a property has no `from`, it is the property itself."))
          .orElseGet(
              () ->
                  broken(
                      node.at(),
                      "`from` and `to` of a relationship are both one reference or both a list."));
    }
    if (isItemOf(place, "quality")) {
      return Operators.problem(node, place);
    }
    return broken(
        node.at(),
        place.capitalised()
            + " is "
            + node.described()
            + ", which the standard does not allow here.");
  }

  private static boolean isItemOf(Place place, String list) {
    int size = place.path().size();
    return size >= 2
        && place.path().get(size - 1) instanceof Integer
        && place.path().get(size - 2).equals(list);
  }

  private static boolean isOfProperty(Place place) {
    int size = place.path().size();
    return size >= 4 && Objects.equals(place.path().get(size - 4), "properties");
  }

  private static Object argument(Fault fault, int index) {
    Object[] arguments = fault.error().getArguments();
    return arguments != null && arguments.length > index ? arguments[index] : "";
  }

  private static Problem broken(Position at, String message) {
    return Problem.error(ProblemCode.SCHEMA_BROKEN, at, message);
  }
}
