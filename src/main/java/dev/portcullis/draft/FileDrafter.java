package dev.portcullis.draft;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.write.NativeWriter;
import dev.portcullis.contract.write.Remarks;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.draft.KeyFinder.Keys;
import dev.portcullis.file.ColumnMapping;
import dev.portcullis.file.FileProbe;
import dev.portcullis.file.FormatGuess;
import dev.portcullis.file.Header;
import dev.portcullis.file.ProbedFile;
import dev.portcullis.load.Progress;
import dev.portcullis.load.ReadyFile;
import dev.portcullis.load.Scratch;
import dev.portcullis.load.Words;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagedTexts;
import dev.portcullis.staging.StagingDatabase;
import dev.portcullis.staging.StagingSettings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Drafts a contract from a delivered file: how it is written, the narrowest types that all of its
 * values have, and rules that it keeps. The file passes its own draft; that is tried, not hoped.
 */
public final class FileDrafter {
  private final DraftRequest request;
  private final int memoryMegabytes;
  private final Progress progress;
  private final List<Problem> problems = new ArrayList<>();

  private FileDrafter(DraftRequest request, int memoryMegabytes, Progress progress) {
    this.request = request;
    this.memoryMegabytes = memoryMegabytes;
    this.progress = progress;
  }

  /**
   * Drafts a contract. Whatever is wrong with the file is told by the result.
   *
   * @param memoryMegabytes what the staging database may use
   */
  public static Drafted draft(DraftRequest request, int memoryMegabytes, Progress progress) {
    FileDrafter drafter = new FileDrafter(request, memoryMegabytes, progress);
    try {
      Optional<String> text = drafter.text();
      // Its directory is gone by now: a process keeps no two, see Scratch.
      return text.isPresent()
          ? OwnDraft.tried(text.get(), request, memoryMegabytes, drafter.problems)
          : Drafted.refused(drafter.problems);
    } catch (IOException e) {
      return Drafted.refused(
          List.of(FileProbe.unreadable(request.displayPath(), request.file(), e)));
    }
  }

  private Optional<String> text() throws IOException {
    try (Scratch scratch = Scratch.create()) {
      return text(scratch);
    }
  }

  private Optional<String> text(Scratch scratch) throws IOException {
    progress.begins(Progress.Step.READ);
    FileFormat format = format(FormatGuess.of(request.file(), request.encoding()));
    ProbedFile bytes =
        FileProbe.probe(request.file(), request.displayPath(), format, scratch.directory());
    problems.addAll(bytes.problems());
    problems.addAll(otherEncoding());
    Optional<Header> header = bytes.header();
    if (header.isPresent()) {
      problems.addAll(HeaderVerdicts.names(header.get().names(), headerAt(header.get())));
    }
    if (header.isEmpty() || problems.stream().anyMatch(Problem::isError)) {
      return Optional.empty();
    }
    return rows(scratch, bytes, format, header.get());
  }

  private FileFormat format(FormatGuess guess) {
    FileFormat usual = FileFormat.usual();
    return new FileFormat(
        request.delimiter().orElse(guess.delimiter()),
        guess.encoding(),
        List.of(),
        usual.columnOrder(),
        usual.additionalColumns(),
        usual.missingColumns(),
        usual.onMalformed());
  }

  /** Which encoding it is no program can know; a person sees whether names come out right. */
  private List<Problem> otherEncoding() {
    boolean isInvalid =
        problems.stream().anyMatch(problem -> problem.code() == ProblemCode.INVALID_ENCODING);
    return isInvalid && request.encoding().isEmpty()
        ? List.of(
            Problem.error(
                ProblemCode.UNKNOWN_ENCODING,
                Position.ofFile(request.displayPath()),
                "The file is not UTF-8 and does not say what else it is.",
                "Try `--encoding windows-1252` and look at the names and values in the draft."))
        : List.of();
  }

  private Position headerAt(Header header) {
    return Position.ofLine(request.displayPath(), (int) Math.min(Integer.MAX_VALUE, header.line()));
  }

