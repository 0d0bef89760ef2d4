package dev.portcullis.diff;

import java.util.Objects;

/**
 * The verdict for one side, and why.
 *
 * @param reason without a capital letter and a full stop
 */
public record Judgement(Verdict verdict, String reason) {
  public Judgement {
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(reason);
  }

  static Judgement compatible(String reason) {
    return new Judgement(Verdict.COMPATIBLE, reason);
  }

  static Judgement dataCheck(String reason) {
    return new Judgement(Verdict.DATA_CHECK, reason);
  }

  static Judgement breaking(String reason) {
    return new Judgement(Verdict.BREAKING, reason);
  }
}
