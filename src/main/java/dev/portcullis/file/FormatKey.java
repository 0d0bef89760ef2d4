package dev.portcullis.file;

import dev.portcullis.contract.Shape;

/** How a contract declares what its files look like, in the words of its shape. */
enum FormatKey {
  DELIMITER("delimiter", "delimiter"),
  COLUMN_ORDER("column_order", "columnOrder"),
  ADDITIONAL_COLUMNS("additional_columns", "additionalColumns");

  private final String key;
  private final String customProperty;

  FormatKey(String key, String customProperty) {
    this.key = key;
    this.customProperty = customProperty;
  }

  /** The words behind "declare". */
  String declared(Shape shape, String value) {
    return switch (shape) {
      case NATIVE -> underFile(value);
      case JSON ->
          this == ADDITIONAL_COLUMNS ? "`allow_additional_columns: true`" : underFile(value);
      case STANDARD -> "the custom property `" + customProperty + "` as `" + value + "`";
    };
  }

  private String underFile(String value) {
    return "`" + key + ": " + value + "` under `file`";
  }
}
