package dev.portcullis.cli;

import dev.portcullis.contract.Contract;
import dev.portcullis.migrate.Migrations;
import dev.portcullis.migrate.OutputFolder;
import dev.portcullis.migrate.Snapshot;
import dev.portcullis.problem.Problem;
import dev.portcullis.verify.Adoption;
import dev.portcullis.verify.Adoption.Adopted;
import dev.portcullis.verify.Passport;
import dev.portcullis.verify.Verification;
import dev.portcullis.warehouse.Warehouse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The tables of a warehouse that no migration made, taken as they are.
 *
 * @param tables of contracts whose table exists
 * @param problems what stays as it is, and what cannot be taken
 */
record Baseline(List<Snapshot.Table> tables, List<Problem> problems) {
  Baseline {
    tables = List.copyOf(tables);
    problems = List.copyOf(problems);
  }

  /** Every table comes from a migration. */
  static Baseline none() {
    return new Baseline(List.of(), List.of());
  }

  /** Reads the catalog; nothing is changed. */
  static Baseline of(OutputFolder migrations, Warehouse warehouse, List<Contract> contracts)
      throws IOException {
    List<Contract> unknown = Migrations.unknown(migrations, warehouse.dialect(), contracts);
    if (unknown.isEmpty()) {
      throw new UsageException(
          "`--baseline` has nothing to adopt: migrations made the tables of all contracts.",
          "Leave it out.");
    }
    List<Snapshot.Table> tables = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (Passport passport : Verification.passports(warehouse, unknown)) {
      Adopted adopted =
          Adoption.of(
              passport, warehouse.describe(passport.contract().table()), warehouse.dialect());
      adopted.table().ifPresent(tables::add);
      problems.addAll(adopted.problems());
    }
    return new Baseline(tables, problems);
  }
}
