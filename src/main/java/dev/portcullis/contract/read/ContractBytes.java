package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the bytes of a contract, no more of them than a contract may have. */
final class ContractBytes {
  private ContractBytes() {}

  static byte[] read(Path file, String displayPath) throws UnreadableContract {
    if (displayPath.isEmpty()) {
      throw unreadable(displayPath, "The path of the contract is empty, expected a contract file.");
    }
    if (Files.isDirectory(file)) {
      throw unreadable(
          displayPath, "`" + displayPath + "` is a directory, expected a contract file.");
    }
    // Opening a pipe would wait until somebody writes into it, and a device may never end.
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw unreadable(
          displayPath, "`" + displayPath + "` is a pipe or a device, expected a contract file.");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, displayPath);
    } catch (IOException fault) {
      throw unreadable(displayPath, "The contract `" + displayPath + "` " + reason(fault) + ".");
    }
  }

  /** All that comes, until it ends or is too much. */
  static byte[] read(InputStream in, String displayPath) throws UnreadableContract {
    try {
      byte[] bytes = in.readNBytes(NodeLimits.BYTES + 1);
      if (bytes.length > NodeLimits.BYTES) {
        throw new UnreadableContract(tooLarge(displayPath));
      }
      return bytes;
    } catch (IOException fault) {
      throw unreadable(displayPath, "The contract `" + displayPath + "` " + reason(fault) + ".");
    }
  }

  private static Problem tooLarge(String displayPath) {
    return Problem.error(
        ProblemCode.TOO_LARGE,
        Position.ofFile(displayPath),
        "The contract is larger than " + NodeLimits.BYTES + " bytes.",
        "Is this a data file?");
  }

  private static String reason(IOException fault) {
    if (fault instanceof NoSuchFileException) {
      return "does not exist";
    }
    if (fault instanceof AccessDeniedException) {
      return "must not be read by this user";
    }
    return fault instanceof FileSystemException known && known.getReason() != null
        ? "cannot be read: " + known.getReason()
        : "cannot be read";
  }

  private static UnreadableContract unreadable(String displayPath, String message) {
    return new UnreadableContract(
        Problem.error(ProblemCode.FILE_NOT_READABLE, Position.ofFile(displayPath), message));
  }
}
