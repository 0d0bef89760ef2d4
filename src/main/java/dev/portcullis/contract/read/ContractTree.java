package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Optional;

/** Reads the text of a contract into nodes, as YAML or as JSON. */
final class ContractTree {
  private ContractTree() {}

  /** The only value; empty when there is none, with a problem. */
  static Optional<Node> read(SourceText source, boolean json, Problems problems)
      throws UnreadableContract {
    Optional<Node> root = json ? JsonTree.read(source, problems) : yaml(source, problems);
    if (root.isPresent() && !(root.get() instanceof Node.Scalar scalar && scalar.isNull())) {
      return root;
    }
    problems.add(
        Problem.error(
            ProblemCode.FILE_NOT_READABLE,
            Position.ofFile(source.path()),
            "The contract is empty."));
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
}
