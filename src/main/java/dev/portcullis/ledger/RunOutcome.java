package dev.portcullis.ledger;

/** How a run in the ledger ended. */
public enum RunOutcome {
  /** Its rows are in the table, but for those in quarantine. */
  LOADED("loaded"),
  /** The file breaks the contract, or the table refused it: nothing was loaded. */
  REFUSED("refused"),
  /** The warehouse or the machine could not do it: nothing was loaded. */
  FAILED("failed");

  private final String word;

  RunOutcome(String word) {
    this.word = word;
  }

  /** As the ledger spells it. */
  public String word() {
    return word;
  }

  /**
   * The outcome of that word.
   *
   * @throws IllegalStateException when the ledger holds a word that this version does not know
   */
  static RunOutcome of(String word) {
    for (RunOutcome outcome : values()) {
      if (outcome.word.equals(word)) {
        return outcome;
      }
    }
    throw new IllegalStateException("the ledger has the outcome `" + word + "`");
  }
}
