package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Optional;
import java.util.regex.Pattern;

/** The versions of the standard that are read. */
enum StandardVersion {
  V3_0("v3\\.0\\.[0-9]{1,3}"),
  V3_1("v3\\.1\\.[0-9]{1,3}"),
  V3_2("v3\\.2\\.[0-9]{1,3}");

  private final Pattern spelling;

  StandardVersion(String spelling) {
    this.spelling = Pattern.compile(spelling);
  }

  /** The version that the document names; a document without one is read as 3.1. */
  static Optional<StandardVersion> read(Section root, Problems problems) {
    Optional<Scalar> written = root.scalar("apiVersion");
    if (written.isEmpty()) {
      return Optional.of(V3_1);
    }
    String text = written.get().text();
    for (StandardVersion version : values()) {
      if (version.spelling.matcher(text).matches()) {
        return Optional.of(version);
      }
    }
    problems.add(
        Problem.error(
            ProblemCode.STANDARD_VERSION,
            written.get().at(),
            "`apiVersion` is " + Shown.text(text) + ", expected `v3.0.2`, `v3.1.0` or `v3.2.0`.",
            hint(text)));
    return Optional.empty();
  }

  private static String hint(String text) {
    if (text.matches("3\\.[0-2](\\.[0-9]+)?|v3\\.[0-2]")) {
      return "It begins with `v` and has three numbers.";
    }
    return text.matches("v?2\\..*")
        ? "Version 2 says tables in another way; move the contract to version 3."
        : "The Open Data Contract Standard is read in its versions 3.0, 3.1 and 3.2.";
  }
}
