package dev.portcullis.verify;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import dev.portcullis.warehouse.TableDescription.Unread;
import dev.portcullis.warehouse.TableInspection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Holds a table against its contract. A constraint is known by what it says, so that one of another
 * name counts as well; only what nothing says is looked for by its name.
 */
final class Comparison {
  private final Contract contract;
  private final Dialect dialect;
  private final String target;
  private final TableInspection inspection;
  private final List<Rule> rules;
  private final Map<String, CatalogConstraint> chosen = new HashMap<>();
  private final Map<String, CatalogConstraint> instead = new HashMap<>();
  private final Map<String, CatalogConstraint> unfinished = new HashMap<>();
  private final List<CatalogConstraint> repeated = new ArrayList<>();
  private final Set<CatalogConstraint> free;

  Comparison(Contract contract, Dialect dialect, String target, TableInspection inspection) {
    this.contract = contract;
    this.dialect = dialect;
    this.target = target;
    this.inspection = inspection;
    this.rules = RuleBook.of(contract).rules();
    this.free = new HashSet<>(inspection.constraints());
  }

  Passport passport() {
    List<ColumnStanding> columns = new ColumnComparison(dialect, inspection).of(contract);
    List<Rule> bind =
        rules.stream().filter(rule -> dialect.stagingOnlyBecause(rule).isEmpty()).toList();
    bind.forEach(this::choose);
    bind.forEach(this::lookForAnother);
    RuleStandings standings =
        new RuleStandings(dialect, inspection.asked(), columns, chosen, instead, unfinished);
    List<RuleStanding> ruled = rules.stream().map(standings::of).toList();
    List<ForeignConstraint> foreign = foreign(columns);
    return new Passport(
        contract,
        target,
        inspection.relation(),
        inspection.names(),
        ruled,
        foreign,
        repeated,
        columns,
        beside(),
        new Differences(contract, dialect, target, inspection).of(ruled, foreign, columns));
  }

  /** A constraint trigger is told as a constraint. */
  private List<Unread> beside() {
    return inspection.beside().stream()
        .filter(
            it -> inspection.constraints().stream().noneMatch(is -> is.words().equals(it.words())))
        .toList();
  }

  /** One that all rows keep before one that they need not, one of our name before another. */
  private void choose(Rule rule) {
    List<CatalogConstraint> same = same(rule);
    same.stream()
        .min(
            Comparator.comparing((CatalogConstraint it) -> it.validity() == Validity.NEW_ROWS_ONLY)
                .thenComparing(CatalogConstraint::isBareIndex)
                .thenComparing(it -> !it.name().equals(rule.head().constraintName()))
                .thenComparing(CatalogConstraint::kind))
        .ifPresent(
            best -> {
              chosen.put(rule.id(), best);
              same.stream()
                  .filter(it -> !it.equals(best) && free.contains(it))
                  .forEach(repeated::add);
              same.forEach(free::remove);
            });
  }

  private List<CatalogConstraint> same(Rule rule) {
    return inspection.constraints().stream()
        .filter(it -> it.validity() != Validity.NO_ROW)
        .filter(rule.accept(new SameConstraint(inspection.asked())))
        .toList();
  }

  private void lookForAnother(Rule rule) {
    if (!chosen.containsKey(rule.id())) {
      unfinished(rule)
          .ifPresent(
              found -> {
                unfinished.put(rule.id(), found);
                free.remove(found);
              });
      another(rule)
          .ifPresent(
              found -> {
                instead.put(rule.id(), found);
                free.remove(found);
              });
    }
  }

  private Optional<CatalogConstraint> unfinished(Rule rule) {
    boolean isKey =
        rule.accept(new ConstraintKind(dialect))
            .filter(kind -> kind == Kind.UNIQUE || kind == Kind.PRIMARY_KEY)
            .isPresent();
    return free.stream()
        .filter(it -> isKey && it.validity() == Validity.NO_ROW)
        .filter(it -> it.isKey(Kind.UNIQUE, rule.head().columns()))
        .findFirst();
  }

  private Optional<CatalogConstraint> another(Rule rule) {
    return switch (inspection.names()) {
      case OURS ->
          free.stream().filter(it -> it.name().equals(rule.head().constraintName())).findFirst();
      case OF_THE_ENGINE -> onlyOneLike(rule);
    };
  }

  /** Without names it can be meant only when nothing else can be. */
  private Optional<CatalogConstraint> onlyOneLike(Rule rule) {
    Optional<Kind> kind = rule.accept(new ConstraintKind(dialect));
    List<CatalogConstraint> found =
        free.stream().filter(it -> kind.filter(is -> isLike(it, is, rule)).isPresent()).toList();
    long lost =
        rules.stream()
            .filter(it -> !chosen.containsKey(it.id()) && !instead.containsKey(it.id()))
            .filter(it -> dialect.stagingOnlyBecause(it).isEmpty())
            .filter(it -> it.accept(new ConstraintKind(dialect)).equals(kind))
            .filter(it -> Set.copyOf(it.head().columns()).equals(Set.copyOf(rule.head().columns())))
            .count();
    return found.size() == 1 && lost == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** A table has one primary key. */
  private static boolean isLike(CatalogConstraint constraint, Kind kind, Rule rule) {
    return constraint.kind() == kind
        && (kind == Kind.PRIMARY_KEY
            || Set.copyOf(constraint.columns()).equals(Set.copyOf(rule.head().columns())));
  }

  /** What is left. A column that the contract does not have is told as a whole. */
  private List<ForeignConstraint> foreign(List<ColumnStanding> columns) {
    Set<String> untold = new HashSet<>();
    columns.stream()
        .filter(column -> column.state() == ColumnStanding.State.EXTRA)
        .forEach(column -> untold.add(column.name()));
    // A primary key makes its columns NOT NULL.
    free.stream()
        .filter(constraint -> constraint.kind() == Kind.PRIMARY_KEY)
        .forEach(constraint -> untold.addAll(constraint.columns()));
    return inspection.constraints().stream()
        .filter(free::contains)
        .filter(it -> it.kind() != Kind.NOT_NULL || !untold.containsAll(it.columns()))
        .map(it -> new ForeignConstraint(it, forFilesOnly(it)))
        .toList();
  }

  private Optional<Rule> forFilesOnly(CatalogConstraint constraint) {
    return rules.stream()
        .filter(rule -> dialect.stagingOnlyBecause(rule).isPresent())
        .filter(rule -> rule.accept(new SameConstraint(inspection.asked())).test(constraint))
        .findFirst();
  }
}
