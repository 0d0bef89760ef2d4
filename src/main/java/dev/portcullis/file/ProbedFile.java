package dev.portcullis.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.problem.Problem;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A delivered file after one pass over its bytes. It holds no rows: what is asked for later is read
 * again, so the file must stay as it is until the load is over; {@link #isUnchanged} tells.
 */
public final class ProbedFile {
  private final Delivery delivery;
  private final Structure structure;
  private final @Nullable String headerText;
  private final @Nullable Header header;
  private final TextSource source;
  private final RecordReader.Shape shape;
  private final Checkpoints checkpoints;
  private final Path scratchDirectory;
  private final @Nullable Transcoder transcoder;

  /**
   * The bytes as delivered.
   *
   * @param path of the file
   * @param displayPath as the user named it
   * @param sha256 64 lower-case hexadecimal digits; of the packed bytes when the file is packed
   * @param bytes how many there are
   * @param compression how they are packed
   * @param encoding of the text, as declared
   * @param stamp taken before the first byte was read
   */
  record Delivery(
      Path path,
      String displayPath,
      String sha256,
      long bytes,
      Compression compression,
      Charset encoding,
      FileStamp stamp) {}

  ProbedFile(
      Delivery delivery,
      Structure structure,
      @Nullable String headerText,
      @Nullable Header header,
      TextSource source,
      RecordReader.Shape shape,
      Checkpoints checkpoints,
      @Nullable Transcoder transcoder,
      Path scratchDirectory) {
    this.delivery = delivery;
    this.structure = structure;
    this.headerText = headerText;
    this.header = header;
    this.source = source;
    this.shape = shape;
    this.checkpoints = checkpoints;
    this.transcoder = transcoder;
    this.scratchDirectory = scratchDirectory;
  }

  public Path path() {
    return delivery.path();
  }

  /** The file as the user named it. */
  public String displayPath() {
    return delivery.displayPath();
  }

  /** SHA-256 of the bytes as delivered, 64 lower-case hexadecimal digits. */
  public String sha256() {
    return delivery.sha256();
  }

  /** The number of bytes as delivered. */
  public long bytes() {
    return delivery.bytes();
  }

  public Compression compression() {
    return delivery.compression();
  }

  /** Counts, line ends and faults. */
  public Structure structure() {
    return structure;
  }

  /** The first record; empty when there is none or when it is malformed. */
  public Optional<Header> header() {
    return Optional.ofNullable(header);
  }

  /** The first record as it stands in the file, malformed or not; empty when it is no text. */
  Optional<String> headerText() {
    return Optional.ofNullable(headerText);
  }

  /**
   * The first record in the encoding of the file, with the byte order mark that tells it; empty
   * when there is none or it is no text.
   */
  public Optional<RecordBytes> headerBytes() {
    return headerText()
        .map(text -> transcoder == null ? text.getBytes(UTF_8) : transcoder.encodedWithMark(text))
        .map(RecordBytes::of);
  }

  /**
   * Every fault of the structure as a problem, graver ones first; none when the file is flawless.
   */
  public List<Problem> problems() {
    return problems(finding -> true);
  }

  /** The faults that leave nothing of the file to be trusted. */
  List<Problem> gravestProblems() {
    return problems(finding -> finding.fault().trust() == StructureFault.Trust.LOST);
  }

  /** The same, where a record that is set aside is no reason to refuse the file. */
  List<Problem> problems(FileFormat.OnMalformed onMalformed) {
    boolean isTaken = onMalformed == FileFormat.OnMalformed.DROP && remembersBytes();
    return structure.findings().stream()
        .map(
            finding ->
                isTaken && finding.fault().trust() == StructureFault.Trust.KEPT
                    ? words().warning(finding)
                    : words().problem(finding))
        .toList();
  }

  private List<Problem> problems(Predicate<StructureFinding> which) {
    return structure.findings().stream().filter(which).map(words()::problem).toList();
  }

  private StructureWords words() {
    List<String> names = header == null ? List.of() : header.names();
    return new StructureWords(displayPath(), names, structure, delivery.encoding().name());
  }

  /** Whether the file is still the one that was probed, by its size, time and identity. */
  public boolean isUnchanged() throws IOException {
    return delivery.stamp().isStill(path());
  }

  /**
   * A file with the header and exactly the well-formed records, in order. That is the delivered one
   * when it can be read as it is; otherwise each call writes another copy into the scratch
   * directory.
   *
   * @throws IllegalStateException when the structure is not trustworthy
   */
  public ReadableFile readable() throws IOException {
    if (!structure.isTrustworthy()) {
      throw new IllegalStateException("nothing of " + displayPath() + " can be read");
    }
    if (ReadableCopy.isNeeded(structure, source)) {
      Path copy = Files.createTempFile(scratchDirectory, "normalised-", ".csv");
      ReadableCopy.write(source, shape, copy);
      return new ReadableFile(copy, Compression.NONE, LineEnds.LF, ReadableFile.Origin.NORMALISED);
    }
    ReadableFile.Origin origin =
        source.path().equals(path())
            ? ReadableFile.Origin.DELIVERED
            : ReadableFile.Origin.TRANSCODED;
    return new ReadableFile(source.path(), source.compression(), structure.lineEnds(), origin);
  }

  /** The way back from a record of {@link #readable} to its line and bytes. */
  public RecordIndex recordIndex() {
    return new RecordIndex(source, shape, checkpoints);
  }

  /** The encoding of the file, as its byte order mark tells it where there is one. */
  public Charset encoding() {
    return transcoder == null ? UTF_8 : transcoder.charset();
  }

  /** The records with their bytes as delivered, once unpacked. */
  public DeliveredRecords deliveredRecords() {
    return new DeliveredRecords(source, shape, recordIndex(), words(), transcoder);
  }

  /**
   * Whether the bytes of every record can be told, which they cannot when too many of them mean
   * nothing in the declared encoding.
   */
  public boolean remembersBytes() {
    return transcoder == null || transcoder.remembersAll();
  }
}
