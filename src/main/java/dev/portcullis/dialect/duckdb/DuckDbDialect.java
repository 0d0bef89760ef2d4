package dev.portcullis.dialect.duckdb;

import dev.portcullis.contract.Reference;
import dev.portcullis.dialect.AnsiDialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.PortablePattern;
import java.math.BigDecimal;
import java.util.Optional;

/** DuckDB: the language of staging, and of a warehouse that is a file. */
public final class DuckDbDialect extends AnsiDialect {
  private static final int GREATEST_PRECISION = 38;

  @Override
  public String name() {
    return "duckdb";
  }

  @Override
  protected ColumnType.Visitor<String> typeNames() {
    return new DuckDbTypes();
  }

  @Override
  protected String matches(String text, PortablePattern pattern) {
    return "regexp_full_match(" + text + ", " + Identifier.text(pattern.portable()) + ")";
  }

  /** Tried on DuckDB 2.0.0; see docs/decisions/0041. */
  @Override
  public Optional<String> stagingOnlyBecause(Rule rule) {
    Optional<String> anywhere = super.stagingOnlyBecause(rule);
    return anywhere.isEmpty() && rule instanceof ReferenceRule reference
        ? noForeignKeyBecause(reference)
        : anywhere;
  }

  private static Optional<String> noForeignKeyBecause(ReferenceRule rule) {
    if (rule.isToItself()) {
      return Optional.of("DuckDB would refuse a row that refers to another row of the same file");
    }
    if (!rule.from().schema().equals(rule.reference().table().schema())) {
      return Optional.of("DuckDB has no FOREIGN KEY to a table of another schema");
    }
    return rule.reference().enforcedBy() == Reference.EnforcedBy.TABLE_AFTERWARDS
        ? Optional.of(
            "the tables refer to each other, and DuckDB adds no FOREIGN KEY to a table that is there")
        : Optional.empty();
  }

  /** Counts code points; {@code length_grapheme} would count what a reader sees. */
  @Override
  protected String characterLength(String text) {
    return "length(" + text + ")";
  }

  @Override
  protected String finiteDouble(String number) {
    return "isfinite(" + number + ")";
  }

  /** A plain constant with more digits than a decimal has would be read as a double. */
  @Override
  protected String number(BigDecimal number) {
    String plain = super.number(number);
    long digits = plain.chars().filter(Character::isDigit).count();
    return digits <= GREATEST_PRECISION
        ? plain
        : "CAST("
            + Identifier.text(plain)
            + " AS DECIMAL("
            + GREATEST_PRECISION
            + ","
            + number.scale()
            + "))";
  }
}
