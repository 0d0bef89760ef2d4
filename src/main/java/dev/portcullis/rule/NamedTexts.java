package dev.portcullis.rule;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The texts of a rule's columns as one text. */
public final class NamedTexts {
  private NamedTexts() {}

  /**
   * The text itself of a single column, which may be NULL; with {@code column=} before each when
   * there are several.
   */
  public static @Nullable String of(List<String> columns, List<@Nullable String> texts) {
    if (columns.size() == 1) {
      return texts.get(0);
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      parts.add(columns.get(i) + "=" + texts.get(i));
    }
    return String.join(", ", parts);
  }
}
