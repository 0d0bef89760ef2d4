package dev.portcullis.contract.read;

import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.Locale;
import java.util.Optional;

/** Reads {@code table: schema.name}. */
final class TableReader {
  private TableReader() {}

  /** The key {@code table}; without it the table is called as the contract. */
  static Optional<TableName> read(Fields fields, Optional<String> name, Problems problems) {
    return fields.entry("table").isPresent()
        ? fields.scalar("table").flatMap(scalar -> read(scalar, problems))
        : name.map(found -> new TableName(Optional.empty(), found));
  }

  static Optional<TableName> read(Scalar written, Problems problems) {
    String[] parts = written.text().split("\\.", -1);
    if (parts.length > 2) {
      problems.add(
          Problem.error(
              ProblemCode.UNSAFE_NAME,
              written.at(),
              "Table "
                  + Shown.text(written.text())
                  + " has "
                  + parts.length
                  + " parts, expected one or two.",
              "Write `name` or `schema.name`; the database is part of the target, not of the contract."));
      return Optional.empty();
    }
    Optional<String> name =
        NameRules.identifier("Table name", written, parts[parts.length - 1], problems);
    if (parts.length == 1) {
      return name.map(found -> new TableName(Optional.empty(), found));
    }
    Optional<String> schema =
        NameRules.identifier("Schema name", written, parts[0], problems)
            .filter(found -> !isReserved(found, written, problems));
    return schema.flatMap(s -> name.map(n -> new TableName(Optional.of(s), n)));
  }

  private static boolean isReserved(String schema, Scalar written, Problems problems) {
    String lower = schema.toLowerCase(Locale.ROOT);
    boolean ours = lower.equals("portcullis");
    if (!ours && !lower.startsWith("pg_") && !lower.equals("information_schema")) {
      return false;
    }
    problems.add(
        Problem.error(
            ProblemCode.RESERVED_NAME,
            written.at(),
            "Schema `"
                + schema
                + "` belongs to "
                + (ours ? "Portcullis" : "the warehouse")
                + " itself.",
            "Choose another schema."));
    return true;
  }
}
