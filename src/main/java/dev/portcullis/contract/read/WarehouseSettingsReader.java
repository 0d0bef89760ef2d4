package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code portcullis.yaml}: {@code warehouses:} by name, each with {@code url} and, where
 * needed, {@code user} and {@code password_env} or {@code password_file}.
 */
public final class WarehouseSettingsReader {
  private static final List<String> KEYS = List.of("url", "user", "password_env", "password_file");

  private WarehouseSettingsReader() {}

  /** Reads the file; whatever is wrong with it is told by the result. */
  public static WarehouseSettingsReading read(Path file, String displayPath) {
    Problems problems = new Problems();
    List<WarehouseSettings> warehouses = new ArrayList<>();
    List<String> lines = List.of();
    try {
      SourceText source = new SourceText(displayPath, ContractFile.read(file, displayPath).text());
      lines = source.lines();
      Optional<Node> root = YamlTree.read(source, problems);
      if (root.isPresent() && root.get() instanceof Mapping mapping) {
        warehouses(new Fields(mapping, problems), problems, warehouses);
      } else {
        problems.add(
            Problem.error(
                ProblemCode.WRONG_NODE,
                Position.ofFile(displayPath),
                "The configuration holds no keys, expected `warehouses:`."));
      }
    } catch (UnreadableContract fault) {
      problems.add(fault.problem());
    }
    return new WarehouseSettingsReading(warehouses, problems.toList(), lines);
  }

  private static void warehouses(
      Fields root, Problems problems, List<WarehouseSettings> warehouses) {
    root.allow(List.of("warehouses"), "The configuration");
    root.require("warehouses", "The configuration");
    root.mapping("warehouses")
        .ifPresent(
            byName -> byName.entries().forEach(entry -> warehouse(entry, problems, warehouses)));
  }

  private static void warehouse(
      Entry entry, Problems problems, List<WarehouseSettings> warehouses) {
    String name = entry.key().text();
    if (!(entry.value() instanceof Mapping mapping)) {
      problems.add(WrongNode.problem(name, "a mapping with `url`", entry.value()));
      return;
    }
    refusePassword(mapping, problems);
    Fields fields = new Fields(mapping, problems);
    fields.allow(
        java.util.stream.Stream.concat(KEYS.stream(), java.util.stream.Stream.of("password"))
            .toList(),
        "A warehouse");
    fields.require("url", "Warehouse `" + name + "`");
    fields
        .text("url")
        .ifPresent(
            url ->
                warehouses.add(
                    new WarehouseSettings(
                        name,
                        url,
                        fields.text("user"),
                        fields.text("password_env"),
                        fields.text("password_file"))));
  }

  private static void refusePassword(Mapping mapping, Problems problems) {
    mapping.entries().stream()
        .filter(entry -> entry.key().text().equals("password"))
        .forEach(
            entry ->
                problems.add(
                    Problem.error(
                        ProblemCode.UNKNOWN_KEY,
                        entry.key().at(),
                        "A password stands in the configuration, where everyone who reads it can read it.",
                        "Write `password_env: NAME` or `password_file: PATH`.")));
  }
}
