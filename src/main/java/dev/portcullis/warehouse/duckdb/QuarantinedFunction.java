package dev.portcullis.warehouse.duckdb;

import dev.portcullis.quarantine.QuarantinedRecord;
import dev.portcullis.quarantine.ReasonsJson;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;

/**
 * A batch of records as a table function. The engine takes texts alone: a record of ASCII is one,
 * any other comes as hexadecimal digits.
 */
final class QuarantinedFunction implements DuckDBTableFunction<Object, Object, Object> {
  private static final byte[] NONE = {};

  private List<QuarantinedRecord> batch = List.of();
  private int next;

  /** Sets the rows of the next query. */
  void fill(List<QuarantinedRecord> records) {
    batch = records;
    next = 0;
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
  public long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter rows) {
    int count = (int) Math.min(rows.capacity(), batch.size() - next);
    byte[][] plain = new byte[count][];
    byte[][] hex = new byte[count][];
    byte[][] reasons = new byte[count][];
    for (int i = 0; i < count; i++) {
      QuarantinedRecord record = batch.get(next + i);
      boolean isPlain = isPlain(record.bytes());
      plain[i] = isPlain ? record.bytes() : NONE;
      hex[i] = isPlain ? NONE : digits(record.bytes());
      reasons[i] = ReasonsJson.of(record.reasons());
      rows.vector(0).setLong(i, record.line());
      rows.vector(1).setLong(i, record.byteOffset());
    }
    if (count > 0) {
      rows.vector(2).setStringUtf8Batch(0, plain);
      rows.vector(3).setStringUtf8Batch(0, hex);
      rows.vector(4).setStringUtf8Batch(0, reasons);
    }
    next += count;
    return count;
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
