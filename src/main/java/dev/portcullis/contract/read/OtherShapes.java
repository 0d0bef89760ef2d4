package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;

/** Recognises a shape that is not read, so that one problem tells what forty could not. */
final class OtherShapes {
  private OtherShapes() {}

  static boolean refuse(Mapping root, Problems problems) {
    for (Entry entry : root.entries()) {
      if (entry.key().text().equals("dataContractSpecification")) {
        problems.add(
            Problem.error(
                ProblemCode.NOT_SUPPORTED,
                entry.key().at(),
                "The contract is written in the Data Contract Specification, which is not read.",
                "Its own tool, datacontract-cli, exports it as `odcs`, which is read; or write it in"
                    + " the native shape, see docs/contract.md."));
        return true;
      }
    }
    return false;
  }
}
