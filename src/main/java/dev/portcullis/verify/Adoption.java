package dev.portcullis.verify;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.migrate.Snapshot.Enforced;
import dev.portcullis.migrate.SnapshotTables;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Severity;
import dev.portcullis.problem.ShortText;
import dev.portcullis.rule.RuleKind;
import dev.portcullis.type.TypeName;
import dev.portcullis.verify.ColumnStanding.State;
import dev.portcullis.warehouse.CatalogConstraint;
import dev.portcullis.warehouse.CatalogConstraint.Kind;
import dev.portcullis.warehouse.CatalogConstraint.Validity;
import dev.portcullis.warehouse.TableDescription;
import dev.portcullis.warehouse.TableDescription.DescribedColumn;
import dev.portcullis.warehouse.TableDescription.Nullability;
import dev.portcullis.warehouse.TableInspection.Names;
import dev.portcullis.warehouse.TableInspection.Relation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A table that exists, taken as the state before the first migration: what it has of its contract
 * counts as made, and the next migration writes the rest. What the contract does not ask for stays
 * as it is and is not managed.
 */
public final class Adoption {
  /** What stays as it is, however a migration goes. */
  private static final Set<ProblemCode> STAYS =
      Set.of(ProblemCode.RULE_NOT_VALIDATED, ProblemCode.FOREIGN_CONSTRAINT);

  private static final int LONGEST = 300;

  private final Passport passport;
  private final Dialect dialect;
  private final Contract contract;
  private final Snapshot.Table asked;
  private final Map<String, DescribedColumn> described = new LinkedHashMap<>();
  private final List<Problem> problems = new ArrayList<>();
  private final Set<Problem> managed = new HashSet<>();

  private Adoption(Passport passport, TableDescription description, Dialect dialect) {
    this.passport = passport;
    this.dialect = dialect;
    this.contract = passport.contract();
    this.asked = SnapshotTables.of(dialect, contract);
    description.columns().forEach(column -> described.put(column.name(), column));
  }

