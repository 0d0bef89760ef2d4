package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says quality rules that every row must keep as rules of their column, where the column has none
 * of that sort yet and both treat breaching rows alike. The others are left.
 */
final class ColumnRulesOfQuality {
  private final NativeMapping column;
  private final OnViolation onViolation;
  private final boolean isText;
  private final String what;
  private final Notes notes;

  ColumnRulesOfQuality(
      NativeMapping column, OnViolation onViolation, boolean isText, String what, Notes notes) {
    this.column = column;
    this.onViolation = onViolation;
    this.isText = isText;
    this.what = what;
    this.notes = notes;
  }

  /** The rules that are left. */
  List<QualityRule> fold(List<QualityRule> rules) {
    List<QualityRule> left = new ArrayList<>();
    for (QualityRule rule : rules) {
      if (rule.onViolation() != onViolation || !rule.admitsNone() || !said(rule)) {
        left.add(rule);
      }
    }
    return List.copyOf(left);
  }

  private boolean said(QualityRule rule) {
    return switch (rule.metric()) {
      case NULL_VALUES -> flag("required", rule);
      case DUPLICATE_VALUES -> flag("unique", rule);
      case INVALID_VALUES -> valid(rule);
      case MISSING_VALUES, ROW_COUNT -> false;
    };
  }

  private boolean flag(String key, QualityRule rule) {
    if (!column.has(key)) {
      column.put(key, "true", rule.at());
    }
    return true;
  }

  private boolean valid(QualityRule rule) {
    Optional<Listing> values = rule.arguments().listing("validValues");
    Optional<Scalar> pattern = rule.arguments().scalar("pattern");
    boolean fits =
        (values.isEmpty() || !column.has("enum"))
            && (pattern.isEmpty() || (isText && !column.has("pattern")));
    if (!fits || (values.isEmpty() && pattern.isEmpty())) {
      return false;
    }
    values.ifPresent(
        list -> {
          List<Node> named =
              list.items().stream()
                  .filter(item -> !(item instanceof Scalar scalar && scalar.isNull()))
                  .toList();
          column.put("enum", list.at(), new Listing(named, list.at()));
        });
    pattern
        .filter(written -> PatternOption.portable(written, what, notes).isPresent())
        .ifPresent(
            written ->
                column.put(
                    "pattern",
                    written.at(),
                    new Scalar(
                        SearchPattern.whole(written.text()), Spelling.QUOTED, written.at())));
    return true;
  }
}
