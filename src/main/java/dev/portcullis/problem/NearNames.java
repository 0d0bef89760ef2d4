package dev.portcullis.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds the known name that a person may have meant. */
public final class NearNames {
  /**
   * Nobody means the five hundredth of something; a contract of that size must not cost minutes.
   */
  private static final int MOST = 500;

  private NearNames() {}

  /**
   * The nearest of the known names, the first of several; empty when none is near enough to be
   * meant.
   */
  public static Optional<String> nearest(String written, Collection<String> known) {
    String plain = plain(written);
    if (plain.length() > 64) {
      return Optional.empty();
    }
    int reach = Math.max(1, Math.min(3, plain.length() / 3));
    return known.stream()
        .limit(MOST)
        .filter(name -> isNear(plain, name, reach))
        .min(Comparator.comparingInt(name -> distance(plain, name)));
  }

  /** A name of which every letter would have to change is not meant. */
  private static boolean isNear(String plain, String name, int reach) {
    int distance = distance(plain, name);
    return distance <= reach && distance < Math.max(plain.length(), name.length());
  }

  private static int distance(String plain, String name) {
    return LevenshteinDistance.getDefaultInstance().apply(plain, plain(name));
  }

  /**
   * Case and the marks between words are what people vary most: {@code minLength}, {@code
   * min-length}.
   */
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[_\\- ]", "");
  }
}
