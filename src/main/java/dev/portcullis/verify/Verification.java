package dev.portcullis.verify;

import dev.portcullis.contract.Contract;
import dev.portcullis.warehouse.TableInspection;
import dev.portcullis.warehouse.Warehouse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The passports of several tables of one warehouse.
 *
 * @param pending migrations that wait
 */
public record Verification(List<Passport> passports, Pending pending) {
  public Verification {
    passports = List.copyOf(passports);
    Objects.requireNonNull(pending);
  }

  /** Reads the catalog and compares; nothing is changed. */
  public static List<Passport> passports(Warehouse warehouse, List<Contract> contracts) {
    List<TableInspection> inspected = warehouse.inspect(contracts);
    List<Passport> passports = new ArrayList<>();
    for (int i = 0; i < contracts.size(); i++) {
      passports.add(
          new Comparison(
                  contracts.get(i), warehouse.dialect(), warehouse.target(), inspected.get(i))
              .passport());
    }
    return passports;
  }

  /** Whether a table is other than its contract says. */
  public boolean isDrift() {
    return passports.stream().anyMatch(Passport::isDrift);
  }
}
