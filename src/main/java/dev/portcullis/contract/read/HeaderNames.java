package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says whether names that come from elsewhere may be names of a contract. */
public final class HeaderNames {
  private HeaderNames() {}

  /** Why no contract can have columns of these names; empty when one can. */
  public static List<Problem> problems(List<String> columns, Position at) {
    Problems problems = new Problems();
    List<ColumnDraft> drafts = new ArrayList<>();
    for (String column : columns) {
      NameRules.column(new Scalar(column, Spelling.QUOTED, at), problems);
      drafts.add(named(new Declared<>(column, at)));
    }
    ColumnNames.refuseClashes(drafts, problems);
    return problems.toList();
  }

  /** Whether a contract or a table can have the name. */
  public static boolean isIdentifier(String name) {
    Scalar scalar = new Scalar(name, Spelling.QUOTED, Position.ofFile(""));
    return NameRules.identifier("", scalar, name, new Problems()).isPresent();
  }

  private static ColumnDraft named(Declared<String> name) {
    return new ColumnDraft(
        name,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OnViolation.FAIL,
        Optional.empty());
  }
}
