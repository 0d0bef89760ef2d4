package dev.portcullis.file;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Counts faults and keeps the first places of each kind, however many there are. */
final class FindingCollector {
  private static final int PLACES = 10;

  private final Map<StructureFault, Tally> tallies = new EnumMap<>(StructureFault.class);

  private static final class Tally {
    private final List<Place> places = new ArrayList<>();
    private long count;
  }

  /** Counts a fault; the place is asked for only when it is kept. */
  void add(StructureFault fault, Supplier<Place> place) {
    Tally tally = tallies.computeIfAbsent(fault, ignored -> new Tally());
    tally.count++;
    if (tally.places.size() < PLACES) {
      tally.places.add(place.get());
    }
  }

  /** What was found, graver kinds first. */
  List<StructureFinding> toList() {
    return tallies.entrySet().stream()
        .map(
            entry ->
                new StructureFinding(
                    entry.getKey(), entry.getValue().count, entry.getValue().places))
        .toList();
  }
}
