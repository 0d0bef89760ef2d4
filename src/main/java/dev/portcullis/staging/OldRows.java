package dev.portcullis.staging;

/** What a load does to the rows that its table already has, as far as rules about them care. */
public enum OldRows {
  /** They stay, so their keys are taken and references may name them. */
  STAY,
  /** They go, so only rows of the file count. */
  GO,
  /**
   * Those whose primary key the file has take on its values. A primary key is never taken, and what
   * any other key has is taken for rows with another primary key.
   */
  MERGED
}
