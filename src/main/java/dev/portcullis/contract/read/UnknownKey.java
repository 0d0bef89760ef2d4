package dev.portcullis.contract.read;

import static java.util.Map.entry;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A key that the contract does not know: it might have been a rule, so it is never passed over. */
public final class UnknownKey {
  /** What other tools call our keys, where spelling alone does not lead there. */
  private static final Map<String, String> SYNONYMS =
      new TreeMap<>(
          Map.ofEntries(
              entry("minimum", "min"),
              entry("maximum", "max"),
              entry("regex", "pattern"),
              entry("regexp", "pattern"),
              entry("values", "enum"),
              entry("allowed", "enum"),
              entry("allowed_values", "enum"),
              entry("choices", "enum"),
              entry("length", "max_length"),
              entry("nullable", "required"),
              entry("not_null", "required"),
              entry("mandatory", "required"),
              entry("optional", "required"),
              entry("required", "nullable"),
              entry("exclusiveMinimum", "exclusive_min"),
              entry("exclusive_minimum", "exclusive_min"),
              entry("exclusiveMaximum", "exclusive_max"),
              entry("exclusive_maximum", "exclusive_max"),
              entry("fields", "columns"),
              entry("properties", "columns"),
              entry("pk", "primary_key"),
              entry("key", "primary_key"),
              entry("keys", "primary_key"),
              entry("separator", "delimiter"),
              entry("sep", "delimiter"),
              entry("charset", "encoding"),
              entry("nulls", "null_values"),
              entry("na_values", "null_values"),
              entry("title", "name"),
              entry("comment", "description"),
              entry("severity", "on_violation")));

  private UnknownKey() {}

  /** The problem, with the key that was meant or those that there are. */
  public static Problem problem(Scalar key, Collection<String> known, String what) {
    String message = "Key " + Shown.text(key.text()) + " of " + what + " is not known.";
    if (key.text().equals("<<")) {
      return Problem.error(
          ProblemCode.UNKNOWN_KEY,
          key.at(),
          message,
          "YAML merge keys are not read; write the keys out.");
    }
    String hint =
        meant(key.text(), known)
            .map(near -> "Did you mean `" + near + "`?")
            .orElseGet(() -> "Known keys: " + Shown.list(known) + ".");
    return Problem.error(ProblemCode.UNKNOWN_KEY, key.at(), message, hint);
  }

  private static Optional<String> meant(String written, Collection<String> known) {
    return Optional.ofNullable(SYNONYMS.get(written))
        .filter(known::contains)
        .or(() -> NearNames.nearest(written, known))
        .or(() -> NearNames.nearest(written, SYNONYMS.keySet()).map(SYNONYMS::get))
        .filter(known::contains);
  }
}
