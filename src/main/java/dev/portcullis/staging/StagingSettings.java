package dev.portcullis.staging;

import java.nio.file.Path;

/**
 * What the staging database may use.
 *
 * @param scratchDirectory for what does not fit into memory; the caller creates and deletes it
 * @param memoryMegabytes the limit of the database's own memory
 * @param threads at least 1
 */
public record StagingSettings(Path scratchDirectory, int memoryMegabytes, int threads) {
  /**
   * Memory for a staging database when nobody says otherwise: with the JVM it stays well under 1
   * GiB.
   */
  public static final int USUAL_MEGABYTES = 400;

  /** As many threads as there are processors. */
  public static StagingSettings of(Path scratchDirectory, int memoryMegabytes) {
    return new StagingSettings(
        scratchDirectory, memoryMegabytes, Runtime.getRuntime().availableProcessors());
  }
}
