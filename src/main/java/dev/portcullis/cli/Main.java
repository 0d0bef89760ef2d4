package dev.portcullis.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import picocli.CommandLine;

/** The command line. */
public final class Main {
  private static final int HELP_WIDTH = 110;

  private Main() {}

  /** Runs a command and ends the process with its exit code. */
  public static void main(String[] args) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    int code = run(args, System.in, out, err, Path.of("").toAbsolutePath(), System.getenv());
    out.flush();
    err.flush();
    System.exit(code);
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }

  /** Runs a command inside this process; nothing is piped into it. */
  public static int run(
      String[] args,
      PrintStream out,
      PrintStream err,
      Path workingDirectory,
      Map<String, String> environment) {
    return run(args, InputStream.nullInputStream(), out, err, workingDirectory, environment);
  }

  /** Runs a command inside this process. */
  public static int run(
      String[] args,
      InputStream in,
      PrintStream out,
      PrintStream err,
      Path workingDirectory,
      Map<String, String> environment) {
    Session session =
        new Session(
            in, out, err, workingDirectory.toAbsolutePath(), environment, Clock.systemUTC());
    CommandLine commandLine =
        new CommandLine(new RootCommand())
            .addSubcommand(new InitCommand(session))
            .addSubcommand(new LintCommand(session))
            .addSubcommand(new DiffCommand(session))
            .addSubcommand(new SchemaCommand(session))
            .addSubcommand(new DdlCommand(session))
            .addSubcommand(new MigrateCommand(session))
            .addSubcommand(new ApplyCommand(session))
            .addSubcommand(new VerifyCommand(session))
            .addSubcommand(new ExportCommand(session))
            .addSubcommand(new CheckCommand(session))
            .addSubcommand(new LoadCommand(session))
            .addSubcommand(new RunsCommand(session))
            .addSubcommand(new ReportCommand(session))
            .addSubcommand(new ReplayCommand(session));
    commandLine.setOut(new java.io.PrintWriter(out, true, StandardCharsets.UTF_8));
    commandLine.setErr(new java.io.PrintWriter(err, true, StandardCharsets.UTF_8));
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    WordConverter.register(commandLine, DiffCommand.FailOn.class);
    WordConverter.register(commandLine, DiffCommand.Format.class);
    WordConverter.register(commandLine, LintOutput.Format.class);
    WordConverter.register(commandLine, RunsCommand.Format.class);
    WordConverter.register(commandLine, VerifyOutput.Format.class);
    commandLine.setUsageHelpWidth(HELP_WIDTH);
    Failures failures = new Failures(session);
    commandLine.setExecutionExceptionHandler(failures);
    try {
      return commandLine.execute(args);
    } catch (Error error) {
      // Picocli hands exceptions to its handlers, and lets a full stack or heap through.
      return failures.bug(error);
    }
  }
}
