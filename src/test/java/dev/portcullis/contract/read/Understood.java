package dev.portcullis.contract.read;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileCheck;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.Limits;
import dev.portcullis.contract.Reference;
import dev.portcullis.contract.RowCheck;
import dev.portcullis.expr.PortableText;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TypeName;
import java.util.ArrayList;
import java.util.List;

/** A contract as the reader understood it, a line per part, in the order of the contract. */
final class Understood {
  private Understood() {}

  static String describe(Contract contract) {
    StringBuilder out = new StringBuilder("understood\n");
    out.append("  contract ").append(contract.name());
    out.append(" table ").append(contract.table());
    out.append(" version ").append(contract.version());
    contract.owner().ifPresent(owner -> out.append(" owner ").append(owner));
    out.append('\n');
    if (!contract.file().equals(FileFormat.usual())) {
      out.append("  ").append(contract.file()).append('\n');
    }
    contract.columns().forEach(column -> out.append(column(column)));
    contract.keys().forEach(key -> out.append(key(key)));
    contract.checks().rows().forEach(rule -> out.append(rule(rule)));
    contract.checks().references().forEach(reference -> out.append(reference(reference)));
    contract.checks().file().forEach(check -> out.append(file(check)));
    out.append(limits(contract.checks().limits()));
    return out.toString();
  }

  private static String limits(Limits limits) {
    StringBuilder out = new StringBuilder();
    limits.quarantined().ifPresent(most -> out.append(limit("quarantined", most)));
    limits.rules().forEach(rule -> out.append(limit(rule.ruleId(), rule.limit())));
    return out.toString();
  }

  private static String limit(String what, Limit limit) {
    return "  at most %s %s %s%n".formatted(limit.number(), limit.unit(), what);
  }

  private static String rule(RowCheck rule) {
    return "  rule %s %s: %s%s at line %d%n"
        .formatted(
            rule.name(),
            rule.onViolation().word(),
            PortableText.of(rule.holds()).orElseGet(() -> rule.holds().toString()),
            rule.description().map(text -> " (" + text + ")").orElse(""),
            rule.declaredAt().line());
  }

  private static String reference(Reference reference) {
    return "  reference %s %s -> %s %s %s %s at line %d%n"
        .formatted(
            reference.name(),
            reference.columns(),
            reference.table(),
            reference.tableColumns(),
            reference.enforcedBy(),
            reference.onViolation().word(),
            reference.declaredAt().line());
  }

  private static String file(FileCheck check) {
    String what =
        check.accept(
            new FileCheck.Visitor<String>() {
              @Override
              public String measured(FileCheck.Measured measured) {
                return measured.measure() + " " + measured.unit() + " " + measured.threshold();
              }

              @Override
              public String freshness(FileCheck.Freshness freshness) {
                return freshness.column() + " within " + freshness.within();
              }
            });
    return "  check %s %s %s at line %d%n"
        .formatted(check.name(), what, check.onViolation().word(), check.declaredAt().line());
  }

  private static String key(Key key) {
    return "  %s %s %s at line %d%n"
        .formatted(key.kind(), key.columns(), key.onViolation().word(), key.declaredAt().line());
  }

  private static String column(Column column) {
    List<String> parts = new ArrayList<>();
    column.required().ifPresent(at -> parts.add("required"));
    column.notBlank().ifPresent(at -> parts.add("not_blank"));
    column.minimum().ifPresent(bound -> parts.add("from " + bound.value()));
    column.maximum().ifPresent(bound -> parts.add("to " + bound.value()));
    column.minimumLength().ifPresent(length -> parts.add("min_length " + length.value()));
    column.maximumLength().ifPresent(length -> parts.add("max_length " + length.value()));
    column.allowed().ifPresent(values -> parts.add("enum " + values.value()));
    column.pattern().ifPresent(pattern -> parts.add("pattern " + pattern.value().portable()));
    column.defaultValue().ifPresent(value -> parts.add("default " + value));
    if (!column.examples().isEmpty()) {
      parts.add("examples " + column.examples());
    }
    column.renamedFrom().ifPresent(name -> parts.add("renamed from " + name));
    parts.add(column.onViolation().word());
    parts.add(column.classification().word());
    return "  column %s %s: %s%n".formatted(column.name(), type(column), String.join(", ", parts));
  }

  private static String type(Column column) {
    String name = TypeName.of(column.type());
    if (column.type() instanceof DateType date) {
      return date.format().isDefault() ? name : name + " " + date.format();
    }
    if (column.type() instanceof TimestampType timestamp) {
      return timestamp.format().isDefault() ? name : name + " " + timestamp.format();
    }
    return column.type() instanceof BooleanType || column.type() instanceof DoubleType
        ? name + " " + column.type()
        : name;
  }
}
