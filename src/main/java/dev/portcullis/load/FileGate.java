package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.file.ColumnMapping;
import dev.portcullis.file.FileChangedException;
import dev.portcullis.file.FileProbe;
import dev.portcullis.file.FileVerdict;
import dev.portcullis.file.ProbedFile;
import dev.portcullis.file.RecordBytes;
import dev.portcullis.file.Structure;
import dev.portcullis.ledger.MergeTotals;
import dev.portcullis.ledger.RowTotals;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.quarantine.FileQuarantine;
import dev.portcullis.quarantine.QuarantineSource;
import dev.portcullis.rule.RuleBook;
import dev.portcullis.staging.CsvSource;
import dev.portcullis.staging.Judge;
import dev.portcullis.staging.JudgeSettings;
import dev.portcullis.staging.Judgement;
import dev.portcullis.staging.OldRows;
import dev.portcullis.staging.StagedFile;
import dev.portcullis.staging.StagedOrdinals;
import dev.portcullis.staging.StagingDatabase;
import dev.portcullis.staging.StagingException;
import dev.portcullis.staging.StagingSettings;
import dev.portcullis.staging.TableChecks;
import dev.portcullis.warehouse.Admission;
import dev.portcullis.warehouse.LoadOrder;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The file gate: the bytes first, then the header, then the rows in a staging database. It stays
 * open after the verdict, so that a load can take the rows from it; closing it leaves nothing
 * behind.
 */
public final class FileGate implements Admission, AutoCloseable {
  /** How many breaches of a rule are kept. */
  static final int SAMPLES = 100;

  private final Contract contract;
  private final RuleBook rules;
  private final Delivery delivery;
  private final String displayPath;
  private final GateSettings settings;
  private final Progress progress;
  private final Stopwatch watch = new Stopwatch();
  private final Problems problems = new Problems();
  private final Instant startedAt = Instant.now();
  private final String runId = RunId.next(startedAt);
  private @Nullable Scratch scratch;
  private @Nullable StagingDatabase database;
  private @Nullable ProbedFile probed;
  private @Nullable StagedFile staged;
  private @Nullable Judgement judgement;
  private List<RuleReport> reports = List.of();

  /**
   * Under a wrong header nothing is said of the records, so none of them is counted as breaching.
   */
  private boolean isHeaderRight;

  private boolean failed;

  private Optional<MergeTotals> merged = Optional.empty();

  private FileGate(
      Contract contract,
      RuleBook rules,
      Delivery delivery,
      String displayPath,
      GateSettings settings) {
    this.contract = contract;
    this.settings = settings;
    this.progress = settings.progress();
    this.rules = rules;
    this.delivery = delivery;
    this.displayPath = displayPath;
  }

  /**
   * Judges a file. Whatever is wrong with it is told by {@link #report}.
   *
   * @param displayPath as the user named it
   */
  public static FileGate open(
      Contract contract, Path file, String displayPath, GateSettings settings) {
    return open(contract, RuleBook.of(contract), new Delivery.OfFile(file), displayPath, settings);
  }

  /** The same by other rules than the contract's own. */
  static FileGate open(
      Contract contract,
      RuleBook rules,
      Delivery delivery,
      String displayPath,
      GateSettings settings) {
    FileGate gate = new FileGate(contract, rules, delivery, displayPath, settings);
    try {
      gate.judge();
      return gate;
    } catch (IOException e) {
      if (gate.isOfScratch(e)) {
        gate.fail(new StagingException("Writing temporary files", e));
      } else {
        gate.problems.add(FileProbe.unreadable(displayPath, delivery.at(), e));
      }
      return gate;
    } catch (StagingException e) {
      gate.fail(e);
      return gate;
    } catch (RuntimeException | Error e) {
      gate.close();
      throw e;
    }
  }

  /** The machine gave up; nothing is said of the file. */
  private void fail(StagingException e) {
    failed = true;
    problems.add(stagingFailed(displayPath, e));
  }

  static Problem stagingFailed(String displayPath, StagingException e) {
    return Problem.error(
        ProblemCode.STAGING_FAILED,
        Position.ofFile(displayPath),
        String.valueOf(e.getMessage()),
        "Give `--memory` more megabytes, or temporary files (`java.io.tmpdir`, now `"
            + System.getProperty("java.io.tmpdir")
            + "`) a disk with room; a single field of many megabytes needs several times its size.");
  }

