package dev.portcullis.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.write.RandomContract;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Contracts made by chance: what came one way has gone the other way, and nothing is new to itself.
 */
class MirrorTest {
  private static final int PAIRS = 500;

  private static final Map<String, String> TURNED =
      Map.of(
          "column_added", "column_dropped",
          "column_dropped", "column_added",
          "rule_added", "rule_dropped",
          "rule_dropped", "rule_added",
          "rule_tightened", "rule_loosened",
          "rule_loosened", "rule_tightened");

  @Test
  void aChangeTurnedBackIsItsOpposite() {
    Random random = new Random(20261130);
    TreeSet<String> seen = new TreeSet<>();
    for (int i = 0; i < PAIRS; i++) {
      Contract before = RandomContract.of(random);
      Contract after = RandomContract.of(random);
      List<String> kinds = kinds(before, after);
      seen.addAll(kinds);
      assertEquals(
          kinds.stream().map(kind -> TURNED.getOrDefault(kind, kind)).sorted().toList(),
          kinds(after, before),
          "pair " + i);
      assertEquals(List.of(), kinds(after, after), "pair " + i);
    }
    assertTrue(seen.containsAll(TURNED.keySet()), seen.toString());
  }

  private static List<String> kinds(Contract before, Contract after) {
    return ContractDiff.between(before, after).changes().stream()
        .map(change -> ChangeFacts.of(change.change()).kind())
        .sorted()
        .collect(Collectors.toList());
  }
}
