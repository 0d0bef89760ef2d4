package dev.portcullis.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.portcullis.cli.ChildProgram.Ended;
import dev.portcullis.warehouse.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is stored does not depend on where the machine stands (handed case 37). */
class TimeZonesTest {

  private static final String CONTRACT =
      """
      name: shift_starts
      columns:
        - {name: id, type: int, required: true}
        - {name: starts, type: timestamp, required: true, min: 2026-03-29 01:59:59}
        - {name: instant, type: timestamptz}
        - {name: day, type: date}
      """;

  /**
   * Hours that are skipped or repeated in Berlin and New York, and days that a shift would move.
   */
  private static final String ROWS =
      """
      id,starts,instant,day
      1,2026-03-29 02:30:00,2026-03-29T02:30:00Z,2026-03-29
      2,2026-10-25 02:30:00,2026-10-25T02:30:00+02:00,1900-01-01
      3,2026-03-29 01:59:59,2026-11-01T01:30:00.123456-05:00,2026-12-31
      4,2026-11-01 01:30:00,0001-01-02T00:00:00Z,0001-01-01
      """;

  private static final List<String> STORED =
      List.of(
          "1 2026-03-29 02:30:00 1774751400000000 2026-03-29",
          "2 2026-10-25 02:30:00 1792888200000000 1900-01-01",
          "3 2026-03-29 01:59:59 1793514600123456 2026-12-31",
          "4 2026-11-01 01:30:00 -62135510400000000 0001-01-01");

  @TempDir Path root;

  @ParameterizedTest
  @EnumSource(names = {"DUCKDB", "POSTGRES_18"})
  void everyZoneStoresTheSame(Engine engine) throws Exception {
    ChildProgram plain = ChildProgram.in(root);

    assertEquals(STORED, stored(engine, plain.withVariable("TZ", "UTC")));
    assertEquals(
        STORED,
        stored(
            engine,
            plain
                .withJava("-Duser.timezone=Europe/Berlin")
                .withVariable("TZ", "America/New_York")));
    assertEquals(STORED, stored(engine, plain.withVariable("TZ", "Europe/Berlin")));
  }

  private List<String> stored(Engine engine, ChildProgram program)
      throws IOException, InterruptedException, SQLException {
    Path folder = Files.createTempDirectory(root, "zone");
    Files.writeString(folder.resolve("contract.yaml"), CONTRACT);
    Files.writeString(folder.resolve("starts.csv"), ROWS);
    TargetTable target = TargetTable.newIn(engine, folder);
    Ended ended =
        new ChildProgram(folder, program.javaOptions(), program.environment())
            .run("load", "--migrate", "auto", "--url", target.url(), "contract.yaml", "starts.csv");
    assertEquals(0, ended.exitCode(), ended.said());
    return target.ask(
        "SELECT id || ' ' || CAST(starts AS varchar) || ' ' || "
            + micros(engine)
            + " || ' ' || CAST(day AS varchar) FROM shift_starts ORDER BY id");
  }

  /** The instant as a number, which no session's zone can change. */
  private static String micros(Engine engine) {
    return engine == Engine.DUCKDB
        ? "epoch_us(instant)"
        : "CAST(extract(epoch FROM instant) * 1000000 AS bigint)";
  }
}
