package dev.portcullis.report;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells as lines of equal columns, two spaces apart. */
final class TextTable {
  private static final String GAP = "  ";

  private final List<Column> columns;
  private final List<List<String>> rows = new ArrayList<>();

  TextTable(List<Column> columns) {
    this.columns = List.copyOf(columns);
    rows.add(this.columns.stream().map(Column::title).toList());
  }

  /** A column; numbers stand to the right. */
  record Column(String title, Side side) {}

  /** Where the cells of a column stand. */
  enum Side {
    LEFT,
    RIGHT
  }

  /** Adds a row with a cell for each column. */
  void add(List<String> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(cells.size() + " cells for " + columns.size());
    }
    rows.add(cells.stream().map(Printable::line).toList());
  }

  /** The titles, then the rows. */
  List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      String padding = " ".repeat(width(i) - length(cells.get(i)));
      line.append(i == 0 ? "" : GAP)
          .append(
              columns.get(i).side() == Side.RIGHT
                  ? padding + cells.get(i)
                  : cells.get(i) + padding);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> length(row.get(column))).max().orElse(0);
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
