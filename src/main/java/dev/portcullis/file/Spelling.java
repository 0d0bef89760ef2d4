package dev.portcullis.file;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What two names have in common when they look alike but differ in their characters. */
final class Spelling {
  private Spelling() {}

  /**
   * The same for two names that differ only in case, surrounding space, invisible characters or
   * accents' form.
   */
  static String key(String name) {
    return withoutInvisible(composed(name)).strip().toLowerCase(Locale.ROOT);
  }

  /** In what two names with one key differ, for example {@code case and space}. */
  static String difference(String found, String expected) {
    List<String> differences = new ArrayList<>();
    String composed = composed(found);
    String visible = withoutInvisible(composed);
    String stripped = visible.strip();
    if (!stripped.equals(composed(expected))) {
      differences.add("case");
    }
    if (!stripped.equals(visible)) {
      differences.add("space");
    }
    if (!visible.equals(composed)) {
      differences.add("invisible characters");
    }
    if (!composed.equals(found)) {
      differences.add("the code of accents");
    }
    return Words.and(differences);
  }

  private static String composed(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  private static String withoutInvisible(String name) {
    return name.codePoints()
        .filter(point -> Character.isSpaceChar(point) || !Visible.isInvisible(point))
        .mapToObj(point -> Character.isSpaceChar(point) ? " " : Character.toString(point))
        .collect(Collectors.joining());
  }
}
