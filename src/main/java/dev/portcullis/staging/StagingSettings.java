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
   * Memory for a staging database when nobody says otherwise. Tables spill to disk, but the indexes
   * of a DuckDB target do not, so this is also the room for the keys of a table. With the JVM the
   * process stays under 1 GiB.
   */
  public static final int USUAL_MEGABYTES = 700;

  /** As many threads as there are processors. */
  public static StagingSettings of(Path scratchDirectory, int memoryMegabytes) {
    return new StagingSettings(
        scratchDirectory, memoryMegabytes, Runtime.getRuntime().availableProcessors());
  }
}
