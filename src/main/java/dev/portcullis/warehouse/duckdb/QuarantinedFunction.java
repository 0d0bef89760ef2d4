package dev.portcullis.warehouse.duckdb;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;

/**
 * Spooled records as a table function. The engine takes texts alone: a record of ASCII is one, any
 * other comes as hexadecimal digits.
 */
final class QuarantinedFunction implements DuckDBTableFunction<Object, Object, Object> {
  private static final byte[] NONE = {};

  private DataInputStream spool = new DataInputStream(InputStream.nullInputStream());
  private long left;

  /** Sets the rows of the next query. */
  void read(DataInputStream records, long count) {
    spool = records;
    left = count;
  }

  @Override
  public Object bind(DuckDBTableFunctionBindInfo info) {
    return info.addResultColumn("line", DuckDBColumnType.BIGINT)
        .addResultColumn("byte_offset", DuckDBColumnType.BIGINT)
        .addResultColumn("plain", DuckDBColumnType.VARCHAR)
        .addResultColumn("hex", DuckDBColumnType.VARCHAR)
        .addResultColumn("reasons", DuckDBColumnType.VARCHAR);
  }

  @Override
  public Object init(DuckDBTableFunctionInitInfo info) {
    info.setMaxThreads(1);
    return info;
  }

  @Override
  public long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter rows)
      throws IOException {
    int count = (int) Math.min(rows.capacity(), left);
    byte[][] plain = new byte[count][];
    byte[][] hex = new byte[count][];
    byte[][] reasons = new byte[count][];
    for (int i = 0; i < count; i++) {
      rows.vector(0).setLong(i, spool.readLong());
      rows.vector(1).setLong(i, spool.readLong());
      byte[] record = bytes();
      boolean isPlain = isPlain(record);
      plain[i] = isPlain ? record : NONE;
      hex[i] = isPlain ? NONE : digits(record);
      reasons[i] = bytes();
    }
    if (count > 0) {
      rows.vector(2).setStringUtf8Batch(0, plain);
      rows.vector(3).setStringUtf8Batch(0, hex);
      rows.vector(4).setStringUtf8Batch(0, reasons);
    }
    left -= count;
    return count;
  }

  private byte[] bytes() throws IOException {
    byte[] bytes = new byte[spool.readInt()];
    spool.readFully(bytes);
    return bytes;
  }

  private static byte[] digits(byte[] bytes) {
    return HexFormat.of().formatHex(bytes).getBytes(StandardCharsets.US_ASCII);
  }

  private static boolean isPlain(byte[] bytes) {
    for (byte value : bytes) {
      if (value <= 0) {
        return false;
      }
    }
    return true;
  }
}
