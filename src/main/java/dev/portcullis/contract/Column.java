package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A column and the rules that speak of it alone.
 *
 * @param name as the header of a file and the table spell it
 * @param required where the contract forbids NULL; empty when NULL is allowed (a primary key adds
 *     its own)
 * @param notBlank where it forbids text without a visible character
 * @param minimum lower bound of the value
 * @param maximum upper bound of the value
 * @param minimumLength least number of characters (code points)
 * @param maximumLength greatest number of characters (code points)
 * @param allowed the values of an enum, in declared order, without repetition
 * @param pattern what the whole value must match
 * @param onViolation what happens to a row that breaks a rule of this column
 * @param defaultValue the table's default and the value of existing rows when the column is new; it
 *     never fills an empty field of a file
 * @param renamedFrom the former name, when the contract says that the column was renamed
 * @param examples values as a file may write them, to show to people
 * @param declaredAt the column's entry in the contract
 */
public record Column(
    String name,
    ColumnType type,
    Optional<Position> required,
    Optional<Position> notBlank,
    Optional<Declared<Bound>> minimum,
    Optional<Declared<Bound>> maximum,
    Optional<Declared<Integer>> minimumLength,
    Optional<Declared<Integer>> maximumLength,
    Optional<Declared<List<Value>>> allowed,
    Optional<Declared<PortablePattern>> pattern,
    Classification classification,
    OnViolation onViolation,
    Optional<Value> defaultValue,
    Optional<String> renamedFrom,
    Optional<String> description,
    List<String> examples,
    Position declaredAt) {
  public Column {
    Objects.requireNonNull(name);
    Objects.requireNonNull(type);
    Objects.requireNonNull(declaredAt);
    examples = List.copyOf(examples);
    allowed = allowed.map(values -> new Declared<>(List.copyOf(values.value()), values.at()));
  }
}