  /**
   * A table as a snapshot has it.
   *
   * @param table empty when there is no such table, which is then created, or it cannot be taken
   * @param problems what stays as it is, a warning each; an error when the table cannot be taken
   */
  public record Adopted(Optional<Snapshot.Table> table, List<Problem> problems) {
    public Adopted {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Takes a table.
   *
   * @param description of it; empty when there is none
   */
  public static Adopted of(
      Passport passport, Optional<TableDescription> description, Dialect dialect) {
    if (passport.relation() == Relation.NOTHING) {
      return new Adopted(Optional.empty(), List.of());
    }
    if (passport.relation() == Relation.OTHER || description.isEmpty()) {
      return new Adopted(Optional.empty(), passport.problems());
    }
    return new Adoption(passport, description.get(), dialect).adopted();
  }

  private Adopted adopted() {
    List<Snapshot.Rule> rules =
        asked.rules().stream().flatMap(rule -> rule(rule).stream()).toList();
    passport.problems().stream()
        .filter(problem -> STAYS.contains(problem.code()) && !managed.contains(problem))
        .forEach(problem -> problems.add(problem.with(Severity.WARNING)));
    partitions();
    List<Snapshot.Column> columns =
        passport.columns().stream().flatMap(column -> column(column).stream()).toList();
    return new Adopted(
        Optional.of(new Snapshot.Table(asked.name(), asked.origin(), columns, rules)), problems);
  }

  /** Postgres builds no index on such a table while others write. */
  private void partitions() {
    boolean isPartitioned =
        passport.beside().stream().anyMatch(it -> it.words().startsWith("PARTITION BY "));
    if (isPartitioned) {
      problems.add(
          Problem.warning(
              ProblemCode.TABLE_DIFFERS,
              contract.declaredAt(),
              "The table `%s` is partitioned, and its keys and FOREIGN KEYs cannot be added while others write."
                  .formatted(contract.table()),
              "Write the migration with `--small`; a key must hold the columns of the partitions."));
    }
  }

  private Optional<Snapshot.Column> column(ColumnStanding column) {
    return switch (column.state()) {
      case SAME -> Optional.of(asked(column));
      case OTHER_DEFAULT -> Optional.of(withDefault(asked(column), formerDefault(column)));
      case OTHER_TYPE -> Optional.of(found(column));
      case MISSING -> Optional.empty();
      case EXTRA -> isRenamed(column.name()) ? Optional.of(found(column)) : unmanaged(column);
    };
  }

  private Snapshot.Column asked(ColumnStanding column) {
    return asked.columns().stream()
        .filter(it -> it.name().equals(column.name()))
        .findFirst()
        .orElseThrow();
  }

  private static Snapshot.Column withDefault(Snapshot.Column column, Optional<String> value) {
    return new Snapshot.Column(column.name(), column.type(), column.sqlType(), value);
  }

  /** A type that no contract knows keeps the engine's word, and no conversion from it is known. */
  private Snapshot.Column found(ColumnStanding column) {
    String sqlType = column.foundType().orElseThrow();
    String type =
        Optional.ofNullable(described.get(column.name()))
            .flatMap(it -> it.type().nearest())
            .map(TypeName::of)
            .orElse("foreign");
    return new Snapshot.Column(column.name(), type, sqlType, formerDefault(column));
  }

  /**
   * What fills the column so far, as far as the contract is to change it. What it does not ask for
   * stays, and counts as what it asks for.
   */
  private Optional<String> formerDefault(ColumnStanding column) {
    Optional<String> wanted =
        asked.columns().stream()
            .filter(it -> it.name().equals(nameInContract(column.name())))
            .findFirst()
            .flatMap(Snapshot.Column::defaultValue);
    String found = column.foundDefault().orElse("");
    boolean isGenerated = found.startsWith("GENERATED ");
    if (found.isEmpty() || (wanted.isPresent() && !isGenerated)) {
      return column.foundDefault();
    }
    problems.add(
        Problem.warning(
            ProblemCode.TABLE_DIFFERS,
            contract.column(nameInContract(column.name())).declaredAt(),
            "The column `%s` of `%s` is filled by `%s`, which the contract does not ask for; it stays%s."
                .formatted(
                    column.name(),
                    contract.table(),
                    ShortText.of(found, LONGEST),
                    passport.names() == Names.OURS
                        ? " as it is"
                        : " until a change builds the table anew"),
            isGenerated
                ? "No contract says how a table makes values; give the column another default by a"
                    + " script of your own."
                : "Write it as `default` if it is a value, or drop it by a script of your own."));
    return wanted;
  }

  private String nameInContract(String found) {
    return contract.columns().stream()
        .filter(column -> column.renamedFrom().filter(found::equals).isPresent())
        .filter(column -> isRenamed(found))
        .map(Column::name)
        .findFirst()
        .orElse(found);
  }

  /** Whether a column of the contract says that it was called so. */
  private boolean isRenamed(String former) {
    return contract.columns().stream()
        .filter(column -> column.renamedFrom().filter(former::equals).isPresent())
        .map(Column::name)
        .anyMatch(
            name ->
                passport.columns().stream()
                    .anyMatch(it -> it.name().equals(name) && it.state() == State.MISSING));
  }

  private Optional<Snapshot.Column> unmanaged(ColumnStanding column) {
    problems.add(
        Problem.warning(
            ProblemCode.TABLE_DIFFERS,
            contract.declaredAt(),
            "The column `%s` of `%s` is not in the contract; it stays as it is."
                .formatted(column.name(), contract.table()),
            "Declare it, or drop it by a script of your own."));
    return Optional.empty();
  }

  private Optional<Snapshot.Rule> rule(Snapshot.Rule rule) {
    RuleStanding standing =
        passport.rules().stream()
            .filter(it -> it.rule().id().equals(rule.id()))
            .findFirst()
            .orElseThrow();
    return switch (standing.standing()) {
      case STAGING_ONLY -> Optional.of(rule);
      case ENFORCED ->
          attachable(standing.constraint(), rule)
              .or(() -> Optional.of(named(rule, standing, rule.definition())));
      case NOT_VALIDATED -> Optional.of(notValidated(rule, standing));
      case CHANGED ->
          standing
              .constraint()
              .flatMap(found -> keyUnderFormerNames(rule, found))
              .or(() -> Optional.of(named(rule, standing, found(rule, standing))));
      case MISSING -> primaryKey(rule).or(() -> underFormerNames(rule));
    };
  }

  /** What can be validated is so by the first migration that finds no row in the way. */
  private Snapshot.Rule notValidated(Snapshot.Rule rule, RuleStanding standing) {
    Snapshot.Rule named = named(rule, standing, rule.definition());
    boolean canBeValidated =
        standing
            .constraint()
            .filter(it -> it.kind() == Kind.CHECK || it.kind() == Kind.FOREIGN_KEY)
            .isPresent();
    if (canBeValidated) {
      passport.problems().stream()
          .filter(problem -> problem.code() == ProblemCode.RULE_NOT_VALIDATED)
          .filter(problem -> problem.position().equals(standing.rule().head().declaredAt()))
          .forEach(managed::add);
    }
    return canBeValidated ? named.with(Enforced.NEW_ROWS) : named;
  }

  /** The index that a table made from the contract would have, as far as it is no constraint. */
  private Optional<Snapshot.Rule> attachable(
      Optional<CatalogConstraint> constraint, Snapshot.Rule rule) {
    return constraint
        .filter(it -> IndexWords.isPlain(it) && it.columns().equals(rule.columns()))
        .map(it -> called(rule, it.name(), rule.definition()).with(Enforced.INDEX));
  }

  /** A unique index over the same columns says half of a primary key. */
  private Optional<Snapshot.Rule> primaryKey(Snapshot.Rule rule) {
    if (!rule.kind().equals(RuleKind.PRIMARY_KEY.word())) {
      return Optional.empty();
    }
    for (ForeignConstraint foreign : passport.foreign()) {
      Optional<Snapshot.Rule> found = attachable(Optional.of(foreign.constraint()), rule);
      if (found.isPresent()) {
        managed.add(Differences.foreign(contract, dialect, foreign));
        return found;
      }
    }
    return Optional.empty();
  }

  /** A NOT NULL or key of columns that are to be renamed is there already. */
  private Optional<Snapshot.Rule> underFormerNames(Snapshot.Rule rule) {
    List<String> former = rule.columns().stream().map(this::formerName).toList();
    if (former.equals(rule.columns())) {
      return Optional.empty();
    }
    if (rule.kind().equals(RuleKind.REQUIRED.word())) {
      return former.stream().allMatch(this::isNotNull)
          ? Optional.of(renamed(rule, former, rule.constraint(), quoted(former) + " IS NOT NULL"))
          : Optional.empty();
    }
    for (ForeignConstraint foreign : passport.foreign()) {
      Optional<Snapshot.Rule> found = keyUnderFormerNames(rule, foreign.constraint());
      if (found.isPresent()) {
        managed.add(Differences.foreign(contract, dialect, foreign));
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Snapshot.Rule> keyUnderFormerNames(Snapshot.Rule rule, CatalogConstraint found) {
    List<String> former = rule.columns().stream().map(this::formerName).toList();
    String word = rule.definition().replaceFirst(" \\(.*", "");
    return isKey(found, word, former)
        ? Optional.of(
            renamed(
                rule,
                former,
                hasNameOfItsOwn(found) ? found.name() : rule.constraint(),
                word + " (" + quoted(former) + ")"))
        : Optional.empty();
  }

  private String quoted(List<String> columns) {
    return columns.stream().map(dialect::quote).collect(Collectors.joining(", "));
  }

  private String formerName(String column) {
    return contract.column(column).renamedFrom().filter(this::isRenamed).orElse(column);
  }

  private boolean isNotNull(String column) {
    DescribedColumn found = described.get(column);
    return found != null && found.nullability() == Nullability.NOT_NULL;
  }

  private static boolean isKey(CatalogConstraint constraint, String word, List<String> columns) {
    return (constraint.kind() == Kind.PRIMARY_KEY || constraint.kind() == Kind.UNIQUE)
        && constraint.kind().word().equals(word)
        && constraint.columns().equals(columns)
        && constraint.form().isEmpty()
        && constraint.validity() == Validity.ALL_ROWS
        && !constraint.isBareIndex();
  }

  private static Snapshot.Rule renamed(
      Snapshot.Rule rule, List<String> columns, String name, String definition) {
    return new Snapshot.Rule(
        rule.id(), rule.kind(), columns, rule.onViolation(), name, rule.enforced(), definition);
  }

  /** Without {@code CHECK} around it, as a snapshot has a condition. */
  private static String found(Snapshot.Rule rule, RuleStanding standing) {
    String words = standing.found().orElse(rule.definition());
    boolean isCheck =
        standing.constraint().filter(it -> it.kind() == Kind.CHECK).isPresent()
            && words.startsWith("CHECK");
    return isCheck ? words.substring(words.indexOf('(') + 1, words.lastIndexOf(')')) : words;
  }

  private Snapshot.Rule named(Snapshot.Rule rule, RuleStanding standing, String definition) {
    String name =
        standing
            .constraint()
            .filter(this::hasNameOfItsOwn)
            .map(CatalogConstraint::name)
            .orElse(rule.constraint());
    return called(rule, name, definition);
  }

  private static Snapshot.Rule called(Snapshot.Rule rule, String name, String definition) {
    return new Snapshot.Rule(
        rule.id(),
        rule.kind(),
        rule.columns(),
        rule.onViolation(),
        name,
        rule.enforced(),
        definition);
  }

  /** An index without a constraint cannot be renamed as one. */
  private boolean hasNameOfItsOwn(CatalogConstraint constraint) {
    return passport.names() == Names.OURS
        && constraint.kind() != Kind.NOT_NULL
        && !constraint.isBareIndex();
  }
}
