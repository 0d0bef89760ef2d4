package dev.portcullis.staging;

/** Which table a reference names. */
public enum ReferenceTarget {
  /** Another one than is loaded. */
  OTHER_TABLE,
  /** The one that is loaded: a row of the same file is as good as one that is there. */
  SAME_TABLE
}
