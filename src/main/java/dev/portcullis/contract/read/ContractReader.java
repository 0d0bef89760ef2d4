package dev.portcullis.contract.read;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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
    try {
      ContractFile contractFile = ContractFile.read(file, displayPath);
      return read(contractFile, displayPath);
    } catch (UnreadableContract fault) {
      return new ContractReading(List.of(), List.of(fault.problem()), fault.lines());
    }
  }

  private static ContractReading read(ContractFile file, String displayPath) {
    SourceText source = new SourceText(displayPath, file.text());
    Problems problems = new Problems();
    List<Contract> contracts = List.of();
    try {
      Contract.Source origin = new Contract.Source(displayPath, file.sha256());
      contracts =
          root(source, file.json(), problems)
              .map(root -> shape(root, origin, problems))
              .orElse(List.of());
    } catch (UnreadableContract fault) {
      problems.add(fault.problem());
    }
    return new ContractReading(
        problems.hasErrors() ? List.of() : contracts,
        inFileOrder(problems, displayPath),
        source.lines());
  }

  private static List<Contract> shape(Mapping root, Contract.Source origin, Problems problems) {
    Optional<Contract> contract =
        JsonShape.fits(root)
            ? JsonShape.read(root, origin, problems)
            : NativeShape.read(root, origin, problems);
    return contract.stream().toList();
  }

  private static Optional<Mapping> root(SourceText source, boolean json, Problems problems)
      throws UnreadableContract {
    Optional<Node> root = json ? JsonTree.read(source, problems) : yaml(source, problems);
    if (root.isEmpty() || (root.get() instanceof Node.Scalar scalar && scalar.isNull())) {
      problems.add(
          Problem.error(
              ProblemCode.FILE_NOT_READABLE,
              Position.ofFile(source.path()),
              "The contract is empty."));
      return Optional.empty();
    }
    if (root.get() instanceof Mapping mapping) {
      Texts.check(mapping, problems);
      return Optional.of(mapping);
    }
    problems.add(
        Problem.error(
            ProblemCode.WRONG_NODE,
            root.get().at(),
            "The contract is " + root.get().described() + ", expected keys with values."));
    return Optional.empty();
  }

  /** JSON is nearly YAML; tabs are what YAML cannot read in it. */
  private static Optional<Node> yaml(SourceText source, Problems problems)
      throws UnreadableContract {
    Problems ofYaml = new Problems();
    try {
      Optional<Node> root = YamlTree.read(source, ofYaml);
      problems.addAll(ofYaml.toList());
      return root;
    } catch (UnreadableContract fault) {
      return source.text().stripLeading().startsWith("{")
          ? jsonInstead(source, problems, fault)
          : refuse(problems, ofYaml, fault);
    }
  }

  private static Optional<Node> jsonInstead(
      SourceText source, Problems problems, UnreadableContract yamlFault)
      throws UnreadableContract {
    try {
      return JsonTree.read(source, problems);
    } catch (UnreadableContract notJsonEither) {
      throw yamlFault;
    }
  }

  private static Optional<Node> refuse(Problems problems, Problems ofYaml, UnreadableContract fault)
      throws UnreadableContract {
    problems.addAll(ofYaml.toList());
    throw fault;
  }

  private static List<Problem> inFileOrder(Problems problems, String path) {
    List<Problem> sorted =
        problems.toList().stream()
            .sorted(
                Comparator.comparingInt((Problem problem) -> problem.position().line())
                    .thenComparingInt(problem -> problem.position().column()))
            .toList();
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
