package dev.portcullis.verify;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ShortText;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import dev.portcullis.warehouse.TableDescription.Nullability;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.TableInspection.Relation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Says what differs, an error each, at the place in the contract that asks for something else. */
final class Differences {
  private static final int LONGEST = 300;

  private final Contract contract;
  private final Dialect dialect;
  private final String target;
  private final TableInspection inspection;
  private final String table;

  Differences(Contract contract, Dialect dialect, String target, TableInspection inspection) {
    this.contract = contract;
    this.dialect = dialect;
    this.target = target;
    this.inspection = inspection;
    this.table = tableOf(contract);
  }

  private static String tableOf(Contract contract) {
    return "The table `" + contract.table() + "`";
  }

  List<Problem> of(
      List<RuleStanding> rules, List<ForeignConstraint> foreign, List<ColumnStanding> columns) {
    if (inspection.relation() != Relation.TABLE) {
      return List.of(noTable());
    }
    List<Problem> problems = new ArrayList<>();
    Set<String> missing = new HashSet<>();
    for (ColumnStanding column : columns) {
      column(column).ifPresent(problems::add);
      if (column.state() == ColumnStanding.State.MISSING) {
        missing.add(column.name());
      }
    }
    for (RuleStanding rule : rules) {
      // What is said of a column is not said again of each of its rules.
      boolean isTold =
          (rule.constraint().isEmpty() && rule.found().isPresent())
              || rule.rule().head().columns().stream().anyMatch(missing::contains);
      if (rule.standing().isDrift() && !isTold) {
        problems.add(rule(rule));
      }
    }
    foreign.forEach(constraint -> problems.add(foreign(contract, dialect, constraint)));
    problems.sort(Problem.byPlace());
    return problems;
  }

  private Problem noTable() {
    return inspection.relation() == Relation.NOTHING
        ? Problem.error(
            ProblemCode.TABLE_MISSING,
            contract.declaredAt(),
            table + " does not exist in `" + target + "`.",
            "Run `portcullis migrate` and `portcullis apply`, or name another warehouse.")
        : Problem.error(
            ProblemCode.TABLE_MISSING,
            contract.declaredAt(),
            "`"
                + contract.table()
                + "` in `"
                + target
                + "` is no table, so no constraint binds it.",
            "A contract is for a table; a view shows the rows of others.");
  }

  private Optional<Problem> column(ColumnStanding column) {
    String name = "`" + column.name() + "`";
    return switch (column.state()) {
      case SAME -> Optional.empty();
      case MISSING ->
          differs(
              column,
              table + " has no column " + name + ", the contract has it as " + asked(column) + ".",
              former(column)
                  .map(old -> "It is to be renamed from `" + old + "`: its migration did not run.")
                  .orElse("Add it by a migration, or take it out of the contract."));
      case EXTRA ->
          differs(
              column,
              table
                  + " has a column "
                  + name
                  + " of type "
                  + found(column)
                  + ", the contract does not have it.",
              later(column).isPresent()
                  ? "It is to be renamed to `"
                      + later(column).get()
                      + "`: its migration did not run."
                  : mustBeFilled(column)
                      ? "It is NOT NULL without a default, so every load fails; add it to the contract,"
                          + " or drop it."
                      : "Add it to the contract, or drop it; a load leaves it to its default.");
      case OTHER_TYPE ->
          differs(
              column,
              "Column "
                  + name
                  + " of table `"
                  + contract.table()
                  + "` is "
                  + found(column)
                  + ", the contract needs "
                  + asked(column)
                  + ".",
              "Change the column, or the type in the contract.");
      case OTHER_DEFAULT ->
          differs(
              column,
              "Column "
                  + name
                  + " of table `"
                  + contract.table()
                  + "` has "
                  + defaultValue(column.foundDefault())
                  + ", the contract asks for "
                  + defaultValue(column.askedDefault())
                  + ".",
              "Set or drop the default of the column, or change it in the contract.");
    };
  }

  /** The name that the column of the table is to get. */
  private Optional<String> later(ColumnStanding column) {
    return contract.columns().stream()
        .filter(it -> it.renamedFrom().filter(column.name()::equals).isPresent())
        .map(Column::name)
        .filter(name -> inspection.columns().stream().noneMatch(it -> it.name().equals(name)))
        .findFirst();
  }

  /** The name that the column has in the table, when the contract tells a former one. */
  private Optional<String> former(ColumnStanding column) {
    return contract
        .column(column.name())
        .renamedFrom()
        .filter(old -> inspection.columns().stream().anyMatch(it -> it.name().equals(old)));
  }

  private static String asked(ColumnStanding column) {
    return "`" + column.askedType().orElse("") + "`";
  }

