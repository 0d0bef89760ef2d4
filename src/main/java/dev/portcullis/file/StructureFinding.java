package dev.portcullis.file;

import java.util.List;
import java.util.Objects;

/**
 * One kind of fault in a file.
 *
 * @param fault its kind
 * @param count how many records or lines have it, exactly
 * @param places the first of them
 */
public record StructureFinding(StructureFault fault, long count, List<Place> places) {
  public StructureFinding {
    Objects.requireNonNull(fault);
    places = List.copyOf(places);
  }

  /** The first place; a fault of the whole file stands at no line. */
  Place first() {
    return places.isEmpty() ? Place.ofLine(0) : places.get(0);
  }
}
