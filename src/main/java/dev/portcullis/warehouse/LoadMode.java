package dev.portcullis.warehouse;

import dev.portcullis.staging.OldRows;

/** What a load does to the rows that the table already has. */
public enum LoadMode {
  /** They stay; the rows of the file are added. */
  APPEND(OldRows.STAY),
  /** They go; afterwards the table holds the rows of the file and no other. */
  OVERWRITE(OldRows.GO);

  private final OldRows oldRows;

  LoadMode(OldRows oldRows) {
    this.oldRows = oldRows;
  }

  /** As the command line spells it. */
  public String word() {
    return switch (this) {
      case APPEND -> "append";
      case OVERWRITE -> "overwrite";
    };
  }

  /** What rules about the table have to know. */
  public OldRows oldRows() {
    return oldRows;
  }
}
