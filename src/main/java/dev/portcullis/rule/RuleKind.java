package dev.portcullis.rule;

/** The sorts of rules. The word is the last part of a rule's id and of its constraint's name. */
public enum RuleKind {
  TYPE("type"),
  REQUIRED("required"),
  FINITE("finite"),
  NOT_BLANK("not_blank"),
  MINIMUM("min"),
  EXCLUSIVE_MINIMUM("exclusive_min"),
  MAXIMUM("max"),
  EXCLUSIVE_MAXIMUM("exclusive_max"),
  MINIMUM_LENGTH("min_length"),
  MAXIMUM_LENGTH("max_length"),
  ENUM("enum"),
  PATTERN("pattern"),
  UNIQUE("unique"),
  UNIQUE_IN_FILE("unique_in_file"),
  PRIMARY_KEY("primary_key"),
  CHECK("check"),
  ROWS("rows"),
  BREACHES("breaches"),
  REPETITIONS("repetitions"),
  FRESHNESS("freshness"),
  REFERENCE("reference");

  private final String word;

  RuleKind(String word) {
    this.word = word;
  }

  /** As the contract spells the key that declares it. */
  public String word() {
    return word;
  }
}
