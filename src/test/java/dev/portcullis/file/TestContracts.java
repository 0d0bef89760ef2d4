package dev.portcullis.file;

import dev.portcullis.contract.Checks;
import dev.portcullis.contract.Classification;
import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.TableName;
import dev.portcullis.problem.Position;
import dev.portcullis.type.ColumnType;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Contracts of text columns, read from a few lines {@code key: value}, for tests that are about
 * bytes.
 */
final class TestContracts {
  private TestContracts() {}

  static Contract of(FileFormat format, List<String> columns) {
    return of(
        format, columns.stream().map(name -> column(name, Optional.empty())).toList(), "test");
  }

  static Contract read(Path file) throws IOException {
    char delimiter = ',';
    Charset encoding = StandardCharsets.UTF_8;
    FileFormat.ColumnOrder order = FileFormat.ColumnOrder.EXACT;
    FileFormat.AdditionalColumns additional = FileFormat.AdditionalColumns.REFUSE;
    FileFormat.MissingColumns missing = FileFormat.MissingColumns.REFUSE;
    List<Column> columns = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      String[] pair = line.split(": ", 2);
      switch (pair[0]) {
        case "delimiter" -> delimiter = pair[1].charAt(0);
        case "encoding" -> encoding = Charset.forName(pair[1]);
        case "column_order" -> order = FileFormat.ColumnOrder.valueOf(pair[1]);
        case "additional_columns" -> additional = FileFormat.AdditionalColumns.valueOf(pair[1]);
        case "missing_columns" -> missing = FileFormat.MissingColumns.valueOf(pair[1]);
        case "column" -> columns.add(column(pair[1]));
        default -> throw new IllegalArgumentException(line);
      }
    }
    return of(
        new FileFormat(
            delimiter, encoding, List.of(), order, additional, missing, OnMalformed.FAIL),
        columns,
        file.toString());
  }

  private static Column column(String declared) {
    String[] names = declared.split(" renamed_from ", 2);
    return column(names[0], names.length == 1 ? Optional.empty() : Optional.of(names[1]));
  }

  private static Contract of(FileFormat format, List<Column> columns, String path) {
    return new Contract(
        "test",
        new TableName(Optional.empty(), "test"),
        "0",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        format,
        columns,
        List.of(),
        Checks.NONE,
        new Contract.Source(path, "0".repeat(64)),
        Position.ofFile(path));
  }

  private static Column column(String name, Optional<String> renamedFrom) {
    return new Column(
        name,
        new ColumnType.TextType(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Classification.PUBLIC,
        OnViolation.FAIL,
        Optional.empty(),
        renamedFrom,
        Optional.empty(),
        List.of(),
        Position.ofFile("test"));
  }
}
