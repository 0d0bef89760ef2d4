package dev.portcullis.testkit;

import java.util.stream.IntStream;

/** The seeds of a property test. */
public final class Seeds {
  private Seeds() {}

  /**
   * The usual ones, or those of {@code -Dproperty.seeds}.
   *
   * @param usual one number, or the first and last with a hyphen between
   */
  public static IntStream of(String usual) {
    String[] ends = System.getProperty("property.seeds", usual).split("-", 2);
    return IntStream.rangeClosed(
        Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
  }
}
