package dev.portcullis.testkit;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/** The program as a scenario starts it: in process, with everything it may touch passed in. */
@FunctionalInterface
public interface Command {

  /** Runs one command line and returns its exit code. */
  int run(
      String[] arguments,
      PrintStream out,
      PrintStream err,
      Path workingDirectory,
      Map<String, String> environment);
}
