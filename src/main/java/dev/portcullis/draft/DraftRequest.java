package dev.portcullis.draft;

import dev.portcullis.contract.TableName;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * What is asked for.
 *
 * @param file to draft a contract from
 * @param displayPath as the user named it
 * @param name of the contract; guessed from the file's name when empty
 * @param table that the contract speaks of; the contract's name when empty
 * @param encoding guessed when empty
 * @param delimiter guessed when empty
 * @param shown whether values may stand in the draft
 */
public record DraftRequest(
    Path file,
    String displayPath,
    Optional<String> name,
    Optional<TableName> table,
    Optional<Charset> encoding,
    Optional<Character> delimiter,
    Shown shown) {
  public DraftRequest {
    Objects.requireNonNull(file);
    Objects.requireNonNull(displayPath);
    Objects.requireNonNull(shown);
  }
}