  private Optional<String> rows(Scratch scratch, ProbedFile bytes, FileFormat format, Header header)
      throws IOException {
    progress.begins(Progress.Step.STAGE);
    StagingSettings settings = StagingSettings.of(scratch.directory(), memoryMegabytes);
    Remarks.Builder remarks = new Remarks.Builder();
    Contract contract;
    Remarks written;
    try (StagingDatabase database = StagingDatabase.open(settings)) {
      StagedTexts staged = stage(database, settings, bytes, format);
      List<ColumnFinding> found =
          ColumnFinder.find(staged, header.names(), ColumnFinder.NULL_SPELLINGS);
      FileFormat spelled = withNullValues(format, found);
      if (!spelled.equals(format)) {
        // A word that means NULL in one column means it in all of them.
        staged = stage(database, settings, bytes, spelled);
        found = ColumnFinder.find(staged, header.names(), spelled.nullValues());
      }
      problems.addAll(HeaderVerdicts.firstRecord(found, headerAt(header)));
      if (problems.stream().anyMatch(Problem::isError)) {
        return Optional.empty();
      }
      progress.begins(Progress.Step.CHECK);
      Keys keys = KeyFinder.find(staged, found);
      List<Column> columns =
          ColumnDrafter.draft(staged, found, headerAt(header), request.shown(), keys, remarks);
      contract = contract(spelled, columns, keys, headerAt(header), bytes);
      written = remarks.build(head(staged, keys));
    }
    return Optional.of(NativeWriter.write(contract, written));
  }

  private static StagedTexts stage(
      StagingDatabase database, StagingSettings settings, ProbedFile bytes, FileFormat format)
      throws IOException {
    int fields = bytes.structure().headerFields();
    ColumnMapping all = new ColumnMapping(IntStream.range(0, fields).boxed().toList(), fields);
    return StagedTexts.stage(
        database, settings, new DuckDbDialect(), ReadyFile.source(bytes, format, all));
  }

  /** Spellings that keep a column from being text. */
  private static FileFormat withNullValues(FileFormat format, List<ColumnFinding> columns) {
    List<String> spellings =
        columns.stream()
            .flatMap(column -> column.measure().spelledNulls().stream())
            .distinct()
            .sorted()
            .filter(spelling -> spelling.indexOf(format.delimiter()) < 0)
            .toList();
    return new FileFormat(
        format.delimiter(),
        format.encoding(),
        spellings,
        format.columnOrder(),
        format.additionalColumns(),
        format.missingColumns(),
        format.onMalformed());
  }

  private Contract contract(
      FileFormat format, List<Column> columns, Keys keys, Position at, ProbedFile bytes) {
    String name = request.name().orElseGet(() -> DraftName.of(request.file()));
    List<Key> primary =
        keys.primary().isEmpty()
            ? List.of()
            : List.of(new Key(keys.primary(), Key.Kind.PRIMARY, OnViolation.FAIL, at));
    return new Contract(
        name,
        request.table().orElse(new TableName(Optional.empty(), name)),
        "0.1.0",
        Optional.of("TODO"),
        Optional.of("TODO: what one row is, and who delivers it."),
        Optional.empty(),
        format,
        columns,
        primary,
        Checks.NONE,
        new Contract.Source(request.displayPath(), bytes.sha256()),
        at);
  }

  private List<String> head(StagedTexts staged, Keys keys) {
    List<String> head = new ArrayList<>();
    head.add(
        "A draft from `"
            + request.file().getFileName()
            + "`, "
            + (staged.rows() == 0
                ? "which has no rows."
                : Words.count(staged.rows(), "row") + ", all of which keep it.")
            + " Nobody has said yet that it is right.");
    if (staged.rows() < ColumnDrafter.ENOUGH) {
      head.add(
          "Types only: fewer than "
              + ColumnDrafter.ENOUGH
              + " rows say nothing about rules and keys.");
    }
    if (!keys.alike().isEmpty()) {
      head.add(
          (keys.primary().isEmpty() ? "All values differ in: " : "All values differ too in: ")
              + quoted(keys.alike())
              + ".");
    }
    if (!keys.pair().isEmpty()) {
      head.add("No column is a key alone; together these are: " + quoted(keys.pair()) + ".");
    }
    return head;
  }

  private static String quoted(List<String> names) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
  }
}
