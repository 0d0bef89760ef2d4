package dev.portcullis.staging;

import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A row that breaks a rule.
 *
 * @param row ordinal of the record among the well-formed ones of the file, from 0
 * @param values the texts of the rule's columns as delivered, in the rule's order; an element is
 *     null where the field is NULL. They may be secret: ask the column's classification before
 *     showing them
 * @param firstRow for a key that occurs again: the ordinal of the row that has it first
 */
public record Breach(long row, List<@Nullable String> values, OptionalLong firstRow) {
  public Breach {
    values = java.util.Collections.unmodifiableList(new java.util.ArrayList<>(values));
    Objects.requireNonNull(firstRow);
  }
}
