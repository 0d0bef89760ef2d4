package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.problem.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A schema object as a table.
 *
 * @param name of the object in the document
 * @param id in paths; empty when it has none
 * @param physicalName as the document writes it; empty when it has none
 * @param onViolation what happens to breaching rows when nothing nearer says otherwise
 * @param rules quality rules of the object as a whole
 * @param contract empty when something of it could not be read
 */
record TableReading(
    String name,
    Optional<String> id,
    Optional<String> physicalName,
    OnViolation onViolation,
    List<PropertyReading> properties,
    List<QualityRule> rules,
    Optional<Contract> contract,
    Section object,
    Position at) {
  TableReading {
    properties = List.copyOf(properties);
    rules = List.copyOf(rules);
  }

  /** The words by which a reference may call the table, those that count most first. */
  List<String> words() {
    List<String> words = new ArrayList<>(List.of(name));
    physicalName.ifPresent(words::add);
    contract.ifPresent(found -> words.add(found.table().name()));
    return words;
  }
}
