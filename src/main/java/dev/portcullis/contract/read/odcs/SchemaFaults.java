package dev.portcullis.contract.read.odcs;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Judges a document by the JSON Schema of the standard and tells each fault once: a validator
 * repeats a fault for every branch and every level above it.
 */
final class SchemaFaults {
  /** More faults than anybody reads come from a file that is something else. */
  private static final int MOST = 2_000;

  private final Node root;
  private final StandardVersion version;
  private final SchemaWords words;
  private final Map<String, Problem> problems = new LinkedHashMap<>();

  private SchemaFaults(Node root, StandardVersion version) {
    this.root = root;
    this.version = version;
    this.words = new SchemaWords(new KnownKeys(OfficialSchema.get().source()));
  }

  /**
   * The faults.
   *
   * @param root of the document in the words of 3.1
   * @param version in which it is written
   */
  static List<Problem> of(Node root, StandardVersion version) {
    List<Error> errors = OfficialSchema.get().judge(root);
    if (errors.isEmpty()) {
      return List.of();
    }
    return new SchemaFaults(root, version).told(errors);
  }

  private List<Problem> told(List<Error> errors) {
    List<Fault> real = new ArrayList<>();
    List<Fault> unevaluated = new ArrayList<>();
    for (Error error : errors.subList(0, Math.min(MOST, errors.size()))) {
      Fault fault = new Fault(path(error.getInstanceLocation()), error);
      if (error.getKeyword().equals("unevaluatedProperties")) {
        unevaluated.add(fault);
      } else if (isOfRightBranch(fault)) {
        real.add(fault);
      }
    }
    real.stream().filter(fault -> !isReadableRule(fault)).forEach(this::tell);
    tellUnevaluated(unevaluated, real);
    return List.copyOf(problems.values());
  }

  /**
   * A key that is known counts as not evaluated wherever something beside or below it is wrong, so
   * the deepest come first, and those that are not known before those that are.
   */
  private void tellUnevaluated(List<Fault> unevaluated, List<Fault> real) {
    Set<List<Object>> faulty = new HashSet<>();
    real.forEach(fault -> markAbove(fault, faulty));
    for (Fault fault : unevaluated) {
      if (!words.knows(fault.path(), fault.key())) {
        tell(fault);
        markAbove(fault, faulty);
      }
    }
    List<Fault> deepestFirst = new ArrayList<>(unevaluated);
    deepestFirst.sort(Comparator.comparingInt((Fault fault) -> fault.path().size()).reversed());
    for (Fault fault : deepestFirst) {
      if (words.knows(fault.path(), fault.key()) && !faulty.contains(fault.path())) {
        tell(fault);
        markAbove(fault, faulty);
      }
    }
  }

  private void tell(Fault fault) {
    Problem problem = weighed(fault, words.problem(fault, Place.of(root, fault.path())));
    problems.putIfAbsent(problem.position() + problem.message(), problem);
  }

  /**
   * Version 3.0 lets sections other than the document itself have keys of their own. Where rules
   * stand they are refused all the same: one might be a rule that is misspelled.
   */
  private Problem weighed(Fault fault, Problem problem) {
    boolean isOpen =
        version == StandardVersion.V3_0
            && problem.code() == ProblemCode.UNKNOWN_KEY
            && !fault.path().isEmpty()
            && !holdsRules(fault.path());
    return isOpen
        ? Problem.warning(problem.code(), problem.position(), problem.message(), problem.hint())
        : problem;
  }

  private static boolean holdsRules(List<Object> path) {
    return path.get(0).equals("schema")
        && !path.contains("customProperties")
        && !path.contains("authoritativeDefinitions");
  }

  /**
   * What a branch of several says is about that branch alone. Only the two forms of a team are told
   * apart by their shape; elsewhere the choice as a whole is what is wrong.
   */
  private boolean isOfRightBranch(Fault fault) {
    String path = fault.error().getEvaluationPath().toString();
    if (path.startsWith("/properties/team/oneOf")) {
      boolean isList = Place.of(root, List.of("team")).node() instanceof Node.Listing;
      return path.startsWith("/properties/team/oneOf/" + (isList ? 1 : 0) + "/");
    }
    return !path.contains("/oneOf/") && !isOneSided(fault);
  }

  /** A relationship that lacks an end has no ends to compare either. */
  private boolean isOneSided(Fault fault) {
    Place place = Place.of(root, fault.path());
    boolean isRelationship = fault.path().contains("relationships") && !place.key().isPresent();
    return fault.error().getKeyword().equals("oneOf")
        && isRelationship
        && (place.entry("from").isEmpty() || place.entry("to").isEmpty());
  }

  /** The schema wants the two ends of a range to differ, and we read ends that are alike. */
  private boolean isReadableRule(Fault fault) {
    if (!fault.error().getKeyword().equals("oneOf")) {
      return false;
    }
    List<Entry> operators = Operators.of(Place.of(root, fault.path()).node());
    return operators.size() == 1 && Operators.threshold(operators.get(0)).isPresent();
  }

  private static void markAbove(Fault fault, Set<List<Object>> places) {
    for (int length = 0; length <= fault.path().size(); length++) {
      places.add(fault.path().subList(0, length));
    }
  }

  private static List<Object> path(NodePath location) {
    List<Object> path = new ArrayList<>();
    for (int i = 0; i < location.getNameCount(); i++) {
      Object element = location.getElement(i);
      path.add(element instanceof Number number ? number.intValue() : element.toString());
    }
    return List.copyOf(path);
  }

  /** An error of the validator and where it is. */
  record Fault(List<Object> path, Error error) {
    String key() {
      String property = error.getProperty();
      return property == null ? "" : property;
    }
  }
}
