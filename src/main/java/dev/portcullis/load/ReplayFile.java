package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.file.LocatedRecord;
import dev.portcullis.file.ProbedFile;
import dev.portcullis.file.RecordBytes;
import dev.portcullis.ledger.LoadEntry;
import dev.portcullis.ledger.QuarantineTable.StoredRecord;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.staging.StagedOrdinals;
import dev.portcullis.staging.StagingException;
import dev.portcullis.warehouse.LoadOrder;
import dev.portcullis.warehouse.ReplayOrder;
import dev.portcullis.warehouse.Warehouse;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/**
 * The quarantined records of a run as a file: the header as delivered, then each record in the very
 * line in which it stood, with blank lines between them, so that whatever is said of a line is said
 * of the delivered file.
 */
final class ReplayFile implements Delivery {
  private static final int BATCH = 50_000;
  private static final byte[] LITTLE_ENDIAN_MARK = {(byte) 0xFF, (byte) 0xFE};

  private final Warehouse warehouse;
  private final String run;
  private final Optional<String> rule;
  private final RecordBytes header;
  private final LoadOrder.DeliveredFile recorded;
  private final Charset encoding;
  private long records;
  private boolean hasRepetitions;
  private Path places = Path.of("");

  ReplayFile(
      Warehouse warehouse,
      LoadEntry entry,
      Optional<String> rule,
      RecordBytes header,
      Contract contract) {
    this.warehouse = warehouse;
    this.run = entry.runId();
    this.recorded =
        new LoadOrder.DeliveredFile(
            Path.of(entry.file().path()),
            entry.file().sha256(),
            entry.file().bytes(),
            Optional.of(header));
    this.rule = rule;
    this.header = header;
    this.encoding = encoding(header.toArray(), contract.file().encoding());
  }

  /** A byte order mark says more than the contract. */
  private static Charset encoding(byte[] header, Charset declared) {
    if (!declared.equals(StandardCharsets.UTF_16)) {
      return declared;
    }
    return header.length > 1 && Arrays.equals(Arrays.copyOf(header, 2), LITTLE_ENDIAN_MARK)
        ? StandardCharsets.UTF_16LE
        : StandardCharsets.UTF_16BE;
  }

  /** How many records the file has, once it was written. */
  long records() {
    return records;
  }

  @Override
  public Path at() {
    return recorded.path();
  }

  @Override
  public Optional<LoadOrder.DeliveredFile> recorded() {
    return Optional.of(recorded);
  }

  @Override
  public Optional<String> replayOf() {
    return Optional.of(run);
  }

  @Override
  public boolean tells(ProblemCode code) {
    return code != ProblemCode.BLANK_LINES;
  }

  @Override
  public Path file(Path scratchDirectory) throws IOException {
    Path file = scratchDirectory.resolve("replay.csv");
    places = scratchDirectory.resolve("replay-places");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
        DataOutputStream offsets =
            new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(places)))) {
      Writing writing = new Writing(out, offsets);
      writing.line(header.toArray());
      warehouse.waiting(run, rule, writing::record);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return file;
  }

  /** The offsets, in the file of the run, of some records of this one. */
  ReplayOrder.Offsets offsets(ProbedFile probed, Supplier<StagedOrdinals> rows) {
    return consumer -> {
      LongStream ordinals =
          StreamSupport.longStream(
              Spliterators.spliteratorUnknownSize(rows.get(), Spliterator.ORDERED), false);
      try (DataInputStream in =
          new DataInputStream(new BufferedInputStream(Files.newInputStream(places)))) {
        Batch batch = new Batch(consumer);
        probed
            .deliveredRecords()
            .wellFormed(ordinals, record -> batch.add(place(record, in).original()));
        batch.end();
      }
    };
  }

  @Override
  public void repetitions(ProbedFile probed, Consumer<List<Long>> found) {
    if (!hasRepetitions) {
      return;
    }
    List<Long> batch = new ArrayList<>();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(places)))) {
      probed
          .deliveredRecords()
          .wellFormed(
              LongStream.range(0, probed.structure().wellFormedRecords()),
              record -> {
                if (place(record, in).repeatsKey()) {
                  batch.add(record.ordinal());
                }
                if (batch.size() == BATCH) {
                  found.accept(batch);
                  batch.clear();
                }
              });
      found.accept(batch);
    } catch (IOException e) {
      throw new StagingException("Reading the records of the replay", e);
    }
  }

  /** Where a record of the replay was in the file of the run, and whether it repeated a key. */
  private record Place(long original, boolean repeatsKey) {}

  private static Place place(LocatedRecord record, DataInputStream in) throws IOException {
    long here;
    Place place;
    do {
      here = in.readLong();
      place = new Place(in.readLong(), in.readBoolean());
    } while (here < record.offset());
    if (here != record.offset()) {
      throw new IllegalStateException("a record of the replay stands where none was written");
    }
    return place;
  }

  private static final class Batch {
    private final ReplayOrder.Consumer consumer;
    private final long[] offsets = new long[BATCH];
    private int size;

    Batch(ReplayOrder.Consumer consumer) {
      this.consumer = consumer;
    }

    void add(long offset) throws IOException {
      offsets[size++] = offset;
      if (size == BATCH) {
        end();
      }
    }

    void end() throws IOException {
      consumer.accept(Arrays.copyOf(offsets, size));
      size = 0;
    }
  }

  private final class Writing {
    private final OutputStream out;
    private final DataOutputStream offsets;
    private final byte[] lineFeed = "\n".getBytes(encoding);
    private final byte[] carriageReturnAndLineFeed = "\r\n".getBytes(encoding);
    private long offset;
    private long line = 1;

    Writing(OutputStream out, DataOutputStream offsets) {
      this.out = out;
      this.offsets = offsets;
    }

    void record(StoredRecord record) {
      try {
        while (line < record.line()) {
          line(new byte[0]);
        }
        offsets.writeLong(offset);
        offsets.writeLong(record.byteOffset());
        offsets.writeBoolean(record.repeatsKey());
        hasRepetitions |= record.repeatsKey();
        line(record.bytes().toArray());
        records++;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    void line(byte[] bytes) throws IOException {
      String text = new String(bytes, encoding);
      // A carriage return at the end would be taken for half of the line end.
      byte[] lineEnd = text.endsWith("\r") ? carriageReturnAndLineFeed : lineFeed;
      out.write(bytes);
      out.write(lineEnd);
      offset += bytes.length + lineEnd.length;
      line += 1 + text.chars().filter(character -> character == '\n').count();
    }
  }
}
