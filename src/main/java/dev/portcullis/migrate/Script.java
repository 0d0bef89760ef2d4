package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.rule.Rule;
import dev.portcullis.rule.Rule.ReferenceRule;
import dev.portcullis.rule.RuleBook;
import java.util.List;

/** Puts a SQL file together: comments, statements, a blank line between each. */
final class Script {
  private final StringBuilder text = new StringBuilder();

  /** Nothing in a comment can end it, wherever its words come from. */
  Script comment(String line) {
    text.append("-- ").append(line.replaceAll("[\\p{Cntrl}\\u2028\\u2029]", " ")).append('\n');
    return this;
  }

  Script statements(List<String> statements) {
    for (String statement : statements) {
      text.append('\n').append(statement).append(";\n");
    }
    return this;
  }

  Script blank() {
    text.append('\n');
    return this;
  }

  /** Statements right below what was said of them. */
  Script close(List<String> statements) {
    statements.forEach(statement -> text.append(statement).append(";\n"));
    return this;
  }

  /** Where a file of a contract comes from; not the path, which depends on who runs the command. */
  Script origin(Contract contract) {
    return comment("Contract sha256 " + contract.source().sha256());
  }

  /** The table with its constraints, and a comment for each rule that it cannot enforce. */
  Script createTable(Dialect dialect, Contract contract) {
    statements(dialect.createTable(contract));
    List<Rule> stagingOnly =
        RuleBook.of(contract).rules().stream()
            .filter(rule -> dialect.stagingOnlyBecause(rule).isPresent())
            .toList();
    if (!stagingOnly.isEmpty()) {
      text.append('\n');
    }
    for (Rule rule : stagingOnly) {
      dialect
          .stagingOnlyBecause(rule)
          .ifPresent(
              because ->
                  comment("checked in staging only: `" + rule.id() + "`, because " + because));
    }
    return this;
  }

  /** The constraints of tables that are there already and waited for this one. */
  Script addReferences(Dialect dialect, CreationOrder.Step step) {
    for (Contract waiting : step.waiting()) {
      for (Rule rule : RuleBook.of(waiting).rules()) {
        if (rule instanceof ReferenceRule reference
            && CreationOrder.isAfterwards(reference.reference(), step.contract().table())
            && dialect.stagingOnlyBecause(rule).isEmpty()) {
          statements(List.of(dialect.addReference(reference)));
        }
      }
    }
    return this;
  }

  static String named(Contract contract) {
    return "the contract `" + contract.name() + "`, version " + contract.version();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
