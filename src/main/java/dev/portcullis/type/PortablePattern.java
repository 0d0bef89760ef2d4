package dev.portcullis.type;

import java.util.Objects;

/**
 * A pattern for a whole value, in the subset that all target engines read alike.
 *
 * @param source as the contract spells it
 * @param portable the same language in a spelling that DuckDB (RE2), Postgres (ARE) and Java
 *     understand alike, without anchors: the dialect anchors it
 */
public record PortablePattern(String source, String portable) {
  public PortablePattern {
    Objects.requireNonNull(source);
    Objects.requireNonNull(portable);
  }
}
