package dev.portcullis.contract;

import dev.portcullis.problem.Position;
import java.util.Objects;

/** A value together with the place in the contract that says so. */
public record Declared<T>(T value, Position at) {
  public Declared {
    Objects.requireNonNull(value);
    Objects.requireNonNull(at);
  }
}
