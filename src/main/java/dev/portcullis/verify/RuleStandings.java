package dev.portcullis.verify;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.verify.ColumnStanding.State;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import dev.portcullis.warehouse.TableInspection.Asked;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says how each rule stands, once it is known which constraint is whose. */
final class RuleStandings {
  private final Dialect dialect;
  private final Asked asked;
  private final Map<String, ColumnStanding> columns = new HashMap<>();
  private final Map<String, CatalogConstraint> chosen;
  private final Map<String, CatalogConstraint> instead;
  private final Map<String, CatalogConstraint> unfinished;

  /**
   * @param chosen what says the rule, by its id
   * @param instead what stands where the rule should
   * @param unfinished the index that was to enforce the rule
   */
  RuleStandings(
      Dialect dialect,
      Asked asked,
      List<ColumnStanding> columns,
      Map<String, CatalogConstraint> chosen,
      Map<String, CatalogConstraint> instead,
      Map<String, CatalogConstraint> unfinished) {
    this.dialect = dialect;
    this.asked = asked;
    columns.forEach(column -> this.columns.put(column.name(), column));
    this.chosen = chosen;
    this.instead = instead;
    this.unfinished = unfinished;
  }

  RuleStanding of(Rule rule) {
    Optional<String> because = dialect.stagingOnlyBecause(rule);
    if (because.isPresent()) {
      return standing(rule, Standing.STAGING_ONLY, null, because);
    }
    Optional<Kind> kind = rule.accept(new ConstraintKind(dialect));
    return kind.isEmpty() ? byType(rule) : byConstraint(rule, kind.get());
  }

  private RuleStanding byType(Rule rule) {
    ColumnStanding column = Objects.requireNonNull(columns.get(rule.head().columns().get(0)));
    Standing standing =
        switch (column.state()) {
          case SAME, OTHER_DEFAULT, EXTRA -> Standing.ENFORCED;
          case OTHER_TYPE -> Standing.CHANGED;
          case MISSING -> Standing.MISSING;
        };
    return new RuleStanding(
        rule,
        standing,
        column.askedType().orElse(""),
        column.foundType(),
        Optional.empty(),
        Optional.empty());
  }

  private RuleStanding byConstraint(Rule rule, Kind kind) {
    CatalogConstraint found = chosen.get(rule.id());
    if (found != null) {
      Standing standing =
          found.validity() == Validity.ALL_ROWS ? Standing.ENFORCED : Standing.NOT_VALIDATED;
      return standing(rule, standing, found, Optional.empty());
    }
    CatalogConstraint other = instead.get(rule.id());
    String impossible = asked.impossible().get(rule.id());
    if (other == null && impossible != null) {
      return standing(rule, Standing.STAGING_ONLY, null, Optional.of(impossible));
    }
    return other == null
        ? standing(rule, Standing.MISSING, null, misfit(rule, kind))
        : standing(rule, Standing.CHANGED, other, Optional.empty());
  }

  /** Why the table could not even have it. */
  private Optional<String> misfit(Rule rule, Kind kind) {
    Optional<String> lost =
        rule.head().columns().stream()
            .filter(name -> state(name) == State.MISSING)
            .map(name -> "the table has no column `" + name + "`")
            .findFirst();
    if (unfinished.containsKey(rule.id())) {
      return Optional.of(
          "its index `" + unfinished.get(rule.id()).name() + "` was not built to the end");
    }
    boolean isCheck = kind == Kind.CHECK && !asked.conditions().containsKey(rule.id());
    boolean isReference = kind == Kind.FOREIGN_KEY && !asked.references().containsKey(rule.id());
    if (lost.isPresent()) {
      return lost;
    }
    return isCheck
        ? Optional.of("the condition does not fit the types of the table")
        : Optional.of("the table that it refers to does not exist").filter(text -> isReference);
  }

  private @Nullable State state(String name) {
    ColumnStanding column = columns.get(name);
    return column == null ? null : column.state();
  }

  private RuleStanding standing(
      Rule rule,
      Standing standing,
      @Nullable CatalogConstraint constraint,
      Optional<String> because) {
    return new RuleStanding(
        rule,
        standing,
        rule.accept(new AskedWords(dialect)),
        Optional.ofNullable(constraint).map(CatalogConstraint::words),
        Optional.ofNullable(constraint),
        because);
  }
}
