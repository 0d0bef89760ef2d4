package dev.portcullis.contract.read;

import dev.portcullis.contract.Declared;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.TextType;
import java.util.List;
import java.util.Optional;

/** How a shape of a contract spells what every shape says of a column. */
enum ColumnShape {
  /** {@code required: true} forbids NULL. */
  NATIVE("required", true),
  /** {@code nullable: false} forbids NULL, and in text also what looks like nothing. */
  NULLABLE("nullable", false);

  /** The key that says whether a value must be there. */
  private final String key;

  /** Its value that forbids NULL. */
  private final boolean forbidding;

  ColumnShape(String key, boolean forbidding) {
    this.key = key;
    this.forbidding = forbidding;
  }

  /** The keys that a column may have. */
  List<String> keys() {
    return ColumnReader.KEYS.stream()
        .map(name -> name.equals(NATIVE.key) ? this.key : name)
        .toList();
  }

  /** Where the column forbids NULL. */
  Optional<Position> required(Fields fields) {
    return fields.flag(key).filter(flag -> flag.value() == forbidding).map(Declared::at);
  }

  /** Where the column says that NULL is allowed, which is also what it means by saying nothing. */
  Optional<Position> optional(Fields fields) {
    return fields.flag(key).filter(flag -> flag.value() != forbidding).map(Declared::at);
  }

  /** What {@link #optional} found, as it is written. */
  String optionalWords() {
    return key + ": " + !forbidding;
  }

  /** The rules of the text, with those that follow from forbidding NULL. */
  TextRules withImplied(TextRules texts, Optional<ColumnType> type, Optional<Position> required) {
    return this == NULLABLE && type.filter(TextType.class::isInstance).isPresent()
        ? texts.notBlankOr(required)
        : texts;
  }

  /** The type under our name for it. */
  Scalar type(Scalar written) {
    return this == NULLABLE && written.text().equals("integer")
        ? new Scalar("int", written.spelling(), written.at())
        : written;
  }
}
