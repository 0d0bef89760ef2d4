package dev.portcullis.migrate;

import dev.portcullis.contract.TableName;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.Snapshot.Rule;
import java.util.List;
import java.util.regex.MatchResult;

/**
 * A FOREIGN KEY of a snapshot, with what it names of the other table, in the words of the dialect
 * that wrote it.
 *
 * @param table the other table, quoted, with its schema if it was written with one
 * @param columns of the other table, quoted, in the order of the columns that refer to them
 */
public record ForeignKey(Rule rule, String table, List<String> columns) {
  public ForeignKey {
    columns = List.copyOf(columns);
  }

  /** Reads the definition of a reference, one for the table or for staging. */
  public static ForeignKey of(Rule reference) {
    String definition = reference.definition();
    String target = definition.substring(RenamedText.otherTable(definition));
    List<MatchResult> names = RenamedText.identifiers(target);
    List<MatchResult> columns =
        names.subList(names.size() - reference.columns().size(), names.size());
    return new ForeignKey(
        reference,
        target.substring(0, columns.get(0).start() - " (".length()),
        columns.stream().map(MatchResult::group).toList());
  }

  /** The FOREIGN KEYs that bind a table. */
  public static List<ForeignKey> of(Snapshot.Table table) {
    return Constraints.of(table).stream()
        .filter(Constraints::isReference)
        .map(ForeignKey::of)
        .toList();
  }

  /** Whether a FOREIGN KEY of the table names the other. */
  public static boolean refers(Dialect dialect, Snapshot.Table table, TableName other) {
    return of(table).stream().anyMatch(key -> key.pointsAt(dialect, other));
  }

  /** Whether the other table is this one. */
  public boolean pointsAt(Dialect dialect, TableName other) {
    return table.equals(dialect.qualified(other));
  }
}
