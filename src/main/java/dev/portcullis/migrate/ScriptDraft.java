package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import java.util.List;
import java.util.Objects;

/**
 * A migration before it has a version.
 *
 * @param description what stands in the name of the script after its version
 * @param purpose a sentence with capital letter and full stop
 * @param contract that it comes from
 * @param settings statements that it begins with
 * @param undoSettings statements that the script begins with which undoes it
 * @param steps at least one, in their order
 */
public record ScriptDraft(
    String description,
    String purpose,
    Contract contract,
    Transaction transaction,
    List<String> settings,
    List<String> undoSettings,
    List<Step> steps) {
  public ScriptDraft {
    Objects.requireNonNull(description);
    Objects.requireNonNull(purpose);
    Objects.requireNonNull(contract);
    Objects.requireNonNull(transaction);
    settings = List.copyOf(settings);
    undoSettings = List.copyOf(undoSettings);
    steps = List.copyOf(steps);
  }

  /** One that is undone under the same settings. */
  public ScriptDraft(
      String description,
      String purpose,
      Contract contract,
      Transaction transaction,
      List<String> settings,
      List<Step> steps) {
    this(description, purpose, contract, transaction, settings, settings, steps);
  }

  /** The same, undone under other settings. */
  public ScriptDraft undoneUnder(List<String> others) {
    return new ScriptDraft(description, purpose, contract, transaction, settings, others, steps);
  }

  /** Whether there is anything to undo. */
  boolean isUndone() {
    return steps.stream().anyMatch(step -> !step.undo().isEmpty());
  }

  /** How Flyway runs a script. */
  public enum Transaction {
    /** As a whole or not at all. */
    ONE,
    /** Statement by statement; what ran before one that fails stays. */
    NONE
  }
}
