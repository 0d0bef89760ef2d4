package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.Reference.EnforcedBy;
import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.Text;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A reference to a table of the same document, in the words of the standard. */
final class Relationship {
  /** What the standard's short form {@code table.column} can name. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private Relationship() {}

  /** The relationship; empty when the standard cannot name a table or a column of it. */
  static Optional<YamlNode> of(Contract contract, Reference reference, Contract other) {
    boolean isPlain =
        isPlain(other.name())
            && isPlain(contract.name())
            && reference.columns().stream().allMatch(Relationship::isPlain)
            && reference.tableColumns().stream().allMatch(Relationship::isPlain);
    return isPlain
        ? Optional.of(write(contract.name(), reference, other.name()))
        : Optional.empty();
  }

  private static boolean isPlain(String name) {
    return PLAIN.matcher(name).matches();
  }

  private static YamlNode write(String from, Reference reference, String to) {
    YamlMapping relationship =
        new YamlMapping()
            .text("type", "foreignKey")
            .put("from", names(from, reference.columns()))
            .put("to", names(to, reference.tableColumns()));
    CustomProperties customs = new CustomProperties();
    if (!reference.name().equals(Reference.usualName(reference.columns()))) {
      customs.text("name", reference.name());
    }
    if (reference.enforcedBy() == EnforcedBy.TABLE) {
      customs.text(CustomPropertyNames.ENFORCED_BY, "table");
    }
    if (reference.onViolation() != OnViolation.FAIL) {
      customs.text(CustomPropertyNames.ON_VIOLATION, reference.onViolation().word());
    }
    customs.into(relationship);
    return relationship.toNode();
  }

  private static YamlNode names(String table, List<String> columns) {
    List<String> names = columns.stream().map(column -> table + "." + column).toList();
    return names.size() == 1 ? new Text(names.get(0)) : Flow.of(names);
  }
}
