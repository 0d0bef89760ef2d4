package dev.portcullis.load;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a clean file holds, {@code init} drafts a contract that it passes, or says why not. */
class DraftedDeliveryTest {
  private static final int SEEDS = Integer.getInteger("draft.seeds", 25);

  @TempDir Path folder;

  @Test
  void aFilePassesItsDraft() throws IOException {
    int drafted = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      GeneratedContract contract = GeneratedContract.of("t" + seed, random);
      GeneratedDelivery.of(contract, random).write(folder.resolve("input.csv"), random);
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      int code = init(contract, said);
      // A draft that the file does not pass, or that cannot be read, is a 70.
      assertTrue(code == 0 || code == 1, "seed " + seed + "\n" + said);
      drafted += code == 0 ? 1 : 0;
    }
    assertTrue(drafted > SEEDS / 2, drafted + " of " + SEEDS);
  }

  private int init(GeneratedContract contract, ByteArrayOutputStream said) {
    String delimiter = contract.delimiter() == '\t' ? "tab" : String.valueOf(contract.delimiter());
    String[] words = {
      "init", "--encoding", contract.encoding().name(), "--delimiter", delimiter, "input.csv"
    };
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    return Main.run(words, out, out, folder, Map.of());
  }
}
