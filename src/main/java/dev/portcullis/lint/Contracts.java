package dev.portcullis.lint;

import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.contract.read.ContractReading;
import dev.portcullis.rule.LimitedRules;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads contracts and judges what only the rules of a whole contract can show. Every command reads
 * through it, so that all of them say the same of one file.
 */
public final class Contracts {
  private Contracts() {}

  /** As {@link ContractReader#read(Path, String)}. */
  public static ContractReading read(Path file, String displayPath) {
    return LimitedRules.judged(ContractReader.read(file, displayPath));
  }

  /** As {@link ContractReader#read(InputStream, String)}. */
  public static ContractReading read(InputStream in, String displayPath) {
    return LimitedRules.judged(ContractReader.read(in, displayPath));
  }

  /** As {@link ContractReader#readIfContract}. */
  public static Optional<ContractReading> readIfContract(Path file, String displayPath) {
    return ContractReader.readIfContract(file, displayPath).map(LimitedRules::judged);
  }
}
