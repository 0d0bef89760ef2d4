package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;

/** Recognises the other shapes of a contract, so that one problem tells what forty could not. */
final class OtherShapes {
  private OtherShapes() {}

  static boolean refuse(Mapping root, Problems problems) {
    for (Entry entry : root.entries()) {
      String shape =
          switch (entry.key().text()) {
            case "apiVersion" -> "the Open Data Contract Standard";
            case "dataContractSpecification" -> "the Data Contract Specification";
            default -> "";
          };
      if (!shape.isEmpty()) {
        problems.add(
            Problem.error(
                ProblemCode.NOT_SUPPORTED,
                entry.key().at(),
                "The contract is written in " + shape + ", which this version does not read.",
                "Write it in the native shape, see docs/contract.md."));
        return true;
      }
    }
    return false;
  }
}
