package dev.portcullis.testkit;

import java.nio.file.Path;
import java.util.Map;

/** What a kind of golden folder puts to the test. */
@FunctionalInterface
public interface GoldenCase {

  /**
   * Runs the case in this folder and returns what came out: the text for each expected file, by the
   * file's name. The text must be the same on every machine and every day.
   */
  Map<String, String> produce(Path folder) throws Exception;
}
