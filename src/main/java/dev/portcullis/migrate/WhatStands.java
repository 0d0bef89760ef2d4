package dev.portcullis.migrate;

import dev.portcullis.dialect.Dialect;

/** What becomes of views and indexes over a table that changes. */
final class WhatStands {
  private WhatStands() {}

  static String hint(Dialect dialect) {
    return switch (dialect.name()) {
      case "duckdb" ->
          "A view stays and reads the table that is built anew; make it anew when it names a column"
              + " that goes, or has another name or type now. An index keeps a table from being"
              + " built anew: drop it before `apply`, and create it after.";
      default ->
          "`apply` stops before anything changes where a column goes, or changes its type, that it"
              + " reads: take it away before, and bring it back after.";
    };
  }
}
