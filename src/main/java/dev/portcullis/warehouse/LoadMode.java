package dev.portcullis.warehouse;

import dev.portcullis.staging.OldRows;
import java.util.Arrays;

/** What a load does to the rows that the table already has. */
public enum LoadMode {
  /** They stay; the rows of the file are added. */
  APPEND(OldRows.STAY),
  /** They go; afterwards the table holds the rows of the file and no other. */
  OVERWRITE(OldRows.GO),
  /**
   * Those whose primary key is in the file take on its values; the others stay, and rows with a new
   * key are added.
   */
  MERGE(OldRows.MERGED);

  private final OldRows oldRows;

  LoadMode(OldRows oldRows) {
    this.oldRows = oldRows;
  }

  /**
   * The mode in which rows of a run go in that were set aside; the word is that of the run. The
   * rest of the file is in the table, so nothing is overwritten.
   */
  public static LoadMode ofReplay(String word) {
    return Arrays.stream(values())
        .filter(mode -> mode != OVERWRITE && mode.word().equals(word))
        .findFirst()
        .orElse(APPEND);
  }

  /** As the command line spells it. */
  public String word() {
    return switch (this) {
      case APPEND -> "append";
      case OVERWRITE -> "overwrite";
      case MERGE -> "merge";
    };
  }

  /** What rules about the table have to know. */
  public OldRows oldRows() {
    return oldRows;
  }
}
