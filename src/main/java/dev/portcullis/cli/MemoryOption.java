package dev.portcullis.cli;

import dev.portcullis.staging.StagingSettings;
import picocli.CommandLine.Option;

/** How much memory the staging database may use. */
final class MemoryOption {
  private static final int LEAST = 100;

  @Option(
      names = "--memory",
      paramLabel = "MEGABYTES",
      description =
          "Memory of the staging database; what does not fit is kept on disk (default:"
              + " ${DEFAULT-VALUE}).")
  private int megabytes = StagingSettings.USUAL_MEGABYTES;

  int megabytes() {
    if (megabytes < LEAST) {
      throw new UsageException(
          "`--memory " + megabytes + "` is too little, at least " + LEAST + " is needed.", null);
    }
    return megabytes;
  }
}
