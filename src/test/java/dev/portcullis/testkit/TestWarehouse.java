package dev.portcullis.testkit;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/** A real, empty warehouse that one scenario has for itself. */
public interface TestWarehouse {

  /** The kinds that every scenario runs on, unless it says {@code only}. */
  enum Kind {
    DUCKDB,
    POSTGRES;

    /** The word that scripts and {@code --dialect} use. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    TestWarehouse open(Path workingDirectory) {
      return switch (this) {
        case DUCKDB -> new DuckDbFile(workingDirectory.resolve("warehouse.duckdb"));
        case POSTGRES ->
            new PostgresDatabase(PostgresServer.of(PostgresVersion.POSTGRES_18).newDatabase());
      };
    }
  }

  Kind kind();

  /** The JDBC URL by which tests reach it by hand. */
  String url();

  /** What a command line needs to reach it; nothing when the program's default does. */
  List<String> targetArguments();

  /** A connection for the hand of the test, around the program. */
  default Connection connect() throws SQLException {
    return DriverManager.getConnection(url());
  }

  /** The file that the program opens when no target is named. */
  record DuckDbFile(Path file) implements TestWarehouse {
    @Override
    public Kind kind() {
      return Kind.DUCKDB;
    }

    @Override
    public String url() {
      return "jdbc:duckdb:" + file;
    }

    @Override
    public List<String> targetArguments() {
      return List.of();
    }
  }

  /** A database of its own on the shared server. */
  record PostgresDatabase(String url) implements TestWarehouse {
    @Override
    public Kind kind() {
      return Kind.POSTGRES;
    }

    @Override
    public List<String> targetArguments() {
      return List.of("--url", url);
    }
  }
}
