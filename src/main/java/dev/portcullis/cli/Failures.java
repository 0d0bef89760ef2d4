package dev.portcullis.cli;

import dev.portcullis.staging.StagingException;
import dev.portcullis.warehouse.WarehouseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** What an exception of a command means to its caller. */
final class Failures implements IExecutionExceptionHandler {
  private final Session session;

  Failures(Session session) {
    this.session = session;
  }

  @Override
  public int handleExecutionException(
      Exception exception, CommandLine commandLine, ParseResult parsed) {
    if (exception instanceof UsageException usage) {
      return told(usage.getMessage(), usage.hint(), ExitCode.USAGE);
    }
    if (exception instanceof InvalidContractException) {
      return ExitCode.INVALID;
    }
    if (exception instanceof WarehouseException warehouse) {
      return told(
          warehouse.getMessage() + " [" + warehouse.code().code() + "]",
          warehouse.hint(),
          ExitCode.WAREHOUSE);
    }
    if (exception instanceof StagingException staging) {
      return told(staging.getMessage(), null, ExitCode.WAREHOUSE);
    }
    if (exception instanceof IOException || exception instanceof UncheckedIOException) {
      return told(
          "A file could not be read or written: " + exception.getMessage() + ".",
          null,
          ExitCode.WAREHOUSE);
    }
    return bug(exception);
  }

  /** What no one could expect is told whole, so that it can be reported. */
  int bug(Throwable fault) {
    session.err().println("This is a fault of Portcullis. Please report it with these lines:");
    fault.printStackTrace(session.err());
    return ExitCode.BUG;
  }

  private int told(@Nullable String message, @Nullable String hint, int code) {
    session.err().println("error: " + message);
    if (hint != null) {
      session.err().println("  hint: " + hint);
    }
    return code;
  }
}
