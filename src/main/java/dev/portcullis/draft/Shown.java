package dev.portcullis.draft;

/** Whether values of the file may stand in its draft. */
public enum Shown {
  /** Values of enums, and the ranges that were seen, in comments. */
  VALUES,
  /** Names, types, counts and lengths only. */
  NO_VALUES
}
