package dev.portcullis.warehouse;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Where a warehouse is and how to log in. What it prints of itself holds no secret. */
public sealed interface TargetAddress {
  /** As shown to a person. */
  String display();

  <R> R accept(Visitor<R> visitor);

  /** One method a kind of warehouse. */
  interface Visitor<R> {
    R duckDb(DuckDbFile address);

    R postgres(PostgresServer address);
  }

  /**
   * A DuckDB file.
   *
   * @param file absolute
   * @param display as the user named it
   */
  record DuckDbFile(Path file, String display) implements TargetAddress {
    public DuckDbFile {
      Objects.requireNonNull(file);
      Objects.requireNonNull(display);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.duckDb(this);
    }
  }

  /**
   * A Postgres database.
   *
   * @param location host, port and database: what stands between {@code jdbc:postgresql:} and the
   *     parameters
   * @param parameters of the driver, without user and password
   * @param user empty: the driver's own default
   * @param password empty: none, or the driver looks into {@code ~/.pgpass}
   */
  record PostgresServer(
      String location,
      Map<String, String> parameters,
      Optional<String> user,
      Optional<String> password)
      implements TargetAddress {
    public PostgresServer {
      Objects.requireNonNull(location);
      parameters = Map.copyOf(parameters);
      Objects.requireNonNull(user);
      Objects.requireNonNull(password);
    }

    /** The connection string without user, password and parameters. */
    public String url() {
      return "jdbc:postgresql:" + location;
    }

    @Override
    public String display() {
      return url();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.postgres(this);
    }

    /** Without the password, whatever prints it. */
    @Override
    public String toString() {
      return display();
    }
  }
}
