package dev.portcullis.dialect;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.expr.Expr;
import dev.portcullis.expr.Expr.ColumnReference;
import dev.portcullis.expr.Expr.Finite;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.PortablePattern;
import dev.portcullis.type.Value;
import dev.portcullis.type.Value.DoubleValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Writes everything that engines agree on. A dialect overrides the named method whose words differ
 * and nothing else.
 */
public abstract class AnsiDialect implements Dialect {
  /** The names of the types on this engine. */
  protected abstract ColumnType.Visitor<String> typeNames();

  /** The whole of {@code text} matches the pattern; unknown when it is NULL. */
  protected abstract String matches(String text, PortablePattern pattern);

  /** A double that is neither NaN nor an infinity. NaN is above the infinity on both engines. */
  protected String finiteDouble(String number) {
    return number
        + " > "
        + literal(new DoubleValue(Double.NEGATIVE_INFINITY))
        + " AND "
        + number
        + " < "
        + literal(new DoubleValue(Double.POSITIVE_INFINITY));
  }

  /** A decimal that is a number; empty when the type holds nothing else. */
  protected Optional<String> finiteDecimal(String number) {
    return Optional.empty();
  }

  /** The number of code points. */
  protected String characterLength(String text) {
    return "char_length(" + text + ")";
  }

  /** The text, compared by its code points; the same as by its bytes of UTF-8. */
  protected String inCodePointOrder(String text) {
    return text;
  }

  /** An exact number. */
  protected String number(BigDecimal number) {
    return number.toPlainString();
  }

  /** Space, tab, line feed, carriage return and no-break space are blank; all else can be seen. */
  protected String notBlank(String text) {
    return "trim(" + text + ", ' ' || chr(9) || chr(10) || chr(13) || chr(160)) <> ''";
  }

  @Override
  public String quote(String identifier) {
    return Identifier.quoted(identifier);
  }

  @Override
  public String qualified(TableName table) {
    String name = quote(table.name());
    return table.schema().map(schema -> quote(schema) + "." + name).orElse(name);
  }

  @Override
  public String literal(Value value) {
    return value.accept(new LiteralWriter(this));
  }

  @Override
  public String type(ColumnType type) {
    return type.accept(typeNames());
  }

  @Override
  public Optional<String> condition(Expr expr) {
    return expr instanceof Finite finite
        ? finite(finite)
        : Optional.of(expr.accept(new SqlWriter(this)));
  }

  @Override
  public Optional<String> stagingOnlyBecause(Rule rule) {
    return rule.accept(new StagingOnly());
  }

  @Override
  public List<String> createTable(Contract contract) {
    return new CreateTable(this, contract).statements();
  }

  @Override
  public String addReference(ReferenceRule rule) {
    return "ALTER TABLE "
        + qualified(rule.from())
        + " ADD CONSTRAINT "
        + quote(rule.head().constraintName())
        + " "
        + foreignKey(rule.reference());
  }

  @Override
  public String foreignKey(Reference reference) {
    return new ForeignKey(this).of(reference);
  }

  @Override
  public List<String> relationNamesOfKeys(Contract contract) {
    return List.of();
  }

  @Override
  public List<String> indexOfStretches(TableName table, String column) {
    return List.of();
  }

  @Override
  public List<String> migrationSettings() {
    return List.of();
  }

  final Optional<String> finite(Finite expr) {
    ColumnReference column = expr.column();
    return column.type().accept(new FiniteWriter(this, quote(column.name())));
  }
}
