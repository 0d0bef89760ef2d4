package dev.portcullis.file;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads every byte of a delivered file once and says what it is, before a value of it is looked at.
 */
public final class FileProbe {
  private static final int BUFFER = 1 << 18;
  private static final int STRIDE = 1 << 12;
  private static final int LONGEST_HEADER = 1 << 20;
  private static final String NOT_A_FILE = "is not a regular file";
  private static final String AN_ARCHIVE =
      "is an Excel workbook or a zip archive; CSV was expected, plain or packed with gzip";
  private static final byte[] ZIP = {'P', 'K', 3, 4};

  private final FileFormat format;
  private final Path scratchDirectory;
  private final int bufferSize;
  private final int stride;

  private final FindingCollector findings = new FindingCollector();

  private FileProbe(FileFormat format, Path scratchDirectory, int bufferSize, int stride) {
    this.format = format;
    this.scratchDirectory = scratchDirectory;
    this.bufferSize = bufferSize;
    this.stride = stride;
  }

  /**
   * Probes a file. Whatever is wrong with its bytes is told by the result.
   *
   * @param file any regular file; gzip is recognised by its first bytes
   * @param displayPath as the user named it
   * @param format with a delimiter of ASCII
   * @param scratchDirectory where copies may be written; the caller removes it
   * @throws IOException when the file cannot be read at all; {@link #unreadable} says it to the
   *     user
   */
  public static ProbedFile probe(
      Path file, String displayPath, FileFormat format, Path scratchDirectory) throws IOException {
    return new FileProbe(format, scratchDirectory, BUFFER, STRIDE).run(file, displayPath);
  }

  /** The same in small steps, so that a test meets every boundary. */
  static ProbedFile probe(
      Path file, FileFormat format, Path scratchDirectory, int bufferSize, int stride)
      throws IOException {
    return new FileProbe(format, scratchDirectory, bufferSize, stride).run(file, file.toString());
  }

  /** The problem that a file which cannot be read is to the user. */
  public static Problem unreadable(String displayPath, Path file, IOException exception) {
    if (exception instanceof NoSuchFileException) {
      return MissingFile.problem(displayPath, file);
    }
    return Problem.error(
        ProblemCode.FILE_UNREADABLE, Position.ofFile(displayPath), "The file " + reason(exception));
  }

  private static String reason(IOException exception) {
    if (exception instanceof AccessDeniedException) {
      return "cannot be read, permission is denied.";
    }
    if (exception instanceof FileSystemException system
        && (NOT_A_FILE.equals(system.getReason()) || AN_ARCHIVE.equals(system.getReason()))) {
      return system.getReason() + ".";
    }
    return "cannot be read: " + exception.getMessage() + ".";
  }

  private ProbedFile run(Path file, String displayPath) throws IOException {
    FileStamp stamp = FileStamp.of(file);
    if (!Files.isRegularFile(file)) {
      throw new FileSystemException(file.toString(), null, NOT_A_FILE);
    }
    refuseArchives(file);
    Compression compression = compression(file);
    Checkpoints checkpoints = new Checkpoints(stride);
    try (DigestingStream delivered =
            new DigestingStream(Files.newInputStream(file), Math.max(bufferSize, 1 << 12));
        InputStream text = unpack(delivered, compression)) {
      Pass pass = pass(file, text, compression, checkpoints);
      String sha256 = delivered.finish();
      ProbedFile.Delivery delivery =
          new ProbedFile.Delivery(
              file, displayPath, sha256, delivered.count(), compression, format.encoding(), stamp);
      String headerText = headerText(pass);
      return new ProbedFile(
          delivery,
          pass.sink().toStructure(),
          headerText,
          header(pass, headerText),
          pass.source(),
          shape(pass.sink()),
          checkpoints,
          pass.transcoder(),
          scratchDirectory);
    }
  }