  private static String found(ColumnStanding column) {
    return "`" + column.foundType().orElse("") + "`";
  }

  private static String defaultValue(Optional<String> words) {
    return words.map(value -> "the default `" + ShortText.of(value, LONGEST) + "`").orElse("none");
  }

  private boolean mustBeFilled(ColumnStanding column) {
    return inspection.columns().stream()
        .anyMatch(
            it ->
                it.name().equals(column.name())
                    && it.nullability() == Nullability.NOT_NULL
                    && it.defaultValue().isEmpty());
  }

  private Optional<Problem> differs(ColumnStanding column, String sentence, String hint) {
    Position at =
        contract.columns().stream()
            .filter(it -> it.name().equals(column.name()))
            .findFirst()
            .map(it -> it.declaredAt())
            .orElse(contract.declaredAt());
    return Optional.of(Problem.error(ProblemCode.TABLE_DIFFERS, at, sentence, hint));
  }

  private Problem rule(RuleStanding standing) {
    return standing
        .constraint()
        .map(
            found ->
                standing.standing() == Standing.CHANGED
                    ? changed(standing, found)
                    : notValidated(standing, found))
        .orElseGet(() -> missing(standing));
  }

  private Problem missing(RuleStanding standing) {
    String why = standing.because().map(because -> "; " + because).orElse("");
    return Problem.error(
        ProblemCode.RULE_MISSING,
        at(standing),
        table
            + " does not enforce the rule `"
            + standing.rule().id()
            + "`: it has no `"
            + ShortText.of(standing.asked(), LONGEST)
            + "`"
            + why
            + ".",
        howToPutBack(standing));
  }

  private String howToPutBack(RuleStanding standing) {
    return switch (inspection.names()) {
      case OURS ->
          "Its migration did not run, or somebody dropped it; put it back under the name `"
              + standing.rule().head().constraintName()
              + "`.";
      case OF_THE_ENGINE ->
          "Its migration did not run, or somebody made the table by other words; a table that is"
              + " there takes a constraint by being built again.";
    };
  }

  private Problem changed(RuleStanding standing, CatalogConstraint found) {
    return Problem.error(
        ProblemCode.RULE_CHANGED,
        at(standing),
        "The constraint `"
            + found.name()
            + "` of table `"
            + contract.table()
            + "` says `"
            + ShortText.of(found.words(), LONGEST)
            + "`, the rule `"
            + standing.rule().id()
            + "` asks for `"
            + ShortText.of(standing.asked(), LONGEST)
            + "`.",
        "Somebody changed it by hand, or a migration did not run; change the table, or the contract.");
  }

  private Problem notValidated(RuleStanding standing, CatalogConstraint found) {
    boolean isIndex = found.kind() == Kind.UNIQUE || found.kind() == Kind.PRIMARY_KEY;
    return Problem.error(
        ProblemCode.RULE_NOT_VALIDATED,
        at(standing),
        table
            + " enforces the rule `"
            + standing.rule().id()
            + "` for new rows only: `"
            + found.name()
            + "` is not valid for those that were there before.",
        isIndex
            ? "Its index could not be built to the end; drop it and build it again."
            : "When no old row breaks it, run `ALTER TABLE "
                + dialect.qualified(contract.table())
                + " VALIDATE CONSTRAINT "
                + dialect.quote(found.name())
                + "`.");
  }

  /** A constraint that no rule asks for. */
  static Problem foreign(Contract contract, Dialect dialect, ForeignConstraint foreign) {
    CatalogConstraint found = foreign.constraint();
    String table = tableOf(contract);
    return foreign
        .rule()
        .map(
            rule ->
                Problem.error(
                    ProblemCode.FOREIGN_CONSTRAINT,
                    rule.head().declaredAt(),
                    table
                        + " enforces the rule `"
                        + rule.id()
                        + "` by `"
                        + found.name()
                        + "`, and it is for files only, because "
                        + dialect.stagingOnlyBecause(rule).orElse("")
                        + ".",
                    "Drop the constraint, or make the rule one that the table enforces."))
        .orElseGet(
            () ->
                Problem.error(
                    ProblemCode.FOREIGN_CONSTRAINT,
                    contract.declaredAt(),
                    table
                        + " has `"
                        + found.name()
                        + "`, `"
                        + ShortText.of(found.definition(), LONGEST)
                        + "`, and no rule of the contract asks for it.",
                    found.validity() == Validity.NO_ROW
                        ? "It was not built to the end and refuses nothing; drop it."
                        : "It refuses rows that files may hold; write it into the contract, or drop"
                            + " it."));
  }

  private static Position at(RuleStanding standing) {
    return standing.rule().head().declaredAt();
  }
}
