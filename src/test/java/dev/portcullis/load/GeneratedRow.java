package dev.portcullis.load;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record of a file.
 *
 * @param written its fields in the order of the file, with their quotes
 * @param stored what the table must hold, in the order of the contract; null is NULL
 */
record GeneratedRow(List<String> written, List<@Nullable String> stored) {
  /** The record without its line end; never empty, since that would be a blank line. */
  String text(char delimiter) {
    String text = String.join(String.valueOf(delimiter), written);
    return text.isEmpty() ? "\"\"" : text;
  }
}
