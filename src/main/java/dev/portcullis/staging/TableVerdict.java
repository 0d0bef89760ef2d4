package dev.portcullis.staging;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.rule.Rule;

/** The rows that break a rule which only the warehouse can judge. */
abstract sealed class TableVerdict {
  private final StagedFile staged;
  private final Rule rule;
  private final TableLookup lookup;
  private final String broken;

  private TableVerdict(StagedFile staged, Rule rule, TableLookup lookup, int number) {
    this.staged = staged;
    this.rule = rule;
    this.lookup = lookup;
    this.broken = "temp.main.table_breaches" + number;
  }

  TableLookup lookup() {
    return lookup;
  }

  Rule rule() {
    return rule;
  }

  /** The query of {@code row} and {@code first} of all rows that break the rule by now. */
  abstract String rows();

  /** Stores the verdict, in place of an earlier one, and sets rows aside when the rule says so. */
  void settle() {
    staged.database().execute("CREATE OR REPLACE TEMP TABLE " + broken + " AS " + rows());
    if (rule.onViolation() == OnViolation.DROP) {
      staged.setAside().add("SELECT row FROM " + broken);
    }
  }

  long count() {
    return staged.database().numbers("SELECT count(*) FROM " + broken).get(0);
  }

  String relation() {
    return broken;
  }

  RuleVerdict verdict(int sampleLimit) {
    long count = count();
    if (count == 0) {
      return RuleVerdict.clean(rule);
    }
    StoredVerdicts stored = new StoredVerdicts(broken, "true", "first");
    return RuleVerdict.ofRows(
        rule, count, FirstBreaches.of(staged, rule, stored.query(), sampleLimit), stored);
  }

  /** A reference: the values are neither in the other table nor, in the same one, in the file. */
  static final class OfReference extends TableVerdict {
    private final ReferenceTarget target;

    OfReference(
        StagedFile staged, Rule rule, TableLookup lookup, int number, ReferenceTarget target) {
      super(staged, rule, lookup, number);
      this.target = target;
    }

    ReferenceTarget target() {
      return target;
    }

    @Override
    String rows() {
      String rows =
          switch (target) {
            case OTHER_TABLE -> "SELECT row FROM " + lookup().relation();
            case SAME_TABLE -> lookup().nowhereInFile();
          };
      return "SELECT row, CAST(-1 AS BIGINT) AS first FROM (" + rows + ")";
    }
  }

  /** A key that sets rows aside: the table has the values, or an earlier row of the file has. */
  static final class OfKey extends TableVerdict {
    private final String repetitions;

    /**
     * @param repetitions the query of row and first of the repetitions within the file, empty when
     *     there are none
     */
    OfKey(StagedFile staged, Rule rule, TableLookup lookup, int number, String repetitions) {
      super(staged, rule, lookup, number);
      this.repetitions = repetitions;
    }

    @Override
    String rows() {
      String taken = "SELECT row, CAST(-1 AS BIGINT) AS first FROM " + lookup().relation();
      return repetitions.isEmpty()
          ? taken
          : taken
              + " UNION ALL SELECT r.row, r.first FROM ("
              + repetitions
              + ") AS r ANTI JOIN "
              + lookup().relation()
              + " AS t ON r.row = t.row";
    }
  }
}
