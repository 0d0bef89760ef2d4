package dev.portcullis.migrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.migrate.Terms.Drops;
import dev.portcullis.warehouse.Engine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A row may come after the look and before the change, when the change had to wait for its lock.
 */
class LateRowsTest {
  private static final String CONTRACT =
      """
      name: weights
      version: "%s"
      columns:
        - {name: id, type: int, required: true}
        - {name: kg, type: "%s", classification: restricted}
      primary_key: [id]
      """;

  @TempDir Path temporary;

  @ParameterizedTest
  @EnumSource(names = {"POSTGRES_15", "POSTGRES_18"})
  void noValueIsRoundedThatCameAfterTheLook(Engine engine) throws Exception {
    EvolvingDatabase database = EvolvingDatabase.create(engine, temporary);
    database.migrate(List.of(contract("1", "decimal(10,2)")), Terms.USUAL);
    database.execute("INSERT INTO weights VALUES (1, 1.50), (2, NULL)");
    Plan plan =
        database.plan(
            List.of(contract("2", "decimal(6,1)")), new Terms(Drops.REFUSED, TableSize.SMALL));
    String script =
        plan.files().stream()
            .filter(it -> it.name().matches("V.*sql"))
            .findFirst()
            .orElseThrow()
            .text();
    String change = script.substring(script.indexOf("\nALTER TABLE"));

    database.execute("INSERT INTO weights VALUES (3, 12.34)");
    SQLException refused = assertThrows(SQLException.class, () -> database.execute(change));

    assertTrue(
        String.valueOf(refused.getMessage())
            .contains("a value of `kg` is no `decimal(6,1)` without loss"),
        refused.getMessage());
    assertTrue(!String.valueOf(refused.getMessage()).contains("12.34"), refused.getMessage());
    assertEquals(
        List.of("1.50", "NULL", "12.34"), database.query("SELECT kg FROM weights ORDER BY id"));
    database.execute("DELETE FROM weights WHERE id = 3");
    database.execute(change);
    assertEquals(List.of("1.5", "NULL"), database.query("SELECT kg FROM weights ORDER BY id"));
  }

  private Contract contract(String version, String type) throws Exception {
    Path file =
        Files.writeString(temporary.resolve("contract.yaml"), CONTRACT.formatted(version, type));
    return ContractReader.read(file, "contract.yaml").contract().orElseThrow();
  }
}