  /** How a run ends that does not come to load anything. */
  Outcome notPassed() {
    if (failed) {
      return Outcome.FAILED;
    }
    boolean isMissing =
        problems.toList().stream().anyMatch(told -> told.code() == ProblemCode.FILE_MISSING);
    return isMissing ? Outcome.MISSING : Outcome.REFUSED;
  }

  private void judge() throws IOException {
    Scratch made = scratchDirectory();
    scratch = made;
    progress.begins(Progress.Step.READ);
    ProbedFile bytes =
        FileProbe.probe(
            delivery.file(made.directory()), displayPath, contract.file(), made.directory());
    probed = bytes;
    watch.lap("probe");
    FileVerdict verdict = FileVerdict.of(contract, bytes);
    problems.addAll(
        verdict.problems().stream().filter(problem -> delivery.tells(problem.code())).toList());
    isHeaderRight = verdict.mapping().isPresent() || !bytes.structure().isTrustworthy();
    if (verdict.mapping().isPresent()) {
      judgeRows(bytes, verdict.mapping().get(), made.directory());
    }
  }

  private static Scratch scratchDirectory() {
    try {
      return Scratch.create();
    } catch (IOException e) {
      throw new StagingException("Making a directory for temporary files", e);
    }
  }

  /** A full disk, or a temporary directory that went away, is no fault of the delivered file. */
  private boolean isOfScratch(IOException e) {
    Scratch made = scratch;
    boolean named =
        e instanceof FileSystemException fault
            && made != null
            && fault.getFile() != null
            && fault.getFile().startsWith(made.directory().toString());
    return named || String.valueOf(e.getMessage()).contains("No space left");
  }

  private void judgeRows(ProbedFile bytes, ColumnMapping mapping, Path scratchDirectory)
      throws IOException {
    StagingSettings machine = StagingSettings.of(scratchDirectory, settings.memoryMegabytes());
    progress.begins(Progress.Step.STAGE);
    database = StagingDatabase.open(machine);
    CsvSource source = ReadyFile.source(bytes, contract.file(), mapping);
    StagedFile rows = StagedFile.stage(database, machine, contract, new DuckDbDialect(), source);
    staged = rows;
    watch.lap("stage");
    long expected = bytes.structure().wellFormedRecords();
    if (!bytes.isUnchanged()) {
      throw new FileChangedException();
    }
    if (rows.rows() != expected) {
      throw new IllegalStateException(
          "the file has " + expected + " records, but " + rows.rows() + " were staged");
    }
    progress.begins(Progress.Step.CHECK);
    JudgeSettings judging = new JudgeSettings(SAMPLES, bytes.structure().records(), settings.run());
    Judgement judged = Judge.judge(rows, rules, judging);
    judgement = judged;
    reports = Samples.reports(contract, judged, bytes.recordIndex());
    watch.lap("check");
  }

  /** Whether the file keeps the contract, so that a load may begin. */
  public boolean isPassed() {
    return !problems.hasErrors() && judgement != null && admits(judgement);
  }

  /** The report of a check: what a load would count. */
  public FileReport report() {
    return report(
        isPassed() ? Outcome.CHECKED : notPassed(),
        Optional.empty(),
        Optional.empty(),
        unchecked(UncheckedReferences.WITHOUT_WAREHOUSE));
  }

  /** What is said of references in a run that did not come to look at them. */
  List<Problem> unchecked(UncheckedReferences why) {
    return judgement == null ? List.of() : why.told(rules, displayPath);
  }

  FileReport report(
      Outcome outcome, Optional<String> mode, Optional<String> target, List<Problem> more) {
    Problems all = new Problems();
    all.addAll(problems.toList());
    Optional.ofNullable(judgement).ifPresent(judged -> all.addAll(limits().problems(judged)));
    all.addAll(more);
    return new FileReport(
        runId,
        outcome,
        mode,
        target,
        contract,
        displayPath,
        Optional.ofNullable(probed).map(FileGate::facts),
        rows(outcome),
        reports,
        all.toList(),
        watch.laps());
  }

  private static FileReport.FileFacts facts(ProbedFile bytes) {
    return new FileReport.FileFacts(bytes.sha256(), bytes.bytes(), bytes.structure().records());
  }

