package dev.portcullis.staging;

import java.sql.Connection;
import java.sql.SQLException;
import org.duckdb.DuckDBChunkedResult;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBPreparedStatement;
import org.duckdb.DuckDBReadableVector;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a query of the staging database, one after the other; read in chunks, they cost half
 * of what a result set takes. Nothing else may be asked of the database until it is closed.
 */
final class StagingCursor implements AutoCloseable {
  private static final String QUERYING = "Querying the staging database";

  private final DuckDBPreparedStatement statement;
  private final DuckDBChunkedResult result;
  private long row = -1;
  private long rows;

  StagingCursor(Connection connection, String sql) {
    try {
      this.statement = connection.unwrap(DuckDBConnection.class).prepare(sql);
      this.result = statement.query();
    } catch (SQLException e) {
      throw new StagingException(QUERYING, e);
    }
  }

  /** Goes to the next row, if there is one. */
  boolean next() {
    row++;
    while (row == rows) {
      if (!result.nextChunk()) {
        return false;
      }
      rows = result.chunk().rowCount();
      row = 0;
    }
    return true;
  }

  /** A whole number that is not NULL; columns count from 0. */
  long number(int column) {
    return result.chunk().vector(column).getLong(row);
  }

  /** A text; columns count from 0. */
  @Nullable String text(int column) {
    DuckDBReadableVector texts = result.chunk().vector(column);
    return texts.isNull(row) ? null : texts.getString(row);
  }

  @Override
  public void close() {
    try {
      result.close();
      statement.close();
    } catch (SQLException e) {
      throw new StagingException(QUERYING, e);
    }
  }
}
