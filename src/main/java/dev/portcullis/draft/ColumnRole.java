package dev.portcullis.draft;

import java.util.regex.Pattern;

/** What the name of a column says to a person, and only that. */
final class ColumnRole {
  private static final Pattern PERSONAL =
      Pattern.compile(
          "(?i).*(e.?mail|phone|telefon|mobile|passw|secret|token|iban|ssn|passport|birth|geburt"
              + "|tax.?(id|no)|salary|credit.?card|card.?n|first.?name|last.?name|surname|vorname"
              + "|nachname|full.?name).*");
  private static final Pattern KEY =
      Pattern.compile(
          "(?i)(.*[_ .-])?(id|key|code|no|nr|num|number|uuid|guid|seq|sequence|pk|sku|isbn|iata"
              + "|rownames?|row)|.*(Id|ID|Key|Code|No|Nr)|seq|ids?");
  private static final Pattern KEY_PART =
      Pattern.compile("(?i).*(date|day|datum|month|year|time).*");

  private ColumnRole() {}

  /** Whether values may tell something about a person. */
  static boolean isPersonal(String name) {
    return PERSONAL.matcher(name).matches();
  }

  /** Whether the name is one that keys have. */
  static boolean isKey(String name) {
    return KEY.matcher(name).matches();
  }

  /** Whether the name is one that a part of a key has. */
  static boolean isKeyPart(String name) {
    return isKey(name) || KEY_PART.matcher(name).matches();
  }
}
