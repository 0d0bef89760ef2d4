package dev.portcullis.problem;

/** Texts of any length inside a sentence. */
public final class ShortText {
  private ShortText() {}

  /** The beginning of the text, as many characters (code points) as that, then a mark. */
  public static String of(String text, int longest) {
    return text.codePointCount(0, text.length()) <= longest
        ? text
        : text.substring(0, text.offsetByCodePoints(0, longest)) + "…";
  }
}
