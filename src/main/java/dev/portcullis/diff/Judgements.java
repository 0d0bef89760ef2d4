package dev.portcullis.diff;

import java.util.Objects;

/** What a change means for each side. */
public record Judgements(Judgement producer, Judgement table, Judgement reader) {
  public Judgements {
    Objects.requireNonNull(producer);
    Objects.requireNonNull(table);
    Objects.requireNonNull(reader);
  }

  /** Of one side. */
  public Judgement of(Side side) {
    return switch (side) {
      case PRODUCER -> producer;
      case TABLE -> table;
      case READER -> reader;
    };
  }

  /** The worst of all sides. */
  public Verdict verdict() {
    return producer.verdict().or(table.verdict()).or(reader.verdict());
  }
}
