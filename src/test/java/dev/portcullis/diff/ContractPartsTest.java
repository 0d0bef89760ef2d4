package dev.portcullis.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.expr.Expr;
import dev.portcullis.lint.Contracts;
import dev.portcullis.problem.Position;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.TemporalFormat;
import dev.portcullis.type.Value;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Nothing that a contract can say is forgotten, and each part is told as itself alone. */
class ContractPartsTest {
  /** Places, and values that have no parts of their own. */
  private static final Set<Class<?>> WHOLE =
      Set.of(
          Position.class,
          Contract.Source.class,
          Expr.class,
          Value.class,
          PortablePattern.class,
          TemporalFormat.class);

  @TempDir private Path folder;

  @Test
  void everyComponentOfTheModelHasALine() throws IOException {
    Set<String> found = new TreeSet<>();
    collect(Contract.class, new LinkedHashSet<>(), found);
    Set<String> listed = new TreeSet<>();
    for (ContractPart part : ContractPart.all()) {
      listed.add(part.component());
    }

    assertTrue(found.contains("Column.minimum"), found.toString());
    assertEquals(String.join("\n", found), String.join("\n", listed));
  }

  private static void collect(Type type, Set<Type> seen, Set<String> found) {
    if (type instanceof ParameterizedType parameterized) {
      for (Type argument : parameterized.getActualTypeArguments()) {
        collect(argument, seen, found);
      }
    }
    if (!(type instanceof Class<?> part) || WHOLE.contains(part) || !seen.add(part)) {
      return;
    }
    if (part.isSealed()) {
      for (Class<?> permitted : part.getPermittedSubclasses()) {
        collect(permitted, seen, found);
      }
    }
    if (part.isRecord()) {
      for (RecordComponent component : part.getRecordComponents()) {
        if (isSaid(component)) {
          found.add(part.getSimpleName() + "." + component.getName());
        }
        collect(component.getGenericType(), seen, found);
      }
    }
  }

  private static boolean isSaid(RecordComponent component) {
    return !component.getType().equals(Position.class)
        && !component.getType().equals(Contract.Source.class)
        && !component.getDeclaringRecord().equals(Declared.class);
  }

  @TestFactory
  Stream<DynamicTest> eachIsToldAsItself() throws IOException {
    String base = ContractPart.base();
    return ContractPart.all().stream()
        .filter(part -> !part.edits().isEmpty())
        .map(
            part ->
                DynamicTest.dynamicTest(
                    part.component() + ": " + part.edits().get(0),
                    () -> assertEquals(part.expected(), told(base, part))));
  }

  private String told(String base, ContractPart part) throws IOException {
    ContractDiff diff = ContractDiff.between(read(base), read(part.edited(base)));
    return diff.changes().stream()
        .map(change -> ChangeFacts.of(change.change()).kind() + " " + verdicts(change.judgements()))
        .collect(Collectors.joining(", "));
  }

  private static String verdicts(Judgements judgements) {
    return Arrays.stream(Side.values())
        .map(side -> judgements.of(side).verdict().word().substring(0, 1))
        .collect(Collectors.joining());
  }

  private Contract read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("contract.yaml"), text);
    ContractReading reading = Contracts.read(file, "contract.yaml");
    assertTrue(reading.isValid(), reading.problems().toString());
    return reading.contract().orElseThrow();
  }
}
