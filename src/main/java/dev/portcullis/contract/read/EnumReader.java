package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the values of an {@code enum}. */
final class EnumReader {
  private final Fields fields;
  private final ColumnType type;
  private final OwnRules rules;
  private final Problems problems;

  EnumReader(Fields fields, ColumnType type, OwnRules rules, Problems problems) {
    this.fields = fields;
    this.type = type;
    this.rules = rules;
    this.problems = problems;
  }

  Optional<Declared<List<Value>>> read() {
    Optional<Listing> list = fields.list("enum", "a list, for example `[NEW, PAID]`");
    if (list.isEmpty()) {
      return Optional.empty();
    }
    if (list.get().items().isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.NOTHING_TO_ENFORCE,
              list.get().at(),
              "The list `enum` is empty, then no value would be allowed."));
      return Optional.empty();
    }
    Set<Value> values = new LinkedHashSet<>();
    list.get().items().forEach(item -> value(item, values).ifPresent(values::add));
    return Optional.of(new Declared<>(List.copyOf(values), list.get().at()));
  }

  private Optional<Value> value(Node item, Set<Value> earlier) {
    if (Nulls.refuseItem(item, "`enum`", problems)) {
      return Optional.empty();
    }
    if (!(item instanceof Scalar scalar)) {
      problems.add(
          WrongNode.problem(
              "enum", "a list of values", item, "Write values with punctuation in quotes."));
      return Optional.empty();
    }
    Optional<Value> value = ValueReader.read("The `enum` value", "", type, scalar, problems);
    if (value.isPresent() && earlier.contains(value.get())) {
      problems.add(
          Problem.error(
              ProblemCode.REPEATED_VALUE,
              scalar.at(),
              "`enum` names " + Shown.text(scalar.text()) + " twice."));
      return Optional.empty();
    }
    value.ifPresent(found -> rules.refuseBreach("The `enum` value", found, scalar, problems));
    return value;
  }
}
