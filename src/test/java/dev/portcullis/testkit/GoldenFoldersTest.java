package dev.portcullis.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The harness is only worth something if it fails when it should. */
class GoldenFoldersTest {

  private static final GoldenCase SHOUT =
      folder ->
          Map.of(
              "expected.txt",
              Files.readString(folder.resolve("input.txt")).toUpperCase(Locale.ROOT));

  @TempDir Path root;
  private Path folder;

  @BeforeEach
  void aCase() throws IOException {
    folder = Files.createDirectory(root.resolve("some-case"));
    Files.writeString(folder.resolve("input.txt"), "one\ntwo\n");
  }

  @Test
  void passesWhenTheTextIsTheSame() throws IOException {
    expected("ONE\nTWO\n");

    assertDoesNotThrow(() -> run(SHOUT, GoldenMode.COMPARE));
  }

  @Test
  void theFolderNamesTheTest() {
    List<DynamicTest> tests = folders().run(SHOUT, GoldenMode.COMPARE).toList();

    assertEquals(List.of("some-case"), tests.stream().map(DynamicTest::getDisplayName).toList());
  }

  @Test
  void aDifferenceFailsAndIsShown() throws IOException {
    expected("ONE\nTOO\n");

    String message = failure(GoldenMode.COMPARE);

    assertTrue(message.contains("-TOO\n+TWO"), message);
    assertEquals("ONE\nTOO\n", Files.readString(folder.resolve("expected.txt")));
  }

  @Test
  void aMissingExpectedFileIsWrittenAndFails() throws IOException {
    String message = failure(GoldenMode.COMPARE);

    assertTrue(message.contains("was missing"), message);
    assertEquals("ONE\nTWO\n", Files.readString(folder.resolve("expected.txt")));
  }

  @Test
  void overwriteRewritesAndFails() throws IOException {
    expected("ONE\nTOO\n");

    String message = failure(GoldenMode.OVERWRITE);

    assertTrue(message.contains("has been rewritten"), message);
    assertEquals("ONE\nTWO\n", Files.readString(folder.resolve("expected.txt")));
  }

  @Test
  void anUnknownFileFailsAndTheAllowedNamesAreSaid() throws IOException {
    expected("ONE\nTWO\n");
    Files.writeString(folder.resolve("expected.text"), "a slip of the pen");

    String message = failure(GoldenMode.COMPARE);

    assertTrue(message.contains("[expected.text]"), message);
    assertTrue(message.contains("[input.*] and [expected.txt]"), message);
  }

  @Test
  void anExpectedFileThatNothingProducesFails() throws IOException {
    expected("ONE\nTWO\n");

    String message = failure(nothing -> Map.of(), GoldenMode.COMPARE);

    assertTrue(message.contains("produces no such text"), message);
  }

  @Test
  void noCaseAtAllFails() {
    GoldenFolders empty = GoldenFolders.in(folder);

    assertThrows(IllegalStateException.class, () -> empty.run(SHOUT, GoldenMode.COMPARE));
  }

  private void expected(String text) throws IOException {
    Files.writeString(folder.resolve("expected.txt"), text);
  }

  private GoldenFolders folders() {
    return GoldenFolders.in(root).allow("input.*").expect("expected.txt");
  }

  private String failure(GoldenMode mode) {
    return failure(SHOUT, mode);
  }

  private String failure(GoldenCase golden, GoldenMode mode) {
    AssertionError error = assertThrows(AssertionError.class, () -> run(golden, mode));
    return String.valueOf(error.getMessage());
  }

  private void run(GoldenCase golden, GoldenMode mode) throws Throwable {
    for (DynamicTest test : folders().run(golden, mode).toList()) {
      test.getExecutable().execute();
    }
  }
}
