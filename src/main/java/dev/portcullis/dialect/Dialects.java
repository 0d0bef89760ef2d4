package dev.portcullis.dialect;

import dev.portcullis.dialect.duckdb.DuckDbDialect;
import dev.portcullis.dialect.postgres.PostgresDialect;
import java.util.List;
import java.util.Optional;

/** The dialects that exist. */
public final class Dialects {
  private static final List<Dialect> ALL = List.of(new DuckDbDialect(), new PostgresDialect());

  private Dialects() {}

  /** Every dialect, in the order in which they are listed to a user. */
  public static List<Dialect> all() {
    return ALL;
  }

  /** The dialect of that {@link Dialect#name() name}. */
  public static Optional<Dialect> named(String name) {
    return ALL.stream().filter(dialect -> dialect.name().equals(name)).findFirst();
  }
}
