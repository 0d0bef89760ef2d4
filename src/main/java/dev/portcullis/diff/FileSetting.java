package dev.portcullis.diff;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.FileFormat.MissingColumns;
import dev.portcullis.contract.FileFormat.OnMalformed;
import java.util.Locale;
import java.util.TreeSet;

/** The keys of {@code file}. */
public enum FileSetting {
  DELIMITER("delimiter"),
  ENCODING("encoding"),
  NULL_VALUES("null_values"),
  COLUMN_ORDER("column_order"),
  ADDITIONAL_COLUMNS("additional_columns"),
  MISSING_COLUMNS("missing_columns"),
  ON_MALFORMED("on_malformed");

  private final String key;

  FileSetting(String key) {
    this.key = key;
  }

  /** As the contract spells it. */
  public String key() {
    return key;
  }

  /** What a contract writes for it; two files are written alike when it is the same. */
  String written(FileFormat file) {
    return switch (this) {
      case DELIMITER -> file.delimiter() == '\t' ? "tab" : Character.toString(file.delimiter());
      case ENCODING -> file.encoding().name().toLowerCase(Locale.ROOT);
      case NULL_VALUES -> "[" + String.join(", ", new TreeSet<>(file.nullValues())) + "]";
      case COLUMN_ORDER -> file.columnOrder() == ColumnOrder.EXACT ? "exact" : "any";
      case ADDITIONAL_COLUMNS ->
          file.additionalColumns() == AdditionalColumns.REFUSE ? "refuse" : "ignore";
      case MISSING_COLUMNS -> file.missingColumns() == MissingColumns.REFUSE ? "refuse" : "ignore";
      case ON_MALFORMED -> file.onMalformed() == OnMalformed.FAIL ? "fail" : "drop";
    };
  }
}
