package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export}: contracts in another form, for other tools and for people. */
@Command(
    name = "export",
    description = "Write contracts as pages for people, or in another shape for other tools.",
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(arity = "1..*", paramLabel = "CONTRACT", description = "Contracts, YAML or JSON.")
  private List<String> contracts = new ArrayList<>();

  @Option(
      names = "--format",
      required = true,
      paramLabel = "FORMAT",
      description =
          "html or md, a page for people; odcs, one document of the Open Data Contract Standard; native.")
  private ExportFormat format = ExportFormat.HTML;

  @Option(
      names = "--out",
      paramLabel = "PATH",
      description =
          "A file, or a folder for several (default: standard output). A contract that is read is never"
              + " written.")
  private @Nullable String out;

  ExportCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    List<Contract> read = new ContractArguments(session).all(contracts);
    List<ExportFormat.Text> texts = format.render(read);
    texts.forEach(text -> text.problems().forEach(this::told));
    String path = out;
    if (path == null) {
      print(texts);
      return ExitCode.DONE;
    }
    boolean isFolder = texts.size() != 1 || path.endsWith("/") || isDirectory(path);
    refuseRepeatedNames(texts);
    for (ExportFormat.Text text : texts) {
      write(isFolder ? inside(path, text) : path, text.text());
    }
    return ExitCode.DONE;
  }

  private void told(Problem problem) {
    session.err().println(ProblemPrinter.print(problem, List.of()));
  }

  private void print(List<ExportFormat.Text> texts) {
    if (texts.size() > 1) {
      throw new UsageException(
          "There are " + texts.size() + " texts to write, and standard output holds one.",
          "Give `--out` a folder.");
    }
    texts.forEach(text -> session.out().print(text.text()));
  }

  private boolean isDirectory(String path) {
    return Files.isDirectory(session.resolve(path));
  }

  private String inside(String folder, ExportFormat.Text text) {
    return (folder.endsWith("/") ? folder : folder + "/") + text.name() + format.extension();
  }

  /** Also those that differ in case only: on some machines they are one file. */
  private static void refuseRepeatedNames(List<ExportFormat.Text> texts) {
    Set<String> names = new HashSet<>();
    for (ExportFormat.Text text : texts) {
      if (!names.add(text.name().toLowerCase(Locale.ROOT))) {
        throw new UsageException(
            "Two contracts are called `" + text.name() + "` and would be written to one file.",
            "Export them one by one.");
      }
    }
  }

  private void write(String shown, String text) throws IOException {
    Path path = session.resolve(shown);
    if (isContractRead(path)) {
      throw new UsageException(
          "`" + shown + "` is the contract that is read, it is not overwritten.",
          "Give `--out` another path.");
    }
    ParentFolder.make(path);
    Files.writeString(path, text);
    session.out().println("wrote " + shown);
  }

  private boolean isContractRead(Path path) throws IOException {
    for (String contract : contracts) {
      Path read = session.resolve(contract);
      if (Files.exists(path) && Files.isSameFile(path, read)) {
        return true;
      }
    }
    return false;
  }
}
