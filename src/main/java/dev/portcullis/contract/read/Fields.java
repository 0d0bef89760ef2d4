package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The keys of one mapping, read by name. A value of the wrong shape is a problem and counts as
 * absent, so that reading goes on.
 */
final class Fields {
  private static final Pattern DIGITS = Pattern.compile("[0-9]{1,9}");

  private static final Pattern COUNT = Pattern.compile("[0-9]{1,18}");

  private final Mapping mapping;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final Problems problems;

  /** A key that is looked at twice is refused once. */
  private final Set<String> refused = new HashSet<>();

  Fields(Mapping mapping, Problems problems) {
    this.mapping = mapping;
    this.problems = problems;
    mapping.entries().forEach(entry -> entries.put(entry.key().text(), entry));
  }

  Mapping mapping() {
    return mapping;
  }

  Optional<Entry> entry(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** The value of the key; empty when the key is absent or has no value. */
  Optional<Node> node(String key) {
    return entry(key)
        .filter(entry -> !refused.contains(key))
        .flatMap(
            entry ->
                Nulls.problem(entry)
                    .map(problem -> this.<Node>refuse(key, problem))
                    .orElseGet(() -> Optional.of(entry.value())));
  }

  private <T> Optional<T> refuse(String key, Problem problem) {
    refused.add(key);
    problems.add(problem);
    return Optional.empty();
  }

  Optional<Scalar> scalar(String key) {
    return node(key)
        .flatMap(
            node -> {
              if (node instanceof Scalar scalar) {
                return Optional.of(scalar);
              }
              return refuse(key, WrongNode.problem(key, "a single value", node));
            });
  }

  Optional<String> text(String key) {
    return scalar(key).map(Scalar::text);
  }

  Optional<Listing> list(String key, String example) {
    return node(key)
        .flatMap(
            node -> {
              if (node instanceof Listing list) {
                return Optional.of(list);
              }
              return refuse(key, WrongNode.problem(key, "a list", node, "Write " + example + "."));
            });
  }

  Optional<Mapping> mapping(String key) {
    return node(key)
        .flatMap(
            node -> {
              if (node instanceof Mapping found) {
                return Optional.of(found);
              }
              return refuse(key, WrongNode.problem(key, "a mapping", node));
            });
  }

  /**
   * {@code true} or {@code false} as YAML and JSON agree on them; {@code yes}, {@code on} and the
   * like are refused.
   */
  Optional<Declared<Boolean>> flag(String key) {
    return scalar(key)
        .flatMap(
            scalar -> {
              if (scalar.spelling() == Spelling.PLAIN && scalar.text().equals("true")) {
                return Optional.of(new Declared<>(true, scalar.at()));
              }
              if (scalar.spelling() == Spelling.PLAIN && scalar.text().equals("false")) {
                return Optional.of(new Declared<>(false, scalar.at()));
              }
              return refuse(key, Flags.problem(key, scalar));
            });
  }

  /** A whole number of characters. */
  Optional<Declared<Integer>> length(String key, int least) {
    return scalar(key)
        .flatMap(
            scalar -> {
              if (DIGITS.matcher(scalar.text()).matches()
                  && Integer.parseInt(scalar.text()) >= least) {
                return Optional.of(new Declared<>(Integer.parseInt(scalar.text()), scalar.at()));
              }
              problems.add(
                  Problem.error(
                      ProblemCode.NOT_A_NUMBER,
                      scalar.at(),
                      "Key `"
                          + key
                          + "` is "
                          + Shown.text(scalar.text())
                          + ", expected a whole number from "
                          + least
                          + " to 999999999."));
              return Optional.empty();
            });
  }

  /** A whole number of rows. */
  Optional<Declared<Long>> count(String key) {
    return scalar(key)
        .flatMap(
            scalar -> {
              if (COUNT.matcher(scalar.text()).matches()) {
                return Optional.of(new Declared<>(Long.parseLong(scalar.text()), scalar.at()));
              }
              return refuse(
                  key,
                  Problem.error(
                      ProblemCode.NOT_A_NUMBER,
                      scalar.at(),
                      "Key `"
                          + key
                          + "` is "
                          + Shown.text(scalar.text())
                          + ", expected a whole number of rows."));
            });
  }

  /** One of the words. */
  <E> Optional<E> choice(String key, Map<String, E> words) {
    return scalar(key).flatMap(scalar -> Choices.read(key, scalar, words, problems));
  }

  /** A key that must be there. */
  void require(String key, String what) {
    if (!entries.containsKey(key)) {
      problems.add(
          Problem.error(ProblemCode.MISSING_KEY, mapping.at(), what + " has no `" + key + "`."));
    }
  }

  /** Refuses every key that is not listed. */
  void allow(Collection<String> known, String what) {
    for (Entry entry : mapping.entries()) {
      if (!known.contains(entry.key().text())) {
        problems.add(UnknownKey.problem(entry.key(), known, what));
      }
    }
  }
}
