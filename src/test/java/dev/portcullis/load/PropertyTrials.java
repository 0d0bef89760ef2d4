package dev.portcullis.load;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.testkit.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.ThrowingConsumer;

/**
 * Contracts made by chance, each with its table in two warehouses. {@code -Dproperty.seeds=17} runs
 * one of them, {@code -Dproperty.seeds=1000-1999} others.
 */
final class PropertyTrials implements AutoCloseable {
  private final List<Trial> trials;
  private final List<PropertyWarehouse> warehouses;

  /** What one seed makes; {@code random} goes on where the contract ended. */
  record Trial(int seed, GeneratedContract generated, Contract contract, Random random) {}

  private PropertyTrials(List<Trial> trials, List<PropertyWarehouse> warehouses) {
    this.trials = trials;
    this.warehouses = warehouses;
  }

  /**
   * Makes contracts and tables.
   *
   * @param prefix of the names of tables
   * @param usualSeeds as in {@code 1-60}
   * @param judgedBy what a contract is changed to before a file is judged by it
   */
  static PropertyTrials create(
      Path folder, String prefix, String usualSeeds, UnaryOperator<Contract> judgedBy)
      throws IOException {
    List<Trial> trials =
        Seeds.of(usualSeeds).mapToObj(seed -> trial(folder, prefix, seed, judgedBy)).toList();
    PropertyTrials made =
        new PropertyTrials(
            trials, List.of(PropertyWarehouse.duckDb(folder), PropertyWarehouse.postgres()));
    for (PropertyWarehouse each : made.warehouses) {
      each.create(folder.resolve("migrations"), trials.stream().map(Trial::contract).toList());
    }
    return made;
  }

  private static Trial trial(
      Path folder, String prefix, int seed, UnaryOperator<Contract> judgedBy) {
    Random random = new Random(seed);
    GeneratedContract generated = GeneratedContract.of(prefix + seed, random);
    return new Trial(seed, generated, judgedBy.apply(read(folder, generated)), random);
  }

  private static Contract read(Path folder, GeneratedContract generated) {
    Path file = folder.resolve(generated.table() + ".yaml");
    try {
      Files.writeString(file, generated.yaml());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    ContractReading reading = ContractReader.read(file, file.getFileName().toString());
    return reading
        .contract()
        .orElseThrow(() -> new AssertionError(generated.yaml() + reading.problems()));
  }

  List<PropertyWarehouse> warehouses() {
    return warehouses;
  }

  /** A test for each seed; one that fails names its seed and its contract. */
  Stream<DynamicTest> tests(ThrowingConsumer<Trial> run) {
    return trials.stream()
        .map(trial -> DynamicTest.dynamicTest("seed " + trial.seed(), () -> run(trial, run)));
  }

  private static void run(Trial trial, ThrowingConsumer<Trial> run) throws Throwable {
    try {
      run.accept(trial);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          "-Dproperty.seeds=" + trial.seed() + "\n" + trial.generated().yaml() + e, e);
    }
  }

  @Override
  public void close() {
    warehouses.forEach(each -> each.warehouse().close());
  }
}
