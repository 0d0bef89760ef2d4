package dev.portcullis.verify;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Why a table may differ from its contract, as the folder of migrations tells. What to do about
 * that comes before everything else that could be done.
 */
public sealed interface Cause {
  /** The passport with what to do first. */
  default Passport told(Passport passport) {
    Position table = passport.contract().declaredAt();
    return passport.with(
        passport.problems().stream()
            .map(
                problem ->
                    explains(problem, table)
                        ? Problem.error(
                            problem.code(), problem.position(), problem.message(), hint())
                        : problem)
            .toList());
  }

  /**
   * Whether it may be the cause of the problem; what only the table has is told at its contract.
   */
  boolean explains(Problem problem, Position table);

  /** What to do. */
  String hint();

  /** Nothing is known. */
  record None() implements Cause {
    @Override
    public boolean explains(Problem problem, Position table) {
      return false;
    }

    @Override
    public String hint() {
      return "";
    }
  }

  /** Scripts did not run. */
  record Waiting(List<String> scripts) implements Cause {
    private static final int NAMED = 3;

    public Waiting {
      scripts = List.copyOf(scripts);
    }

    @Override
    public boolean explains(Problem problem, Position table) {
      return true;
    }

    @Override
    public String hint() {
      String first =
          scripts.stream()
              .limit(NAMED)
              .map(name -> "`" + name + "`")
              .collect(Collectors.joining(", "));
      String more = scripts.size() > NAMED ? " and " + (scripts.size() - NAMED) + " more" : "";
      return "First run `portcullis apply`, since " + first + more + " did not run here.";
    }
  }

  /** The contract asks for something else than when its last script was written. */
  record Changed(String migrate) implements Cause {
    @Override
    public boolean explains(Problem problem, Position table) {
      return true;
    }

    @Override
    public String hint() {
      return "The contract changed after its last migration: first run `"
          + migrate
          + "` and `portcullis apply`.";
    }
  }

  /** No script made the table. */
  record NotAdopted(String migrate) implements Cause {
    private static final Set<ProblemCode> LACKS =
        Set.of(ProblemCode.TABLE_DIFFERS, ProblemCode.RULE_MISSING, ProblemCode.RULE_CHANGED);

    @Override
    public boolean explains(Problem problem, Position table) {
      return LACKS.contains(problem.code()) && !problem.position().equals(table);
    }

    @Override
    public String hint() {
      return "No migration made this table: `"
          + migrate
          + "` takes it as it is and writes what it lacks, for `portcullis apply`.";
    }
  }
}
