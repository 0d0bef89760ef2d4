package dev.portcullis.cli;

import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.lint.Contracts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A contract that is no file: {@code -} for what is piped into the command, or the path of a pipe,
 * which a shell writes for {@code <(git show main:orders.yaml)}.
 */
final class PipedContract {
  /** What a user writes for the standard input. */
  static final String STANDARD_INPUT = "-";

  private PipedContract() {}

  static boolean isMeant(Session session, String path) {
    Path file = session.resolve(path);
    return path.equals(STANDARD_INPUT)
        || (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file));
  }

  /** Reads until the pipe ends, no more than a contract may have. */
  static ContractReading read(Session session, String path) {
    if (path.equals(STANDARD_INPUT)) {
      return Contracts.read(session.in(), "<stdin>");
    }
    try (InputStream in = Files.newInputStream(session.resolve(path))) {
      return Contracts.read(in, path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
