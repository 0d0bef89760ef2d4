package dev.portcullis.contract.read;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Shape;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.odcs.OdcsShape;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads a contract file. */
public final class ContractReader {
  /** A file of another kind can hold a problem a word, and nobody reads them all. */
  private static final int MOST_PROBLEMS = 1_000;

  private ContractReader() {}

  /**
   * Reads the file and collects everything that is wrong with it. Whatever stands in the file or
   * instead of it, the outcome is a value: nothing is thrown.
   *
   * @param file to read
   * @param displayPath what positions and reports call the file
   */
  public static ContractReading read(Path file, String displayPath) {
    return read(() -> ContractFile.read(file, displayPath), displayPath, root -> true)
        .orElseThrow();
  }

  /** The same for what comes through a pipe; the stream is not closed. */
  public static ContractReading read(InputStream in, String displayPath) {
    return read(() -> ContractFile.read(in, displayPath), displayPath, root -> true).orElseThrow();
  }

  /**
   * The same for a file of which nobody said that it is a contract.
   *
   * @return empty when it is a well-formed file of another sort
   */
  public static Optional<ContractReading> readIfContract(Path file, String displayPath) {
    return read(
        () -> ContractFile.read(file, displayPath), displayPath, ContractKeys::areOfContract);
  }

  private static Optional<ContractReading> read(
      Bytes bytes, String displayPath, Predicate<Node> isContract) {
    try {
      return read(bytes.file(), displayPath, isContract);
    } catch (UnreadableContract fault) {
      return Optional.of(ContractReading.unreadable(fault.problem(), fault.lines()));
    }
  }

  /** Reads what a contract is made of. */
  @FunctionalInterface
  private interface Bytes {
    ContractFile file() throws UnreadableContract;
  }

  private static Optional<ContractReading> read(
      ContractFile file, String displayPath, Predicate<Node> isContract) {
    SourceText source = new SourceText(displayPath, file.text());
    Problems problems = new Problems();
    List<Contract> contracts = List.of();
    Map<Position, Long> notEnforced = Map.of();
    try {
      Optional<Node> root = ContractTree.read(source, file.json(), problems);
      if (root.isPresent() && !isContract.test(root.get())) {
        return Optional.empty();
      }
      contracts =
          root.flatMap(found -> mapping(found, problems))
              .map(found -> contracts(found, file, displayPath, problems))
              .orElse(List.of());
      if (root.isPresent() && !problems.hasErrors()) {
        notEnforced = TableNotes.counted(root.get(), contracts, problems.toList());
      }
    } catch (UnreadableContract fault) {
      problems.add(fault.problem());
    }
    return Optional.of(
        new ContractReading(
            problems.hasErrors() ? List.of() : contracts,
            inFileOrder(problems, displayPath),
            source.lines(),
            notEnforced));
  }

  private static Optional<Mapping> mapping(Node root, Problems problems) {
    if (root instanceof Mapping mapping) {
      Texts.check(mapping, problems);
      return Optional.of(mapping);
    }
    problems.add(
        Problem.error(
            ProblemCode.WRONG_NODE,
            root.at(),
            "The contract is " + root.described() + ", expected keys with values."));
    return Optional.empty();
  }

  private static List<Contract> contracts(
      Mapping root, ContractFile file, String displayPath, Problems problems) {
    Shape shape = shape(root);
    Contract.Source origin =
        new Contract.Source(displayPath, file.sha256(), shape, Places.of(root));
    return switch (shape) {
      case NATIVE -> NativeShape.read(root, origin, problems).stream().toList();
      case JSON -> JsonShape.read(root, origin, problems).stream().toList();
      case STANDARD -> OdcsShape.read(root, origin, problems);
    };
  }

  private static Shape shape(Mapping root) {
    if (JsonShape.fits(root)) {
      return Shape.JSON;
    }
    return OdcsShape.fits(root) ? Shape.STANDARD : Shape.NATIVE;
  }

  private static List<Problem> inFileOrder(Problems problems, String path) {
    List<Problem> sorted = problems.toList().stream().sorted(Problem.byPlace()).toList();
    return sorted.size() <= MOST_PROBLEMS ? sorted : firstOf(sorted, path);
  }

  private static List<Problem> firstOf(List<Problem> sorted, String path) {
    List<Problem> first = new ArrayList<>(sorted.subList(0, MOST_PROBLEMS));
    first.add(
        Problem.error(
            ProblemCode.TOO_LARGE,
            Position.ofFile(path),
            "The contract has "
                + sorted.size()
                + " problems, the first "
                + MOST_PROBLEMS
                + " are listed."));
    return first;
  }
}