  private static void refuseArchives(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      if (Arrays.equals(in.readNBytes(ZIP.length), ZIP)) {
        throw new FileSystemException(file.toString(), null, AN_ARCHIVE);
      }
    }
  }

  /** What the scan of a text left behind. */
  private record Pass(TextSource source, StructureSink sink, @Nullable Transcoder transcoder) {
    Pass(TextSource source, StructureSink sink) {
      this(source, sink, null);
    }
  }

  private Pass pass(Path file, InputStream text, Compression compression, Checkpoints checkpoints)
      throws IOException {
    TextSource asDelivered = new TextSource(file, compression, GzipStream.Dress.USUAL, 0);
    StructureSink nothing = new StructureSink(findings, null, checkpoints);
    try {
      // Not a SequenceInputStream: it closes what it has read, before the digest is finished.
      PushbackInputStream rest = new PushbackInputStream(text, ByteOrderMark.LONGEST);
      byte[] first = rest.readNBytes(ByteOrderMark.LONGEST);
      Optional<ByteOrderMark> mark = ByteOrderMark.of(first);
      if (mark.isPresent() && !mark.get().fits(format.encoding())) {
        String family = mark.get().family();
        findings.add(StructureFault.OTHER_ENCODING_MARK, () -> new Place(1, 0, 0, family));
        return new Pass(asDelivered, nothing);
      }
      int length = mark.map(ByteOrderMark::length).orElse(0);
      rest.unread(first, length, first.length - length);
      if (!format.encoding().equals(StandardCharsets.UTF_8)) {
        return transcoded(rest, mark, length, checkpoints);
      }
      scan(rest, length, nothing);
      return new Pass(new TextSource(file, compression, dress(text), length), nothing);
    } catch (DamagedArchiveException exception) {
      findings.add(
          StructureFault.DAMAGED_ARCHIVE,
          () -> new Place(0, 0, -1, String.valueOf(exception.getMessage())));
      return new Pass(asDelivered, nothing);
    }
  }

  private Pass transcoded(
      InputStream text, Optional<ByteOrderMark> mark, int offset, Checkpoints checkpoints)
      throws IOException {
    Transcoder transcoder =
        new Transcoder(mark.map(ByteOrderMark::charset).orElse(format.encoding()), offset);
    TextSource source =
        new TextSource(
            Files.createTempFile(scratchDirectory, "transcoded-", ".csv"),
            Compression.NONE,
            GzipStream.Dress.USUAL,
            0);
    transcoder.transcode(text, source.path());
    StructureSink sink = new StructureSink(findings, transcoder, checkpoints);
    try (InputStream utf8 = source.open()) {
      scan(utf8, 0, sink);
    }
    return new Pass(source, sink, transcoder);
  }

  private void scan(InputStream text, int offset, StructureSink sink) throws IOException {
    RecordScanner scanner = new RecordScanner(format.delimiter(), offset, 1, sink);
    byte[] buffer = new byte[bufferSize];
    for (int count = text.read(buffer); count >= 0; count = text.read(buffer)) {
      scanner.scan(buffer, 0, count);
    }
    scanner.finish();
    sink.finish(scanner);
  }

  private @Nullable String headerText(Pass pass) throws IOException {
    StructureSink.Extent extent = pass.sink().header();
    if (extent == null
        || extent.state() == RecordState.BAD_TEXT
        || extent.length() > LONGEST_HEADER) {
      return null;
    }
    try (InputStream text = pass.source().openAt(extent.start())) {
      return new String(text.readNBytes((int) extent.length()), StandardCharsets.UTF_8);
    } catch (DamagedArchiveException exception) {
      return null;
    }
  }

  private @Nullable Header header(Pass pass, @Nullable String text) {
    StructureSink.Extent extent = pass.sink().header();
    return text == null || extent == null || extent.state() != RecordState.SOUND
        ? null
        : Header.read(text, format.delimiter(), extent.line());
  }

  private RecordReader.Shape shape(StructureSink sink) {
    StructureSink.Extent extent = sink.header();
    Structure structure = sink.toStructure();
    return new RecordReader.Shape(
        format.delimiter(),
        extent == null ? -1 : extent.start(),
        structure.headerFields(),
        structure.longestRecord());
  }

  private static Compression compression(Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      return GzipStream.isGzip(bytes.readNBytes(3)) ? Compression.GZIP : Compression.NONE;
    }
  }

  private static GzipStream.Dress dress(InputStream text) {
    return text instanceof GzipStream packed ? packed.dress() : GzipStream.Dress.USUAL;
  }

  private static InputStream unpack(InputStream delivered, Compression compression) {
    return switch (compression) {
      case NONE -> delivered;
      case GZIP -> new GzipStream(delivered);
    };
  }
}
