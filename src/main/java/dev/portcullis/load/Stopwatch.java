package dev.portcullis.load;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Times the steps of a run, one after the other. Not thread safe. */
final class Stopwatch {
  private final Map<String, Duration> laps = new LinkedHashMap<>();
  private long begun = System.nanoTime();

  /** Ends the step that began with the last call. */
  void lap(String step) {
    long now = System.nanoTime();
    laps.merge(step, Duration.ofNanos(now - begun), Duration::plus);
    begun = now;
  }

  Map<String, Duration> laps() {
    return laps;
  }
}
