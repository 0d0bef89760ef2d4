package dev.portcullis.load;

import dev.portcullis.contract.Column;
import dev.portcullis.file.RecordIndex;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.ShortText;
import dev.portcullis.rule.NamedTexts;
import dev.portcullis.staging.OldRows;
import dev.portcullis.warehouse.TableRefusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says which constraint of the table refused which rows. No value of a row is in it. */
final class RefusalText {
  private static final int LINES_TOLD = 5;
  private static final int LONGEST_KEY = 60;
  private static final int LONGEST_DEFINITION = 200;

  private final FileGate gate;
  private final String target;
  private final RecordIndex index;
  private final OldRows oldRows;

  RefusalText(FileGate gate, String target, RecordIndex index, OldRows oldRows) {
    this.gate = gate;
    this.target = target;
    this.index = index;
    this.oldRows = oldRows;
  }

  Problem problem(TableRefusal refusal) {
    List<Long> lines = lines(refusal);
    Position position =
        lines.isEmpty()
            ? Position.ofFile(gate.displayPath())
            : Position.ofLine(gate.displayPath(), Math.toIntExact(lines.get(0)));
    return Problem.error(
        ProblemCode.TABLE_REFUSED,
        position,
        sentence(
            refusal,
            Words.lines(lines, refusal.violations(), LINES_TOLD)
                + (refusal.kind() == TableRefusal.Kind.KEY ? firstKey(refusal, lines) : "")),
        hint(refusal));
  }

  private List<Long> lines(TableRefusal refusal) {
    try {
      return Samples.lines(gate.contract(), refusal, index);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String sentence(TableRefusal refusal, String lines) {
    String table = "`" + gate.contract().table() + "`";
    String rule =
        refusal
            .rule()
            .map(known -> ", rule `" + known.id() + "`")
            .orElse(", which is no rule of the contract");
    String rows = refusal.violations() == 0 ? "a row" : Words.count(refusal.violations(), "row");
    if (refusal.constraint().isEmpty()) {
      return "The table "
          + table
          + " refused "
          + rows
          + ": "
          + refusal.definition()
          + ": "
          + lines
          + ".";
    }
    return refusal.kind() == TableRefusal.Kind.KEY
        ? keySentence(table, rows)
            + " ("
            + columns(refusal)
            + "; constraint `"
            + refusal.constraint()
            + "`"
            + rule
            + "): "
            + lines
            + "."
        : "The table "
            + table
            + " refused "
            + rows
            + " by its constraint `"
            + refusal.constraint()
            + "`, "
            + ShortText.of(refusal.definition(), LONGEST_DEFINITION)
            + rule
            + ": "
            + lines
            + ".";
  }

  private String keySentence(String table, String rows) {
    return switch (oldRows) {
      case STAY, MERGED -> "The table " + table + " already holds the key of " + rows;
      case GO ->
          "The key of " + rows + " stands in the file before, and " + table + " takes it once";
    };
  }

  /** The first refused key, as in "line 3 has `1`"; empty when it must not be shown. */
  private String firstKey(TableRefusal refusal, List<Long> lines) {
    List<String> columns =
        gate.contract().columns().stream()
            .map(Column::name)
            .filter(name -> refusal.columns().stream().anyMatch(name::equalsIgnoreCase))
            .toList();
    boolean shown = gate.contract().mayShow(columns);
    if (!shown || columns.size() != refusal.columns().size() || lines.isEmpty()) {
      return "";
    }
    String key =
        String.valueOf(NamedTexts.of(columns, gate.staged().texts(refusal.rows().get(0), columns)));
    return "; line " + lines.get(0) + " has `" + ShortText.of(key, LONGEST_KEY) + "`";
  }

  private static String columns(TableRefusal refusal) {
    return refusal.columns().stream()
        .map(column -> "`" + column + "`")
        .collect(Collectors.joining(", "));
  }

  private String keyHint() {
    return switch (oldRows) {
      case STAY, GO ->
          "These rows were loaded before, or two rows were given one key; nothing was loaded.";
      case MERGED ->
          "Rows with another primary key have these values. Postgres refuses them in a merge even where"
              + " the file changes those rows too; nothing was loaded.";
    };
  }

  /** A column of the rule that the file does not have. */
  private Optional<String> absentColumn(TableRefusal refusal) {
    List<String> delivered = gate.staged().columns().stream().map(Column::name).toList();
    return refusal.rule().stream()
        .flatMap(rule -> rule.head().columns().stream())
        .filter(column -> !delivered.contains(column))
        .findFirst();
  }

  private String hint(TableRefusal refusal) {
    if (refusal.kind() == TableRefusal.Kind.FOREIGN_KEY && refusal.rule().isPresent()) {
      return "The values were there when the load looked, so another session deleted them meanwhile; load"
          + " the file again.";
    }
    Optional<String> absent = absentColumn(refusal);
    if (absent.isPresent()) {
      return "The file lacks `"
          + absent.get()
          + "`, so the rule was judged without it, and the table judges by its default or the value of"
          + " the row that is there; deliver the column.";
    }
    return refusal.kind() == TableRefusal.Kind.KEY && refusal.rule().isPresent()
        ? keyHint()
        : "The table in `"
            + target
            + "` demands more than the contract, perhaps since the contract changed after the table was"
            + " made (run `portcullis migrate` and `portcullis apply`), or the rule is missing from the"
            + " contract.";
  }
}
