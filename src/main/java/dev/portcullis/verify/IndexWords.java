package dev.portcullis.verify;

import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import java.util.regex.Pattern;

/** What Postgres says of an index. */
final class IndexWords {
  private static final String NAME = "(?:[a-z_][a-z0-9_]*|\"(?:[^\"]|\"\")+\")";

  /** Nothing behind the names: no order, collation, class of operators, further columns. */
  private static final Pattern PLAIN =
      Pattern.compile(
          "CREATE UNIQUE INDEX <name> ON (?:<name>\\.)?<name> USING btree \\(<name>(?:, <name>)*\\)"
              .replace("<name>", NAME));

  private IndexWords() {}

  /** Whether it is an index as a key makes it, and can become one. */
  static boolean isPlain(CatalogConstraint constraint) {
    return constraint.isBareIndex()
        && constraint.validity() == Validity.ALL_ROWS
        && constraint.form().isEmpty()
        && PLAIN.matcher(constraint.words()).matches();
  }
}
