package dev.portcullis.cli;

import dev.portcullis.contract.read.WarehouseSettings;
import dev.portcullis.contract.read.WarehouseSettingsReader;
import dev.portcullis.contract.read.WarehouseSettingsReading;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ProblemPrinter;
import dev.portcullis.warehouse.TargetAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds a warehouse by its name in {@code portcullis.yaml}. */
final class WarehouseFile {
  private static final String NAME = "portcullis.yaml";

  private final Session session;

  private WarehouseFile(Session session) {
    this.session = session;
  }

  static TargetAddress find(Session session, String name) {
    return new WarehouseFile(session).find(name);
  }

  private TargetAddress find(String name) {
    if (!Files.exists(session.resolve(NAME))) {
      throw new UsageException(
          "`--warehouse " + name + "` needs the file `" + NAME + "`, which does not exist here.",
          "It holds `warehouses:` by name, each with `url`; see docs/loading.md.");
    }
    WarehouseSettingsReading reading = WarehouseSettingsReader.read(session.resolve(NAME), NAME);
    for (Problem problem : reading.problems()) {
      // A line that holds a password is not shown again.
      List<String> lines =
          problem.message().startsWith("A password") ? List.of() : reading.sourceLines();
      session.err().println(ProblemPrinter.print(problem, lines));
    }
    if (!reading.problems().isEmpty()) {
      throw new InvalidContractException();
    }
    return reading.warehouses().stream()
        .filter(warehouse -> warehouse.name().equals(name))
        .findFirst()
        .map(this::address)
        .orElseThrow(() -> unknown(name, reading.warehouses()));
  }

  private TargetAddress address(WarehouseSettings settings) {
    return TargetUrl.parse(session, settings.url(), settings.user(), password(settings));
  }

  private Optional<String> password(WarehouseSettings settings) {
    if (settings.passwordVariable().isPresent()) {
      String variable = settings.passwordVariable().get();
      String password = session.environment().get(variable);
      if (password == null) {
        throw new UsageException(
            "The environment has no variable `"
                + variable
                + "`, which warehouse `"
                + settings.name()
                + "` takes its password from.",
            null);
      }
      return Optional.of(password);
    }
    return settings.passwordFile().map(file -> firstLine(settings.name(), file));
  }

  private String firstLine(String warehouse, String file) {
    try {
      return Files.readString(session.resolve(file)).lines().findFirst().orElse("");
    } catch (IOException e) {
      throw new UsageException(
          "The file `"
              + file
              + "`, which warehouse `"
              + warehouse
              + "` takes its password from, cannot be read.",
          null);
    }
  }

  private static UsageException unknown(String name, List<WarehouseSettings> warehouses) {
    return new UsageException(
        "The warehouse `"
            + name
            + "` is not in `"
            + NAME
            + "`. ["
            + ProblemCode.UNKNOWN_TARGET.code()
            + "]",
        "It has "
            + warehouses.stream()
                .map(warehouse -> "`" + warehouse.name() + "`")
                .collect(Collectors.joining(", "))
            + ".");
  }
}
