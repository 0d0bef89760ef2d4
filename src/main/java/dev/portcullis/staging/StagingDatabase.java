package dev.portcullis.staging;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * An in-process DuckDB that lives as long as one file is judged and loaded. Nothing of it outlives
 * the process, so a killed run leaves nothing to clean up but its scratch directory. Not thread
 * safe.
 */
public final class StagingDatabase implements AutoCloseable {
  private final Connection connection;
  private final Path scratchDirectory;

  private StagingDatabase(Connection connection, Path scratchDirectory) {
    this.connection = connection;
    this.scratchDirectory = scratchDirectory;
  }

  /** Opens an empty database. */
  public static StagingDatabase open(StagingSettings settings) {
    Properties options = new Properties();
    options.setProperty("memory_limit", settings.memoryMegabytes() + "MB");
    options.setProperty("threads", Integer.toString(settings.threads()));
    options.setProperty("temp_directory", settings.scratchDirectory().resolve("spill").toString());
    options.setProperty("autoinstall_known_extensions", "false");
    options.setProperty("jdbc_stream_results", "true");
    try {
      StagingDatabase database =
          new StagingDatabase(
              DriverManager.getConnection("jdbc:duckdb:", options), settings.scratchDirectory());
      database.execute("SET TimeZone = 'UTC'");
      return database;
    } catch (SQLException e) {
      throw new StagingException("Opening the staging database", e);
    }
  }

  /** Where temporary files may be written; whoever opened the database removes it. */
  public Path scratchDirectory() {
    return scratchDirectory;
  }

  /** The connection itself, for the warehouse that shares this process. */
  public Connection connection() {
    return connection;
  }

  /** Runs a statement that returns nothing of interest. */
  public void execute(String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new StagingException("Running a statement in the staging database", e);
    }
  }

  /** The only row of a query, as numbers; NULL is 0. */
  List<Long> numbers(String sql) {
    return rows(sql, StagingDatabase::numbersOfRow).get(0);
  }

  private static List<Long> numbersOfRow(ResultSet row) throws SQLException {
    int columns = row.getMetaData().getColumnCount();
    List<Long> numbers = new ArrayList<>(columns);
    for (int column = 1; column <= columns; column++) {
      numbers.add(row.getLong(column));
    }
    return numbers;
  }

  /** Every row of a query that returns few rows. */
  <T> List<T> rows(String sql, RowReader<T> reader) {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      List<T> rows = new ArrayList<>();
      while (result.next()) {
        rows.add(reader.read(result));
      }
      return rows;
    } catch (SQLException e) {
      throw new StagingException("Querying the staging database", e);
    }
  }

  /** The rows of a query that may return many. */
  StagingCursor cursor(String sql) {
    return new StagingCursor(connection, sql);
  }

  /** Reads the row at the cursor. */
  @FunctionalInterface
  interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StagingException("Closing the staging database", e);
    }
  }
}
