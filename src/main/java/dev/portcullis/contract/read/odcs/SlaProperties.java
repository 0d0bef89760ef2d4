package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.FileCheck.Freshness;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.contract.read.odcs.ReferencePath.Target;
import dev.portcullis.type.ColumnType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Makes freshness checks of the {@code slaProperties} that a file can be judged by. */
final class SlaProperties {
  private static final Set<String> FRESHNESS = Set.of("latency", "ly", "freshness");

  private final Section root;
  private final ReferencePath paths;
  private final Notes notes;
  private final List<Found> found = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();

  SlaProperties(Section root, ReferencePath paths, Notes notes) {
    this.root = root;
    this.paths = paths;
    this.notes = notes;
  }

  /** A check and the schema object that it is for. */
  record Found(TableReading table, Freshness check) {}

  List<Found> read() {
    root.sections("slaProperties").forEach(this::property);
    return List.copyOf(found);
  }

  private void property(Section sla) {
    Optional<Scalar> name = sla.scalar("property");
    if (name.isEmpty()) {
      return;
    }
    if (!FRESHNESS.contains(name.get().text().toLowerCase(Locale.ROOT))) {
      note(name.get(), "it is a promise of the service, which no file shows");
      return;
    }
    Optional<String> element = sla.text("element").or(() -> root.text("slaDefaultElement"));
    if (element.isEmpty()) {
      note(name.get(), "it names no `element`, the column of days or moments to look at");
      return;
    }
    Optional<Duration> within = AgeReader.read(sla);
    if (within.isEmpty()) {
      note(name.get(), "its `value` and `unit` are no length of time that is known");
      return;
    }
    for (String path : element.get().split(",", -1)) {
      element(name.get(), path.strip(), within.get());
    }
  }

  private void element(Scalar name, String path, Duration within) {
    Target target = paths.find(path);
    if (target.table().isPresent() && target.table().get().contract().isEmpty()) {
      // The errors of that table are told, and what it would have had is not known.
      return;
    }
    Optional<Column> column =
        target
            .table()
            .flatMap(TableReading::contract)
            .flatMap(
                contract ->
                    target.property().map(property -> contract.column(property.names().column())));
    if (column.isEmpty()) {
      note(name, "its `element` " + Shown.text(path) + " is no column of this document");
      return;
    }
    ColumnType type = column.get().type();
    if (!Freshness.fits(type)) {
      note(name, "column " + Shown.text(column.get().name()) + " holds no days or moments");
      return;
    }
    if (!Freshness.fits(type, within)) {
      note(name, "column " + Shown.text(column.get().name()) + " holds days, which have no hours");
      return;
    }
    TableReading table = target.table().orElseThrow();
    if (!seen.add(table.name() + "." + column.get().name())) {
      note(name, "another one speaks of the same column");
      return;
    }
    found.add(
        new Found(
            table,
            new Freshness(
                Freshness.usualName(column.get().name()),
                column.get().name(),
                within,
                Severity.ofFile(table.onViolation()),
                name.at())));
  }

  private void note(Scalar name, String reason) {
    notes.notEnforced(
        name.at(),
        "SLA property " + Shown.text(name.text()) + " is not enforced, because " + reason + ".");
  }
}
