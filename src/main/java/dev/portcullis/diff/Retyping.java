package dev.portcullis.diff;

import static dev.portcullis.diff.Judgement.breaking;
import static dev.portcullis.diff.Judgement.compatible;
import static dev.portcullis.diff.Judgement.dataCheck;

import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.NonFinite;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TypeName;

/**
 * What it means that values of a column are of another type. Numbers are compared by the digits
 * that they hold: {@code decimal(10,2)} to {@code decimal(12,1)} is wider in front of the point and
 * narrower behind it, so values may be cut.
 */
final class Retyping {
  private final ColumnType before;
  private final ColumnType after;
  private final String old;
  private final String today;

  private Retyping(ColumnType before, ColumnType after) {
    this.before = before;
    this.after = after;
    this.old = "`" + TypeName.of(before) + "`";
    this.today = "`" + TypeName.of(after) + "`";
  }

  static Judgements judge(ColumnType before, ColumnType after) {
    return new Retyping(before, after).judge();
  }

  private Judgements judge() {
    boolean areNumbers = Digits.isNumber(before) && Digits.isNumber(after);
    if (before instanceof DoubleType && after instanceof DoubleType floating) {
      return nonFinite(floating.nonFinite());
    }
    return areNumbers ? numbers() : otherSort();
  }

  private Judgements nonFinite(NonFinite nonFinite) {
    return switch (nonFinite) {
      case ALLOW ->
          new Judgements(
              compatible("all that was read is read"),
              compatible("rows that are there stay as they are"),
              dataCheck("NaN and infinities may come"));
      case REFUSE ->
          new Judgements(
              dataCheck("NaN and infinities are refused"),
              dataCheck("rows that are there may hold NaN or an infinity"),
              compatible("nothing comes that did not come before"));
    };
  }

  private Judgements numbers() {
    boolean fits = Digits.fit(before, after);
    if (after instanceof DoubleType) {
      return new Judgements(
          compatible("a file may write it as before"),
          fits
              ? compatible("every " + old + " is a " + today)
              : dataCheck("a value becomes the nearest " + today + ", its last digits may change"),
          breaking("a reader gets " + today + " for " + old));
    }
    boolean isExact = !(before instanceof DoubleType);
    return new Judgements(
        fits
            ? compatible("every " + old + " is a " + today)
            : dataCheck("a value that is no " + today + " is refused"),
        fits
            ? compatible("every " + old + " is a " + today)
            : dataCheck("a value that is no " + today + " would be rounded or cut"),
        isExact ? readerOfNumbers() : breaking("a reader gets " + today + " for " + old));
  }

  private Judgement readerOfNumbers() {
    return Digits.fit(after, before)
        ? compatible("every value still fits " + old)
        : dataCheck("values may come that do not fit " + old);
  }

  private Judgements otherSort() {
    Judgement reader = breaking("a reader gets " + today + " for " + old);
    if (after instanceof TextType) {
      return new Judgements(
          compatible("a file may write it as before"),
          compatible("a value becomes its text"),
          reader);
    }
    if (before instanceof TextType || before instanceof JsonType || after instanceof JsonType) {
      return new Judgements(
          dataCheck("a text that is no " + today + " is refused"),
          dataCheck("a value that is no " + today + " cannot stay"),
          reader);
    }
    return new Judgements(producerOfOtherSort(), tableOfOtherSort(), reader);
  }

  private Judgement producerOfOtherSort() {
    return after instanceof BooleanType bool && !bool.equals(BooleanType.usual())
        ? dataCheck("a text that is not spelled as " + today + " is refused")
        : breaking("a file that writes " + old + " is refused");
  }

  private Judgement tableOfOtherSort() {
    if (before instanceof DateType && after instanceof TimestampType) {
      return compatible("a day becomes its midnight");
    }
    return before instanceof TimestampType && after instanceof DateType
        ? dataCheck("a time of day other than midnight would be cut")
        : breaking("no " + old + " becomes a " + today + " by itself");
  }
}
