package dev.portcullis.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The runner is only worth something if a script that tells an untruth fails. */
class ScenarioRunnerTest {

  /** Stands for the program: repeats its arguments, and fails when told so. */
  private static final Command ECHO =
      (arguments, out, err, folder, environment) -> {
        out.println(String.join(" ", arguments));
        err.println(environment.getOrDefault("MOOD", "calm"));
        return List.of(arguments).contains("fail") ? 3 : 0;
      };

  @TempDir Path root;

  @Test
  void aTrueStoryPassesOnEveryWarehouse() throws IOException {
    script(
        """
        # Rows that break the table's rule are refused by the table.
        execute 'create table t (a int check (a > 0), b varchar, c decimal(4,2), d timestamp)'
        execute 'insert into t values (1, 'x', 2.50, '2026-01-02 03:04:05'), (2, null, null, null)'
        ! execute 'insert into t values (-1, 'x', 1, null)'
        [postgres] stderr 'check constraint'
        [duckdb] stderr 'CHECK constraint failed'
        query 'select a, b, c, d, a > 1 from t order by a'
        -> 1|x|2.50|2026-01-02T03:04:05|false
        -> 2|NULL|NULL|NULL|true
        query 'select a from t where a > 2'
        """);

    for (DynamicTest test : tests()) {
      assertDoesNotThrow(test.getExecutable(), test.getDisplayName());
    }
    assertEquals(List.of("story.txt on duckdb", "story.txt on postgres"), names());
  }

  @Test
  void looksAtCommandsAndFiles() throws Throwable {
    script(
        """
        only duckdb
        portcullis check 'a b' "c d"
        stdout 'check a b c d'
        ! stdout 'e f'
        stderr 'calm'
        env MOOD=cross
        ! portcullis fail
        exit 3
        stdout '/^f.il$/'
        stderr 'cross'
        exists in/some.csv
        ! exists other.csv
        cp in/some.csv other.csv
        cmp in/some.csv other.csv
        ! cmp in/some.csv odd.bin
        file in/some.csv 'a,b'
        file in/some.csv '/^1,.$/'
        ! file in/some.csv '3'
        json r.json /rows/read 3
        json r.json /rows {read=3, loaded=null}
        json r.json /rules/id=b/lines [4, 5]
        json r.json /rules/*/id [a, b]
        json r.json /rules/1/note 'two words'
        ! json r.json /rules/0/note (nothing)
        json r.json /rules/2/note (nothing)
        json r.json /rows/loaded null
        rm other.csv
        ! exists other.csv
        -- in/some.csv --
        a,b
        1,2
        -- r.json --
        {"rows": {"read": 3, "loaded": null},
         "rules": [{"id": "a", "note": "x"}, {"id": "b", "lines": [4, 5], "note": "two words"}]}
        -- odd.bin (base64) --
        AAEC
        """);

    runOn(0);
    assertEquals("a,b\n1,2\n", Files.readString(root.resolve("work/story.txt-duckdb/in/some.csv")));
    assertEquals(3, Files.size(root.resolve("work/story.txt-duckdb/odd.bin")));
  }

  @Test
  void addsTheTargetOfTheWarehouse() throws Throwable {
    script(
        """
        portcullis load c.yaml f.csv
        [duckdb] stdout '/^load c.yaml f.csv$/'
        [postgres] stdout '/^load --url jdbc:postgresql:\\S+ c.yaml f.csv$/'
        portcullis ddl c.yaml
        [duckdb] stdout 'ddl --dialect duckdb c.yaml'
        [postgres] stdout 'ddl --dialect postgres c.yaml'
        portcullis ddl --dialect=duckdb c.yaml
        stdout '/^ddl --dialect=duckdb c.yaml$/'
        portcullis check c.yaml f.csv
        stdout '/^check c.yaml f.csv$/'
        """);

    runOn(0);
    runOn(1);
  }

  @Test
  void anUntrueLineFailsAndIsNamed() throws IOException {
    assertFailsAt(2, "only duckdb\nportcullis fail\n");
    assertFailsAt(2, "only duckdb\n! portcullis check\n");
    assertFailsAt(3, "only duckdb\nportcullis check\nexit 1\n");
    assertFailsAt(3, "only duckdb\nportcullis check\nstdout 'chock'\n");
    assertFailsAt(3, "only duckdb\nportcullis check\n! stdout '/che.k/'\n");
    assertFailsAt(2, "only duckdb\nexists nothing.csv\n");
    assertFailsAt(2, "only duckdb\nfile a 'y'\n-- a --\nx\n");
    assertFailsAt(2, "only duckdb\njson a /x 2\n-- a --\n{\"x\": 1}\n");
    assertFailsAt(2, "only duckdb\n! execute 'create table t (a int)'\n");
    assertFailsAt(2, "only duckdb\nexecute 'create tabel t (a int)'\n");
    assertFailsAt(2, "only duckdb\nquery 'select 1'\n-> 2\n");
    assertFailsAt(2, "only duckdb\nquery 'select 1'\n");
    assertFailsAt(2, "only duckdb\nquery 'select 1'\n-> 1\n-> 2\n");
    assertFailsAt(2, "only duckdb\nquery 'select 1 from nowhere'\n-> 1\n");
    assertFailsAt(2, "only duckdb\ncmp a b\n-- a --\nx\n-- b --\ny\n");
  }

  @Test
  void anUnknownWordIsRefusedWithItsLine() throws IOException {
    script("# a story\nprotcullis load\n");

    String message = String.valueOf(assertThrows(RuntimeException.class, this::tests).getMessage());

    assertTrue(message.startsWith("story.txt:2: `protcullis`"), message);
  }

  private void assertFailsAt(int line, String text) throws IOException {
    script(text);
    AssertionError error = assertThrows(AssertionError.class, () -> runOn(0), text);
    String message = String.valueOf(error.getMessage());
    assertTrue(message.startsWith("story.txt:" + line + " on duckdb"), message);
  }

  private void script(String text) throws IOException {
    Files.writeString(Files.createDirectories(root.resolve("scripts")).resolve("story.txt"), text);
  }

  private List<DynamicTest> tests() {
    return new ScenarioRunner(root.resolve("scripts"), root.resolve("work")).run(ECHO).toList();
  }

  private List<String> names() {
    return tests().stream().map(DynamicTest::getDisplayName).toList();
  }

  private void runOn(int test) throws Throwable {
    tests().get(test).getExecutable().execute();
  }
}
