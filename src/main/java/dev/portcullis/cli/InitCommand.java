package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.HeaderNames;
import dev.portcullis.draft.DraftRequest;
import dev.portcullis.draft.Drafted;
import dev.portcullis.draft.FileDrafter;
import dev.portcullis.draft.Shown;
import dev.portcullis.load.Words;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemPrinter;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code init}: a contract drafted from a file. */
@Command(
    name = "init",
    description = "Draft a contract from a delivered file; the file passes its draft.",
    mixinStandardHelpOptions = true)
final class InitCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", paramLabel = "FILE", description = "CSV, plain or .gz.")
  private String file = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "The contract's name (default: from the name of the file).")
  private @Nullable String name;

  @Option(
      names = "--table",
      paramLabel = "TABLE",
      description = "Its table, name or schema.name (default: the contract's name).")
  private @Nullable String table;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write the draft (default: to the console).")
  private @Nullable String out;

  @Option(names = "--force", description = "Replace the file of --out when it exists.")
  private boolean force;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description = "How the file is encoded (default: what its first bytes say, else utf-8).")
  private @Nullable String encoding;

  @Option(
      names = "--delimiter",
      paramLabel = "CHARACTER",
      description = "What separates its fields, or tab (default: found out).")
  private @Nullable String delimiter;

  @Option(
      names = "--no-values",
      description = "Write no value of the file into the draft: no enum, no ranges.")
  private boolean noValues;

  @Mixin private MemoryOption memory = new MemoryOption();

  InitCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    DraftRequest request = request();
    Optional<Path> target = target();
    Drafted drafted;
    try (Waiting waiting = Waiting.of(file)) {
      drafted = FileDrafter.draft(request, memory.megabytes(), waiting);
    }
    for (Problem problem : drafted.problems()) {
      session.err().println(ProblemPrinter.print(problem, List.of()));
    }
    if (drafted.text().isEmpty()) {
      return ExitCode.REFUSED;
    }
    write(target, drafted.text().get(), drafted.contract().orElseThrow());
    return ExitCode.DONE;
  }

  private DraftRequest request() {
    Stream.of(Optional.ofNullable(name), Optional.ofNullable(table))
        .flatMap(Optional::stream)
        .forEach(InitCommand::refuseName);
    return new DraftRequest(
        session.resolve(file),
        file,
        Optional.ofNullable(name),
        Optional.ofNullable(table),
        Optional.ofNullable(encoding).map(InitCommand::charset),
        Optional.ofNullable(delimiter).map(InitCommand::character),
        noValues ? Shown.NO_VALUES : Shown.VALUES);
  }

  private static void refuseName(String written) {
    List<String> parts = List.of(written.split("\\.", -1));
    if (parts.size() > 2 || !parts.stream().allMatch(HeaderNames::isIdentifier)) {
      throw new UsageException(
          "`" + written + "` is no name of a contract or table.",
          "A letter or `_` comes first, then letters, digits, `_` and `-`.");
    }
  }

  private static Charset charset(String written) {
    try {
      return Charset.forName(written);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw new UsageException(
          "Encoding `" + written + "` is not known.",
          "For example `utf-8`, `windows-1252`, `iso-8859-1`, `utf-16`.");
    }
  }

  private static char character(String written) {
    String text = written.equals("tab") || written.equals("\\t") ? "\t" : written;
    boolean fits =
        text.length() == 1
            && text.charAt(0) < 0x80
            && !Character.isLetterOrDigit(text.charAt(0))
            && "\"'\n\r\0".indexOf(text.charAt(0)) < 0;
    if (!fits) {
      throw new UsageException(
          "`" + written + "` cannot separate fields.",
          "Give one character that is no quote, line break, letter or digit, or `tab`.");
    }
    return text.charAt(0);
  }

  /** Somebody may have worked on the file since it was drafted. */
  private Optional<Path> target() {
    Optional<Path> target = Optional.ofNullable(out).map(session::resolve);
    if (target.isPresent() && Files.exists(target.get()) && !force) {
      throw new UsageException("`" + out + "` exists already.", "Give `--force` to replace it.");
    }
    return target;
  }

  private void write(Optional<Path> target, String text, Contract contract) throws IOException {
    if (target.isEmpty()) {
      session.out().print(text);
      return;
    }
    Path parent = target.get().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    StandardOpenOption[] options =
        force
            ? new StandardOpenOption[] {
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE
            }
            : new StandardOpenOption[] {StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE};
    Files.writeString(target.get(), text, options);
    session
        .out()
        .println(
            "wrote "
                + out
                + ": contract `"
                + contract.name()
                + "`, "
                + Words.count(contract.columns().size(), "column"));
  }
}
