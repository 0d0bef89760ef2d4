package dev.portcullis.dialect.postgres;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.AnsiDialect;
import dev.portcullis.dialect.Identifier;
import dev.portcullis.rule.Rule.UniqueRule;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.PortablePattern;
import java.util.List;
import java.util.Optional;

/** Postgres, from version 15 on. */
public final class PostgresDialect extends AnsiDialect {
  @Override
  public String name() {
    return "postgres";
  }

  @Override
  protected ColumnType.Visitor<String> typeNames() {
    return new PostgresTypes();
  }

  /**
   * The operator searches, so the pattern is anchored; {@code $} stands at the very end here, never
   * before a last line feed. The group keeps an alternative inside of the anchors.
   */
  @Override
  protected String matches(String text, PortablePattern pattern) {
    return text + " ~ " + Identifier.text("^(?:" + pattern.portable() + ")$");
  }

  /** The language of the database would decide, and another language on the next server. */
  @Override
  protected String inCodePointOrder(String text) {
    return text + " COLLATE \"C\"";
  }

  /** {@code numeric} holds NaN; with a precision it refuses the infinities by itself. */
  @Override
  protected Optional<String> finiteDecimal(String number) {
    return Optional.of(number + " <> CAST('NaN' AS numeric)");
  }

  /** A key is kept by an index of its name, and an index is a relation as a table is. */
  @Override
  public List<String> relationNamesOfKeys(Contract contract) {
    return RuleBook.of(contract).rules().stream()
        .filter(rule -> rule instanceof UniqueRule && stagingOnlyBecause(rule).isEmpty())
        .map(rule -> rule.head().constraintName())
        .toList();
  }

  /** A block range index costs next to nothing when rows are written. */
  @Override
  public List<String> indexOfStretches(TableName table, String column) {
    return List.of(
        "CREATE INDEX "
            + quote(table.name() + "_by_" + column)
            + " ON "
            + qualified(table)
            + " USING brin ("
            + quote(column)
            + ")");
  }

  /** A migration that waits for its lock makes every later reader wait behind it. */
  @Override
  public List<String> migrationSettings() {
    return List.of("SET LOCAL lock_timeout = '1s'");
  }
}
