package dev.portcullis.staging;

import java.util.Objects;

/**
 * How a file is judged.
 *
 * @param sampleLimit breaches of a rule to keep
 * @param records of the file, malformed ones included
 * @param run when it is judged
 */
public record JudgeSettings(int sampleLimit, long records, RunMoment run) {
  public JudgeSettings {
    Objects.requireNonNull(run);
  }
}
