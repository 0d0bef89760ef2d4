package dev.portcullis.staging;

import java.util.Objects;

/**
 * Where the rows stand that break a rule.
 *
 * @param relation a table with a column {@code row}
 * @param flag the expression over it that is true for a row that breaks the rule, and never NULL
 * @param first the expression for the row that had the key first, -1 when there is none
 */
record StoredVerdicts(String relation, String flag, String first) {
  static final String NO_FIRST = "-1";

  StoredVerdicts {
    Objects.requireNonNull(relation);
    Objects.requireNonNull(flag);
    Objects.requireNonNull(first);
  }

  /** The query of {@code row} and {@code first}. */
  String query() {
    return "SELECT row, " + first + " AS first FROM " + relation + " WHERE " + flag;
  }
}
