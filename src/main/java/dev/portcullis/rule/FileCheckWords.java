package dev.portcullis.rule;

import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Measure;
import dev.portcullis.contract.Measure.Breaches;
import dev.portcullis.contract.Measure.Repetitions;
import dev.portcullis.contract.Measure.Rows;

/** A check of the file as a whole in the words of an agreement. */
final class FileCheckWords implements FileCheck.Visitor<String>, Measure.Visitor<String> {
  private FileCheckWords() {}

  static String of(FileCheck check) {
    return check.accept(new FileCheckWords());
  }

  @Override
  public String measured(Measured check) {
    return check.measure().accept(this) + ": " + ThresholdWords.of(check.threshold(), check.unit());
  }

  @Override
  public String freshness(Freshness check) {
    return "the newest value is at most " + DurationWords.of(check.within()) + " old";
  }

  @Override
  public String rows(Rows measure) {
    return "rows of a file";
  }

  @Override
  public String breaches(Breaches measure) {
    return "rows of a file that break it";
  }

  @Override
  public String repetitions(Repetitions measure) {
    return "rows of a file that repeat an earlier one";
  }
}