  private RowTotals rows(Outcome outcome) {
    ProbedFile bytes = probed;
    if (bytes == null) {
      return RowTotals.NONE;
    }
    long read = bytes.structure().records();
    Judgement judged = judgement;
    long warned = judged == null ? 0 : judged.warned();
    long malformed = isHeaderRight ? bytes.structure().malformedRecords() : 0;
    long breaching = malformed + (judged == null ? 0 : judged.breaching());
    long kept = malformed + (judged == null ? 0 : judged.setAside());
    return switch (outcome) {
      case LOADED, CHECKED -> RowTotals.loaded(read - kept, kept, warned, merged);
      case REFUSED, FAILED -> RowTotals.allRefused(read, breaching, warned);
      case SKIPPED, MISSING -> RowTotals.NONE;
    };
  }

  ProbedFile probed() {
    return Objects.requireNonNull(probed);
  }

  StagedFile staged() {
    return Objects.requireNonNull(staged);
  }

  /** The rows that have the primary key of an earlier row of the file. */
  StagedOrdinals repeatingPrimaryKey() {
    return StagedOrdinals.repeatingPrimaryKey(staged(), Objects.requireNonNull(judgement));
  }

  @Override
  public TableChecks tableChecks(OldRows oldRows) {
    TableChecks checks =
        new TableChecks(staged(), rules, Objects.requireNonNull(judgement), oldRows, SAMPLES);
    if (oldRows == OldRows.MERGED) {
      delivery.repetitions(probed(), checks::repeat);
    }
    return checks;
  }

  @Override
  public boolean admits(Judgement judged) {
    return judged.isLoadable() && limits().problems(judged).isEmpty();
  }

  private LimitCheck limits() {
    Structure structure = probed().structure();
    return new LimitCheck(contract, displayPath, structure.records(), structure.malformedRecords());
  }

  @Override
  public QuarantineSource quarantine(Judgement judged) {
    return new FileQuarantine(contract, probed(), staged(), judged);
  }

  /** The encoding of the file. */
  public Charset encoding() {
    return probed().encoding();
  }

  /** What goes into quarantine by all that is known by now. */
  public QuarantineSource quarantine() {
    return quarantine(Objects.requireNonNull(judgement));
  }

  /** Takes over what a merge made of the rows. */
  void merged(Optional<MergeTotals> totals) {
    merged = totals;
  }

  /** Takes over what the warehouse found. */
  void judgedAgain(Judgement withTable) {
    judgement = withTable;
    try {
      reports = Samples.reports(contract, withTable, probed().recordIndex());
    } catch (IOException e) {
      // How the load ended is certain by now; only lines of the file can no longer be told.
      problems.add(
          Problem.warning(
              ProblemCode.FILE_UNREADABLE,
              Position.ofFile(displayPath),
              "The file cannot be read any more, so what was found in the table is not told by rule:"
                  + " it changed or went away during the load.",
              null));
    }
  }

  Contract contract() {
    return contract;
  }

  RuleBook rules() {
    return rules;
  }

  String displayPath() {
    return displayPath;
  }

  /** What was found of the file so far, rules apart. */
  List<Problem> problems() {
    return problems.toList();
  }

  /** What was delivered; there must be bytes. */
  LoadOrder.DeliveredFile delivered() {
    return delivery
        .recorded()
        .orElseGet(
            () ->
                new LoadOrder.DeliveredFile(
                    Path.of(displayPath), probed().sha256(), probed().bytes(), header()));
  }

  /** The run that is replayed; empty when a file was delivered. */
  Optional<String> replayOf() {
    return delivery.replayOf();
  }

  /** The header as delivered; a first record that is no header of the contract may be a row. */
  private Optional<RecordBytes> header() {
    return isHeaderRight && probed().structure().isTrustworthy()
        ? probed().headerBytes()
        : Optional.empty();
  }

  String runId() {
    return runId;
  }

  Instant startedAt() {
    return startedAt;
  }

  Progress progress() {
    return progress;
  }

  Stopwatch watch() {
    return watch;
  }

  @Override
  public void close() {
    StagingDatabase open = database;
    if (open != null) {
      open.close();
      database = null;
    }
    Scratch directory = scratch;
    if (directory != null) {
      directory.close();
      scratch = null;
    }
  }
}
