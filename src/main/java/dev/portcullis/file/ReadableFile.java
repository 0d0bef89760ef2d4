package dev.portcullis.file;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A file that any RFC 4180 reader reads record by record: UTF-8, a header, one number of fields
 * throughout, one kind of line end, no blank lines.
 *
 * @param path where it is
 * @param compression how it is packed, whatever its name says
 * @param lineEnds LF or CRLF; NONE when it holds nothing but a header without a line end
 * @param origin whether these are the delivered bytes
 */
public record ReadableFile(Path path, Compression compression, LineEnds lineEnds, Origin origin) {
  public ReadableFile {
    Objects.requireNonNull(path);
    Objects.requireNonNull(compression);
    Objects.requireNonNull(lineEnds);
    Objects.requireNonNull(origin);
  }

  /** Where the bytes come from. */
  public enum Origin {
    /** The file as it was delivered. */
    DELIVERED,
    /** The same text in UTF-8. */
    TRANSCODED,
    /** The header and the well-formed records, each followed by LF. */
    NORMALISED
  }
}
