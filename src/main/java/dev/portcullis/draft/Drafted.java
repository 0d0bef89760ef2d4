package dev.portcullis.draft;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The outcome of drafting.
 *
 * @param text of the contract; empty when there is none to give
 * @param contract that the text says; empty when a problem is an error
 * @param problems found on the way
 */
public record Drafted(Optional<String> text, Optional<Contract> contract, List<Problem> problems) {
  /** What problems of the draft itself call it. */
  public static final String PATH = "draft.yaml";

  public Drafted {
    Objects.requireNonNull(text);
    Objects.requireNonNull(contract);
    problems = List.copyOf(problems);
  }

  static Drafted refused(List<Problem> problems) {
    return new Drafted(Optional.empty(), Optional.empty(), problems);
  }
}
