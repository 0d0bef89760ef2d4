package dev.portcullis.problem;

import java.util.ArrayList;
import java.util.List;

/** Collects the problems of one run, in the order in which they were found. Not thread safe. */
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  public void add(Problem problem) {
    found.add(problem);
  }

  public void addAll(List<Problem> problems) {
    found.addAll(problems);
  }

  public boolean hasErrors() {
    return found.stream().anyMatch(Problem::isError);
  }

  /** A copy of what was found so far. */
  public List<Problem> toList() {
    return List.copyOf(found);
  }
}
