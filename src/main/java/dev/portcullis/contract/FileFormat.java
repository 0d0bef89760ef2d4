package dev.portcullis.contract;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * How delivered files are written.
 *
 * @param delimiter one character between fields
 * @param encoding of the text
 * @param nullValues spellings that mean NULL when they stand unquoted, beside the empty field
 * @param columnOrder whether the header must list the columns in the contract's order
 * @param additionalColumns what becomes of columns that the contract does not have
 * @param missingColumns what becomes of a file that lacks columns of the contract
 * @param onMalformed what happens to a record that cannot be divided into its fields
 */
public record FileFormat(
    char delimiter,
    Charset encoding,
    List<String> nullValues,
    ColumnOrder columnOrder,
    AdditionalColumns additionalColumns,
    MissingColumns missingColumns,
    OnMalformed onMalformed) {
  public FileFormat {
    Objects.requireNonNull(encoding);
    nullValues = List.copyOf(nullValues);
    Objects.requireNonNull(columnOrder);
    Objects.requireNonNull(additionalColumns);
    Objects.requireNonNull(missingColumns);
    Objects.requireNonNull(onMalformed);
  }

  /** Comma, UTF-8, exact order, nothing additional, nothing malformed. */
  public static FileFormat usual() {
    return new FileFormat(
        ',',
        StandardCharsets.UTF_8,
        List.of(),
        ColumnOrder.EXACT,
        AdditionalColumns.REFUSE,
        MissingColumns.REFUSE,
        OnMalformed.FAIL);
  }

  /** The same with another order. */
  public FileFormat with(ColumnOrder order) {
    return new FileFormat(
        delimiter, encoding, nullValues, order, additionalColumns, missingColumns, onMalformed);
  }

  /** The same with other additional columns. */
  public FileFormat with(AdditionalColumns additional) {
    return new FileFormat(
        delimiter, encoding, nullValues, columnOrder, additional, missingColumns, onMalformed);
  }

  /** The same with another consequence of malformed records. */
  public FileFormat with(OnMalformed malformed) {
    return new FileFormat(
        delimiter, encoding, nullValues, columnOrder, additionalColumns, missingColumns, malformed);
  }

  /** The delimiter that a person means: {@code tab} and {@code \\t} are the tab. */
  public static String delimiterText(String written) {
    return written.equals("tab") || written.equals("\\t") ? "\t" : written;
  }

  /** Whether a character may separate fields: ASCII, no quote, line break, letter or digit. */
  public static boolean mayDelimit(char character) {
    return character < 0x80
        && !Character.isLetterOrDigit(character)
        && "\"'\n\r\0".indexOf(character) < 0;
  }

  /** Whether order matters. */
  public enum ColumnOrder {
    EXACT,
    ANY
  }

  /** What happens to a malformed record. None is loaded, so there is no warning about one. */
  public enum OnMalformed {
    /** Nothing of the file is loaded. */
    FAIL,
    /** The record is set aside as it stands, the rest is loaded. */
    DROP
  }

  /** What becomes of a file whose header lacks columns of the contract. */
  public enum MissingColumns {
    REFUSE,
    /**
     * Columns that are not required and no part of a key may be missing. Rules about them judge
     * NULL, and a load leaves them out: new rows get the table's default, old ones keep what they
     * have.
     */
    IGNORE
  }

  /** What becomes of columns beyond the contract's. */
  public enum AdditionalColumns {
    REFUSE,
    IGNORE
  }
}
