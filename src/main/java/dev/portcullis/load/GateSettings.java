package dev.portcullis.load;

import dev.portcullis.staging.RunMoment;
import java.util.Objects;

/**
 * How files of one command are judged.
 *
 * @param memoryMegabytes what the staging database may use
 * @param run when they are judged
 * @param progress is told of each step
 */
public record GateSettings(int memoryMegabytes, RunMoment run, Progress progress) {
  public GateSettings {
    Objects.requireNonNull(run);
    Objects.requireNonNull(progress);
  }
}
