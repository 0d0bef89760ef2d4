package dev.portcullis.lint;

import dev.portcullis.problem.Problem;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Problems as a reader of the file meets them. */
final class FileOrder {
  private static final Comparator<Problem> BY_PLACE =
      Comparator.comparingInt((Problem problem) -> problem.position().line())
          .thenComparingInt(problem -> problem.position().column());

  private FileOrder() {}

  /** All of them; those of the same place in the order in which they are given. */
  static List<Problem> of(List<Problem> first, List<Problem> more) {
    return Stream.concat(first.stream(), more.stream()).sorted(BY_PLACE).toList();
  }
}
