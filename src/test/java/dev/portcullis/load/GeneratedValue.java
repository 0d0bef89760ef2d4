package dev.portcullis.load;

/**
 * A value as a file spells it, and as the table must hold it.
 *
 * @param text without the quotes of a field
 * @param stored in the spelling of {@link StoredKind#canonical}
 */
record GeneratedValue(String text, String stored) {
  static GeneratedValue of(String text) {
    return new GeneratedValue(text, text);
  }
}
