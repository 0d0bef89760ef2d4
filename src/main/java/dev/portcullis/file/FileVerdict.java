package dev.portcullis.file;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that is to be said about a file before its rows, and whether they can be judged at all.
 *
 * @param problems the header's; the structure's too, when the header is right or when they leave
 *     nothing to trust
 * @param mapping present when the well-formed records can be judged; there may be errors beside it
 */
public record FileVerdict(List<Problem> problems, Optional<ColumnMapping> mapping) {
  public FileVerdict {
    problems = List.copyOf(problems);
  }

  /** Judges a probed file, its header first. */
  public static FileVerdict of(Contract contract, ProbedFile file) {
    if (file.header().isEmpty()) {
      return new FileVerdict(withoutHeader(contract, file), Optional.empty());
    }
    HeaderVerdict verdict = HeaderCheck.check(contract, file.header().get(), file.displayPath());
    List<Problem> problems = new ArrayList<>(verdict.problems());
    problems.addAll(
        verdict.mapping().isPresent()
            ? file.problems(contract.file().onMalformed())
            : file.gravestProblems());
    return new FileVerdict(
        problems, file.structure().isTrustworthy() ? verdict.mapping() : Optional.empty());
  }

  private static List<Problem> withoutHeader(Contract contract, ProbedFile file) {
    Position line =
        Position.ofLine(
            file.displayPath(), (int) Math.min(Integer.MAX_VALUE, file.structure().headerLine()));
    Optional<Problem> delimiter =
        file.headerText()
            .flatMap(
                text ->
                    HeaderCheck.otherDelimiter(
                        contract, text, file.structure().headerFields(), line));
    if (delimiter.isPresent()) {
      return List.of(delimiter.get());
    }
    List<Problem> problems = new ArrayList<>(file.problems());
    if (problems.stream().noneMatch(Problem::isError)) {
      problems.add(
          Problem.error(
              ProblemCode.MISSING_COLUMN,
              line,
              "The first line is too long for a header of "
                  + Words.count(contract.columns().size(), "column")
                  + "."));
    }
    return problems;
  }
}
