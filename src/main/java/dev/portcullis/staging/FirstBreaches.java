package dev.portcullis.staging;

import dev.portcullis.contract.Column;
import dev.portcullis.rule.Rule;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Fetches the first rows that break a rule, with the texts of its columns as delivered. */
final class FirstBreaches {
  private FirstBreaches() {}

  /**
   * The first in the file's order.
   *
   * @param source a query of {@code row} and {@code first}, the row that has the key first or -1
   */
  static List<Breach> of(StagedFile staged, Rule rule, String source, int limit) {
    List<String> names = staged.contract().columns().stream().map(Column::name).toList();
    String texts =
        rule.head().columns().stream()
            .map(name -> staged.text(names.indexOf(name)))
            .collect(Collectors.joining(", "));
    int columns = rule.head().columns().size();
    return staged
        .database()
        .rows(
            "SELECT b.row, b.first, "
                + texts
                + " FROM ("
                + source
                + " ORDER BY row LIMIT "
                + limit
                + ") b JOIN "
                + StagedFile.STORED
                + " r ON r.rowid = b.row ORDER BY b.row",
            result -> breach(result, columns));
  }

  private static Breach breach(ResultSet result, int columns) throws SQLException {
    List<@Nullable String> values = new ArrayList<>(Collections.nCopies(columns, null));
    for (int i = 0; i < columns; i++) {
      values.set(i, result.getString(i + 3));
    }
    long first = result.getLong(2);
    return new Breach(
        result.getLong(1), values, first < 0 ? OptionalLong.empty() : OptionalLong.of(first));
  }
}
