package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Choices;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.UnknownKey;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Judges the parts of a 3.2 document that the schema of 3.1 does not know. */
final class NewerParts {
  private final Problems problems;

  NewerParts(Problems problems) {
    this.problems = problems;
  }

  void problem(Problem problem) {
    problems.add(problem);
  }

  void items(Entry entry, List<String> known, String needed, String noun) {
    items(entry.value(), known, needed, noun);
  }

  /** The mappings of a list, each with a text or number under the needed key. */
  List<Mapping> items(Node value, List<String> known, String needed, String noun) {
    if (!(value instanceof Listing list)) {
      problems.add(wrong(noun, value, "a list of mappings, each with a `" + needed + "`"));
      return List.of();
    }
    List<Mapping> items = new ArrayList<>();
    for (Node item : list.items()) {
      if (item instanceof Mapping mapping) {
        item(mapping, known, needed, noun);
        items.add(mapping);
      } else {
        problems.add(wrong(noun, item, "a mapping with a `" + needed + "`"));
      }
    }
    return items;
  }

  private void item(Mapping item, List<String> known, String needed, String noun) {
    for (Entry entry : item.entries()) {
      if (!known.contains(entry.key().text())) {
        problems.add(UnknownKey.problem(entry.key(), known, "`" + noun + "`"));
      }
    }
    Place.entry(item, needed)
        .ifPresentOrElse(
            entry -> {
              if (!(entry.value() instanceof Scalar)) {
                problems.add(wrong(needed, entry.value(), "a single value"));
              }
            },
            () ->
                problems.add(
                    Problem.error(
                        ProblemCode.MISSING_KEY,
                        item.at(),
                        "An item of `" + noun + "` has no `" + needed + "`.")));
  }

  void distinct(Node value, Set<Node> earlier) {
    // Where it stands does not count.
    Node plain =
        value instanceof Scalar scalar
            ? new Scalar(scalar.text(), scalar.spelling(), Position.ofFile(""))
            : value;
    if (!earlier.add(plain)) {
      problems.add(
          Problem.error(
              ProblemCode.REPEATED_VALUE,
              value.at(),
              "`enum` names " + value.described() + " twice."));
    }
  }

  void choice(Entry entry, List<String> words) {
    if (entry.value() instanceof Scalar scalar && !words.contains(scalar.text())) {
      problems.add(Choices.problem(entry.key().text(), scalar, words));
    }
  }

  /** A map says what its keys and its values are. */
  void map(Mapping property) {
    Node map = Place.entry(property, "map").map(Entry::value).orElse(null);
    if (!(map instanceof Mapping found)) {
      problems.add(
          Problem.error(
              ProblemCode.MISSING_KEY,
              property.at(),
              "A property of `logicalType: map` has no `map` with `key` and `value`."));
      return;
    }
    for (String part : List.of("key", "value")) {
      if (Place.entry(found, part).filter(entry -> entry.value() instanceof Mapping).isEmpty()) {
        problems.add(
            Problem.error(ProblemCode.MISSING_KEY, found.at(), "`map` has no `" + part + "`."));
      }
    }
  }

  private static Problem wrong(String key, Node found, String expected) {
    return Problem.error(
        ProblemCode.WRONG_NODE,
        found.at(),
        "Key `" + key + "` is " + found.described() + ", expected " + expected + ".");
  }
}
