package dev.portcullis.lint;

import dev.portcullis.problem.Severity;
import java.util.List;

/**
 * What is said about all files of one run.
 *
 * @param files in the order of the arguments, those of a folder by name; none twice
 */
public record LintRun(List<LintedFile> files) {
  public LintRun {
    files = List.copyOf(files);
  }

  /** Whether nothing found is an error. */
  public boolean isValid() {
    return files.stream().allMatch(LintedFile::isValid);
  }

  /** How many problems weigh so much. */
  public long count(Severity severity) {
    return files.stream().mapToLong(file -> file.count(severity)).sum();
  }
}
