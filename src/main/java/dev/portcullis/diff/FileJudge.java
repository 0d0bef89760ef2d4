package dev.portcullis.diff;

import static dev.portcullis.diff.Judgement.breaking;
import static dev.portcullis.diff.Judgement.compatible;
import static dev.portcullis.diff.Judgement.dataCheck;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.FileFormat.MissingColumns;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.Limit;
import dev.portcullis.diff.Change.LimitChanged;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What it means that files are written otherwise, or that more or less may be wrong in one. */
final class FileJudge {
  private static final Judgement TABLE = compatible("the table is the same");
  private static final Judgement VALUES = compatible("values are the same");

  private FileJudge() {}

  static Judgements setting(FileSetting setting, FileFormat before, FileFormat after) {
    return switch (setting) {
      case DELIMITER -> producer(breaking("a file with the old delimiter is refused"));
      case ENCODING -> encoding(before.encoding(), after.encoding());
      case NULL_VALUES ->
          new Judgements(
              dataCheck("a spelling changes between NULL and a value"),
              TABLE,
              dataCheck("what came as a value comes as NULL, or the other way round"));
      case COLUMN_ORDER ->
          producer(
              after.columnOrder() == ColumnOrder.ANY
                  ? compatible("a header may have any order")
                  : dataCheck("a header in another order is refused"));
      case ADDITIONAL_COLUMNS ->
          producer(
              after.additionalColumns() == AdditionalColumns.IGNORE
                  ? compatible("further columns are passed over")
                  : dataCheck("a file with a further column is refused"));
      case MISSING_COLUMNS ->
          producer(
              after.missingColumns() == MissingColumns.IGNORE
                  ? compatible("a file may lack columns")
                  : dataCheck("a file that lacks a column is refused"));
      case ON_MALFORMED -> malformed(after.onMalformed());
    };
  }

  private static Judgements producer(Judgement producer) {
    return new Judgements(producer, TABLE, VALUES);
  }

  private static Judgements encoding(Charset before, Charset after) {
    if (before.equals(StandardCharsets.US_ASCII) && isAsciiInside(after)) {
      return producer(compatible("ASCII is read alike in both"));
    }
    return new Judgements(
        isAsciiInside(before) && isAsciiInside(after)
            ? dataCheck("letters beyond ASCII are refused, or read as others")
            : breaking("a file in the old encoding is refused, or read as other text"),
        TABLE,
        dataCheck("a file in the old encoding may come as other text"));
  }

  /** Whether ASCII letters are one byte each, which is not so in UTF-16 and its like. */
  private static boolean isAsciiInside(Charset charset) {
    return new String("aZ9,".getBytes(StandardCharsets.US_ASCII), charset).equals("aZ9,");
  }

  private static Judgements malformed(OnMalformed today) {
    return switch (today) {
      case DROP ->
          new Judgements(
              compatible("a file with a malformed record is loaded without it"),
              TABLE,
              dataCheck("rows of a file may be missing"));
      case FAIL ->
          new Judgements(
              dataCheck("a file with a malformed record is refused"),
              TABLE,
              compatible("a file comes whole or not at all"));
    };
  }

  static Judgements limit(LimitChanged change) {
    boolean mayBeTighter = mayBeLower(change.before(), change.after());
    boolean mayBeLooser = mayBeLower(change.after(), change.before());
    return new Judgements(
        mayBeTighter
            ? dataCheck("a file with more such rows is refused")
            : compatible("no file is refused that was not refused before"),
        TABLE,
        mayBeLooser
            ? dataCheck("a file comes with more wrong or missing rows than before")
            : compatible("no file comes that did not come before"));
  }

  /** Whether the other limit is lower for some file; rows and percents cannot be compared. */
  private static boolean mayBeLower(Optional<Limit> limit, Optional<Limit> other) {
    if (limit.isEmpty() || other.isEmpty()) {
      return other.isPresent();
    }
    return limit.get().unit() != other.get().unit()
        || other.get().number().compareTo(limit.get().number()) < 0;
  }
}
