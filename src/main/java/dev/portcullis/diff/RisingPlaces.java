package dev.portcullis.diff;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The longest part of a list of different numbers that rises: what did not move. */
final class RisingPlaces {
  private RisingPlaces() {}

  /** The numbers of that part; of two as long the one that ends first. */
  static Set<Integer> of(List<Integer> places) {
    int[] length = new int[places.size()];
    int[] previous = new int[places.size()];
    int last = -1;
    for (int i = 0; i < places.size(); i++) {
      length[i] = 1;
      previous[i] = -1;
      for (int j = 0; j < i; j++) {
        if (places.get(j) < places.get(i) && length[j] >= length[i]) {
          length[i] = length[j] + 1;
          previous[i] = j;
        }
      }
      if (last < 0 || length[i] > length[last]) {
        last = i;
      }
    }
    Set<Integer> rising = new HashSet<>();
    for (int i = last; i >= 0; i = previous[i]) {
      rising.add(places.get(i));
    }
    return rising;
  }
}
