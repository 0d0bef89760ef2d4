package dev.portcullis.expr.parse;

import dev.portcullis.problem.ProblemCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what is wrong with one expression, and knows its text for the messages. */
final class Faults {
  private final int[] text;
  private final List<ExpressionFault> found = new ArrayList<>();

  Faults(String text) {
    this.text = text.codePoints().toArray();
  }

  /** The part of the expression as a message shows it. */
  String shown(Span at) {
    int from = Math.min(at.offset(), text.length);
    int to = Math.min(at.offset() + at.length(), text.length);
    return ShownText.of(new String(text, from, to - from));
  }

  Operand add(ProblemCode code, Span at, String message) {
    return add(code, at, message, null);
  }

  /** Notes the fault; the part that has it is broken, and nothing more is said about it. */
  Operand add(ProblemCode code, Span at, String message, @Nullable String hint) {
    found.add(new ExpressionFault(code, at.offset(), at.length(), message, hint));
    return Operand.broken();
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  /** In the order of the text, each once. */
  List<ExpressionFault> inOrder() {
    return found.stream()
        .distinct()
        .sorted(Comparator.comparingInt(ExpressionFault::offset))
        .toList();
  }
}
