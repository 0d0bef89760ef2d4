package dev.portcullis.quarantine;

import dev.portcullis.contract.OnViolation;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Why a record is in quarantine, or what else it breaks.
 *
 * @param rule id of the rule; {@code file.} and the fault for a malformed record
 * @param onViolation the consequence of the rule
 * @param columns of the rule, in its order; none when the record has no columns
 * @param value the text as delivered, with {@code column=} before each part when there are several;
 *     null when the field is NULL and when it may not be shown
 * @param message the end of a sentence that begins with the value; never quotes the value
 */
public record Reason(
    String rule,
    OnViolation onViolation,
    List<String> columns,
    @Nullable String value,
    String message) {
  public Reason {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(onViolation);
    columns = List.copyOf(columns);
    Objects.requireNonNull(message);
  }
}
