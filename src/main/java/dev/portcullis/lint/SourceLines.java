package dev.portcullis.lint;

import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What of a file is kept until all files were looked at. */
final class SourceLines {
  private SourceLines() {}

  /**
   * The lines up to the last of which something is or may be said, the others among them empty: a
   * folder may hold megabytes of contracts.
   */
  static List<String> of(ContractReading reading, List<Problem> notes) {
    Stream<Position> told =
        Stream.concat(reading.problems().stream(), notes.stream()).map(Problem::position);
    // What one contract has in common with another is told where its name stands.
    Stream<Position> names = reading.contracts().stream().map(found -> found.declaredAt());
    Set<Integer> needed =
        Stream.concat(told, names).map(Position::line).collect(Collectors.toSet());
    List<String> lines = reading.sourceLines();
    int last = needed.stream().mapToInt(Integer::intValue).max().orElse(0);
    return IntStream.rangeClosed(1, Math.min(last, lines.size()))
        .mapToObj(line -> needed.contains(line) ? lines.get(line - 1) : "")
        .toList();
  }
}
