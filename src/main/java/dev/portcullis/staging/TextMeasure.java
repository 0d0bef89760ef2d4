package dev.portcullis.staging;

import dev.portcullis.type.ColumnType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What all texts of a column say when they are read as a type.
 *
 * @param column number of the field, from 0
 * @param type they were read as
 * @param nulls fields that are NULL
 * @param empties quoted empty fields
 * @param spelledNulls the spellings of NULL that occur, in order; such texts count in nothing below
 * @param texts all others
 * @param values those of them that are values of the type
 * @param distinct how many values differ, roughly
 * @param least lowest value as a text, when the type has an order and there is a value
 * @param greatest highest value
 * @param shape of the texts
 */
public record TextMeasure(
    int column,
    ColumnType type,
    long nulls,
    long empties,
    List<String> spelledNulls,
    long texts,
    long values,
    long distinct,
    @Nullable String least,
    @Nullable String greatest,
    Shape shape) {
  public TextMeasure {
    Objects.requireNonNull(type);
    spelledNulls = List.copyOf(spelledNulls);
    Objects.requireNonNull(shape);
  }

  /** The same with these spellings of NULL. */
  TextMeasure withSpelledNulls(List<String> spellings) {
    return new TextMeasure(
        column, type, nulls, empties, spellings, texts, values, distinct, least, greatest, shape);
  }

  /** Whether there are texts and each is a value of the type. */
  public boolean holds() {
    return texts > 0 && values == texts;
  }

  /**
   * The characters of the texts; a number that the type does not ask for is 0.
   *
   * @param shortest in code points, 0 when there is none
   * @param longest in code points
   * @param blanks texts without a visible character
   * @param codeLike texts that a number would change: a zero or a plus in front
   * @param wholeDigits most digits before the point, zeros in front apart
   * @param decimals most digits after the point, zeros at the end apart
   */
  public record Shape(
      long shortest, long longest, long blanks, long codeLike, long wholeDigits, long decimals) {}
}
