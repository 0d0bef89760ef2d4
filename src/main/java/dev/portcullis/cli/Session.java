package dev.portcullis.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;

/**
 * Where a command runs.
 *
 * @param in what is piped into it
 * @param out for what was asked for
 * @param err for what went wrong with asking
 * @param workingDirectory that relative paths start from
 * @param environment variables
 * @param clock that says when it runs
 */
record Session(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Path workingDirectory,
    Map<String, String> environment,
    Clock clock) {
  Session {
    environment = Map.copyOf(environment);
  }

  /** The file that a user means by a path. */
  Path resolve(String path) {
    return workingDirectory.resolve(path).normalize();
  }
}
