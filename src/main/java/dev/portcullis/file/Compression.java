package dev.portcullis.file;

/** How the bytes of a file are packed. It is told by the first bytes, never by the name. */
public enum Compression {
  NONE,
  GZIP
}
