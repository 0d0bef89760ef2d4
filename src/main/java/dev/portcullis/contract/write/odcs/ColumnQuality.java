package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileCheck.Measured;
import dev.portcullis.contract.Measure.Breaches;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.contract.write.YamlNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The checks of a contract that the standard's library says at their column. */
final class ColumnQuality {
  private final Map<String, OnViolation> usual;
  private final Map<String, List<YamlNode>> rules = new HashMap<>();
  private final List<RowCheck> others = new ArrayList<>();

  ColumnQuality(Contract contract) {
    this.usual =
        contract.columns().stream().collect(Collectors.toMap(Column::name, Column::onViolation));
    contract.checks().rows().forEach(this::row);
    contract.checks().file().forEach(this::measured);
  }

  /** The rules of one column. */
  List<YamlNode> of(Column column) {
    return rules.getOrDefault(column.name(), List.of());
  }

  /** The checks of rows that the library does not say. */
  List<RowCheck> others() {
    return List.copyOf(others);
  }

  /** A check that has an expression of its own is not said in other words. */
  private void row(RowCheck check) {
    Optional<LibraryMetric> metric =
        check.text().isPresent() ? Optional.empty() : LibraryMetric.of(check.holds(), check.name());
    metric.ifPresentOrElse(
        found -> add(found, QualityWriter.none(found, check, usual(found))),
        () -> others.add(check));
  }

  private void measured(FileCheck check) {
    if (check instanceof Measured measured && measured.measure() instanceof Breaches breaches) {
      LibraryMetric.of(breaches.holds(), check.name())
          .ifPresent(found -> add(found, QualityWriter.measured(found, measured, usual(found))));
    }
  }

  private OnViolation usual(LibraryMetric metric) {
    return usual.getOrDefault(metric.column(), OnViolation.FAIL);
  }

  private void add(LibraryMetric metric, YamlNode rule) {
    rules.computeIfAbsent(metric.column(), name -> new ArrayList<>()).add(rule);
  }
}
