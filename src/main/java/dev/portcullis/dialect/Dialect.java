package dev.portcullis.dialect;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.expr.Expr;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.Value;
import java.util.List;
import java.util.Optional;

/** How one engine writes SQL. Deterministic; every identifier is quoted, every literal escaped. */
public interface Dialect {
  /**
   * The folder of its generated files and the word of {@code --dialect}: {@code duckdb}, {@code
   * postgres}.
   */
  String name();

  /** The name as an identifier, quoted. */
  String quote(String identifier);

  /** The table with its schema when the contract names one. */
  String qualified(TableName table);

  /** A constant. */
  String literal(Value value);

  /** The type of the column in a table. */
  String type(ColumnType type);

  /**
   * The text that is true, false or unknown for a row: the body of the table's CHECK and of the
   * staging check. Rendered without outer parentheses. Empty when the type of the column on this
   * engine already leaves no room for another value, so that no constraint is needed.
   */
  Optional<String> condition(Expr expr);

  /**
   * Why the table cannot enforce the rule, as the end of a sentence that begins with "because"; the
   * rule is then checked in staging only. Empty when the table enforces it, by a constraint or by
   * the type of the column.
   */
  Optional<String> stagingOnlyBecause(Rule rule);

  /**
   * The statements that create the schema (when named) and the table with all its constraints, each
   * without {@code ;}.
   */
  List<String> createTable(Contract contract);

  /**
   * The statement, without {@code ;}, that adds the constraint to a table that is there. Only for a
   * rule that the table enforces.
   */
  String addReference(ReferenceRule rule);

  /** The reference as a constraint: {@code FOREIGN KEY (…) REFERENCES … (…)}. */
  String foreignKey(Reference reference);

  /**
   * The names that the keys of the table take among the names of tables in its schema; empty where
   * keys and tables do not share their names.
   */
  List<String> relationNamesOfKeys(Contract contract);

  /**
   * The statements, each without {@code ;}, that let the engine find the rows with one value of a
   * column without reading them all, when rows with the same value were written together; empty
   * where the engine needs none.
   *
   * @param table in the schema of the bookkeeping
   */
  List<String> indexOfStretches(TableName table, String column);

  /** The statements that a migration begins with, each without {@code ;}. */
  List<String> migrationSettings();
}
