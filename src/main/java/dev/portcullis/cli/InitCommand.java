package dev.portcullis.cli;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.HeaderNames;
import dev.portcullis.draft.DraftRequest;
import dev.portcullis.draft.Drafted;
import dev.portcullis.draft.FileDrafter;
import dev.portcullis.draft.Shown;
import dev.portcullis.draft.TableDrafter;
import dev.portcullis.draft.TableRequest;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.warehouse.Warehouse;
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

/** {@code init}: a contract drafted from a file or a live table. */
@Command(
    name = "init",
    description =
        "Draft a contract from a delivered file, which passes it, or from a table of a warehouse.",
    mixinStandardHelpOptions = true)
final class InitCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "CSV, plain or .gz.")
  private @Nullable String file;

  @Option(
      names = "--from",
      paramLabel = "TABLE",
      description = "Draft from this table of the warehouse instead: name or schema.name.")
  private @Nullable String from;

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

  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private MemoryOption memory = new MemoryOption();

  InitCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    refuseNames();
    Optional<Path> written = target();
    Drafted drafted = drafted();
    List<String> lines = drafted.text().map(text -> text.lines().toList()).orElse(List.of());
    for (Problem problem : drafted.problems()) {
      boolean isOfDraft = problem.position().path().equals(Drafted.PATH);
      session.err().println(ProblemPrinter.print(problem, isOfDraft ? lines : List.of()));
    }
    if (drafted.text().isEmpty()) {
      boolean isMissing =
          drafted.problems().stream().anyMatch(told -> told.code() == ProblemCode.FILE_MISSING);
      return isMissing ? ExitCode.USAGE : ExitCode.REFUSED;
    }
    write(written, drafted.text().get());
    return drafted.contract().isPresent() ? ExitCode.DONE : ExitCode.INVALID;
  }

  private Drafted drafted() throws IOException {
    String named = file;
    if (from == null && named != null) {
      try (Waiting waiting = Waiting.of(named)) {
        return FileDrafter.draft(request(named), memory.megabytes(), waiting);
      }
    }
    if (from != null && named == null) {
      try (Warehouse warehouse = target.open(session)) {
        return TableDrafter.draft(
            new TableRequest(TableName.of(from), Optional.ofNullable(name)), warehouse);
      }
    }
    throw new UsageException(
        "`init` drafts from a FILE or from a table, and needs one of the two.",
        "Give a file, or `--from TABLE`.");
  }

  private void refuseNames() {
    Stream.of(Optional.ofNullable(name), Optional.ofNullable(table), Optional.ofNullable(from))
        .flatMap(Optional::stream)
        .forEach(InitCommand::refuseName);
  }

  private DraftRequest request(String named) {
    return new DraftRequest(
        session.resolve(named),
        named,
        Optional.ofNullable(name),
        Optional.ofNullable(table).map(TableName::of),
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
    String text = FileFormat.delimiterText(written);
    boolean fits = text.length() == 1 && FileFormat.mayDelimit(text.charAt(0));
    if (!fits) {
      throw new UsageException(
          "`" + written + "` cannot separate fields.",
          "Give one character that is no quote, line break, letter or digit, or `tab`.");
    }
    return text.charAt(0);
  }

  /** What to do with the draft that was written. */
  private void next(Optional<String> schema) {
    String command = file == null ? "lint " + out : "check " + out + " " + file;
    session
        .out()
        .println(
            "next: read it, mend what its comments and TODOs say, then `portcullis "
                + command
                + "`");
    if (schema.isEmpty()) {
      session
          .out()
          .println(
              "editors: `portcullis schema > "
                  + EditorSchema.NAME
                  + "` lets them check it; a draft written after that names the file");
    }
  }

  /** Somebody may have worked on the file since it was drafted. */
  private Optional<Path> target() {
    Optional<Path> written = Optional.ofNullable(out).map(session::resolve);
    if (written.isPresent() && Files.exists(written.get()) && !force) {
      throw new UsageException("`" + out + "` exists already.", "Give `--force` to replace it.");
    }
    return written;
  }

  private void write(Optional<Path> written, String text) throws IOException {
    if (written.isEmpty()) {
      session.out().print(text);
      return;
    }
    ParentFolder.make(written.get());
    StandardOpenOption[] options =
        force
            ? new StandardOpenOption[] {
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE
            }
            : new StandardOpenOption[] {StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE};
    Optional<String> schema = EditorSchema.line(written.get(), session.workingDirectory());
    Files.writeString(written.get(), schema.orElse("") + text, options);
    session.out().println("wrote " + out);
    next(schema);
  }
}
