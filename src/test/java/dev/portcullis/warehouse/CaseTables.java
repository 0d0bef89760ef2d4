package dev.portcullis.warehouse;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.read.ContractReader;
import dev.portcullis.dialect.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table of a contract of the SQL cases in a database, with the tables that it refers to. */
public record CaseTables(Dialect dialect, String url, Contract contract) {
  private static final Path CASES = Path.of("src", "test", "cases", "sql");

  /** The folders of all cases. */
  public static List<Path> folders() throws IOException {
    try (Stream<Path> folders = Files.list(CASES)) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  /** The file of a case that holds its contracts. */
  public static Path file(Path folder) {
    Path json = folder.resolve("contract.json");
    return Files.exists(json) ? json : folder.resolve("contract.yaml");
  }

  /** The contracts of a case. */
  public static List<Contract> contracts(Path folder) {
    Path file = file(folder);
    return ContractReader.read(file, file.getFileName().toString()).contracts();
  }

  /** Creates the table by our DDL. */
  public void create() throws SQLException {
    execute(parents());
    execute(dialect.createTable(contract));
  }

  /** Drops what {@link #create} made. */
  public void drop() throws SQLException {
    execute(List.of("DROP TABLE " + dialect.qualified(contract.table())));
    for (TableName parent : foreign().keySet()) {
      execute(List.of("DROP TABLE " + dialect.qualified(parent)));
    }
  }

  /** Runs statements by hand. */
  public void execute(List<String> statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private Map<TableName, List<Reference>> foreign() {
    return contract.checks().references().stream()
        .filter(reference -> reference.enforcedBy() == Reference.EnforcedBy.TABLE)
        .filter(reference -> !reference.table().equals(contract.table()))
        .collect(Collectors.groupingBy(Reference::table));
  }

  /** The tables that FOREIGN KEYs name, with what these need of them. */
  private List<String> parents() {
    List<String> statements = new ArrayList<>();
    foreign()
        .forEach(
            (table, references) -> {
              table
                  .schema()
                  .ifPresent(
                      s -> statements.add("CREATE SCHEMA IF NOT EXISTS " + dialect.quote(s)));
              statements.add(parent(table, references));
            });
    return statements;
  }

  private String parent(TableName table, List<Reference> references) {
    Set<String> lines = new LinkedHashSet<>();
    Set<String> keys = new LinkedHashSet<>();
    for (Reference reference : references) {
      for (int i = 0; i < reference.columns().size(); i++) {
        String type = dialect.type(contract.column(reference.columns().get(i)).type());
        lines.add(dialect.quote(reference.tableColumns().get(i)) + " " + type);
      }
      keys.add(
          reference.tableColumns().stream()
              .map(dialect::quote)
              .collect(Collectors.joining(", ", "UNIQUE (", ")")));
    }
    lines.addAll(keys);
    return "CREATE TABLE " + dialect.qualified(table) + " (" + String.join(", ", lines) + ")";
  }
}
