package dev.portcullis.warehouse;

/** What a load does to the rows that the table already has. */
public enum LoadMode {
  /** They stay; the rows of the file are added. */
  APPEND;

  /** As the command line spells it. */
  public String word() {
    return switch (this) {
      case APPEND -> "append";
    };
  }
}
