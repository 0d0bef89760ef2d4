package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.List;

/**
 * Mends what YAML makes of an unquoted {@code decimal(10,2)} between braces: the type {@code
 * decimal(10} and a key {@code 2)}. It is refused all the same, but as the one slip that it is.
 */
final class SplitDecimal {
  private SplitDecimal() {}

  /** The column with the two halves joined. */
  static Mapping join(Mapping column, Problems problems) {
    List<Entry> entries = new ArrayList<>(column.entries());
    for (int i = 0; i + 1 < entries.size(); i++) {
      if (isHead(entries.get(i)) && isTail(entries.get(i + 1))) {
        Scalar head = (Scalar) entries.get(i).value();
        Scalar tail = entries.remove(i + 1).key();
        String whole = head.text() + "," + tail.text();
        Position at = spanning(head.at(), tail.at());
        problems.add(
            Problem.error(
                ProblemCode.YAML_TRAP,
                at,
                "Between braces YAML cuts " + Shown.text(whole) + " at its comma.",
                "Write `type: \"" + whole + "\"` in quotes."));
        entries.set(i, new Entry(entries.get(i).key(), new Scalar(whole, Spelling.PLAIN, at)));
      }
    }
    return new Mapping(entries, column.at());
  }

  private static boolean isHead(Entry entry) {
    return entry.key().text().equals("type")
        && entry.value() instanceof Scalar scalar
        && scalar.spelling() == Spelling.PLAIN
        && scalar.text().matches("[A-Za-z]+ *\\( *[0-9]*");
  }

  private static boolean isTail(Entry entry) {
    return entry.key().spelling() == Spelling.PLAIN
        && entry.key().text().matches("[0-9]* *\\)")
        && entry.value() instanceof Scalar scalar
        && scalar.isNull();
  }

  private static Position spanning(Position head, Position tail) {
    return head.line() == tail.line()
        ? new Position(
            head.path(), head.line(), head.column(), tail.column() + tail.length() - head.column())
        : head;
  }
}
