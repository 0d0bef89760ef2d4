package dev.portcullis.staging;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a query of the staging database, one after the other. Nothing else may be asked of
 * the database until it is closed.
 */
final class StagingCursor implements AutoCloseable {
  private static final String QUERYING = "Querying the staging database";

  private final Statement statement;
  private final ResultSet result;

  StagingCursor(Connection connection, String sql) {
    try {
      this.statement = connection.createStatement();
      this.result = statement.executeQuery(sql);
    } catch (SQLException e) {
      throw new StagingException(QUERYING, e);
    }
  }

  /** Goes to the next row, if there is one. */
  boolean next() {
    try {
      return result.next();
    } catch (SQLException e) {
      throw new StagingException(QUERYING, e);
    }
  }

  long number(int column) {
    try {
      return result.getLong(column);
    } catch (SQLException e) {
      throw new StagingException(QUERYING, e);
    }
  }

  @Nullable String text(int column) {
    try {
      return result.getString(column);
    } catch (SQLException e) {
      throw new StagingException(QUERYING, e);
    }
  }

  /** The statement takes its result along. */
  @Override
  public void close() {
    try {
      statement.close();
    } catch (SQLException e) {
      throw new StagingException(QUERYING, e);
    }
  }
}
