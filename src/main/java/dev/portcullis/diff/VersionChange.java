package dev.portcullis.diff;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How the version of a contract went on, and how far its changes need it to go.
 *
 * @param needed by the changes
 * @param taken empty when it cannot be said: the version differs and one of the two is not
 *     semantic, or it went back
 */
public record VersionChange(String before, String after, Step needed, Optional<Step> taken) {
  private static final String UNDECLARED = "0";

  public VersionChange {
    Objects.requireNonNull(before);
    Objects.requireNonNull(after);
    Objects.requireNonNull(needed);
    Objects.requireNonNull(taken);
  }

  static VersionChange of(String before, String after, Step needed) {
    return new VersionChange(before, after, needed, taken(before, after));
  }

  private static Optional<Step> taken(String before, String after) {
    if (before.equals(after)) {
      return Optional.of(Step.NONE);
    }
    Optional<Version> old = Version.of(before);
    Optional<Version> today = Version.of(after);
    if (old.isEmpty() || today.isEmpty() || today.get().isBefore(old.get())) {
      return Optional.empty();
    }
    return old.get().isUnfinishedBeside(today.get())
        ? Optional.of(Step.MAJOR)
        : Optional.of(old.get().stepTo(today.get()));
  }

  /** Whether both versions are semantic, so that steps mean something. */
  public boolean isSemantic() {
    return Version.of(before).isPresent() && Version.of(after).isPresent();
  }

  private boolean goesBack() {
    return isSemantic()
        && Version.of(after).orElseThrow().isBefore(Version.of(before).orElseThrow());
  }

  /**
   * What is wrong with the step.
   *
   * @param contract of the new version
   */
  List<Problem> problems(Contract contract) {
    if (before.equals(after)) {
      boolean isOfMeaning = needed.compareTo(Step.PATCH) > 0;
      return isOfMeaning ? List.of(unchanged(contract)) : List.of();
    }
    if (goesBack()) {
      return List.of(back(contract));
    }
    boolean isTooSmall = taken.isPresent() && taken.get().compareTo(needed) < 0;
    return isTooSmall ? List.of(tooSmall(contract)) : List.of();
  }

  private Problem unchanged(Contract contract) {
    return Problem.warning(
        ProblemCode.VERSION_UNCHANGED,
        at(contract),
        "The contract `%s` means something else than before, and its version is still `%s`."
            .formatted(contract.name(), after),
        hint());
  }

  private Problem back(Contract contract) {
    return Problem.warning(
        ProblemCode.VERSION_STEP,
        at(contract),
        "The version of the contract `%s` goes back from `%s` to `%s`."
            .formatted(contract.name(), before, after),
        hint());
  }

  private Problem tooSmall(Contract contract) {
    return Problem.warning(
        ProblemCode.VERSION_STEP,
        at(contract),
        "The version of the contract `%s` goes from `%s` to `%s`; its changes need a %s step."
            .formatted(contract.name(), before, after, needed.word()),
        hint());
  }

  private static Position at(Contract contract) {
    return contract.source().place("version").orElse(contract.declaredAt());
  }

  private String hint() {
    if (before.equals(UNDECLARED)) {
      return "A contract without a `version` has the version 0; write for example `version: 1.0.0`.";
    }
    return Version.of(before)
        .map(
            version ->
                "A %s step is `version: %s`.".formatted(needed.word(), version.after(needed)))
        .orElse("Write the next `version`; its changes would be a " + needed.word() + " step.");
  }
}
