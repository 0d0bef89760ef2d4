package dev.portcullis.lint;

import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.stream.Stream;

/** Problems as a reader of the file meets them. */
final class FileOrder {
  private FileOrder() {}

  /** All of them; those of the same place in the order in which they are given. */
  static List<Problem> of(List<Problem> first, List<Problem> more) {
    return Stream.concat(first.stream(), more.stream()).sorted(Problem.byPlace()).toList();
  }
}
