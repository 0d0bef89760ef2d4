package dev.portcullis.dialect;

import dev.portcullis.contract.Reference;
import java.util.List;
import java.util.stream.Collectors;

/** How a reference stands in DDL. */
final class ForeignKey {
  private final AnsiDialect dialect;

  ForeignKey(AnsiDialect dialect) {
    this.dialect = dialect;
  }

  /** {@code FOREIGN KEY ("a") REFERENCES "t" ("b")}. */
  String of(Reference reference) {
    return "FOREIGN KEY ("
        + names(reference.columns())
        + ") REFERENCES "
        + dialect.qualified(reference.table())
        + " ("
        + names(reference.tableColumns())
        + ")";
  }

  private String names(List<String> columns) {
    return columns.stream().map(dialect::quote).collect(Collectors.joining(", "));
  }
}
