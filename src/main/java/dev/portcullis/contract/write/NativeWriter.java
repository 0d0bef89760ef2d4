package dev.portcullis.contract.write;

import dev.portcullis.contract.Column;
import dev.portcullis.contract.Contract;
import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.FileFormat.MissingColumns;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.Key;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.Entry;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.contract.write.YamlNode.Item;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes a contract in the native shape. Read again it is the same contract, places apart. Keys
 * stand in the order of the reference; what holds by default is not written; the same contract is
 * always the same text.
 */
public final class NativeWriter {
  private final Contract contract;
  private final Remarks remarks;
  private final YamlMapping mapping = new YamlMapping();

  private NativeWriter(Contract contract, Remarks remarks) {
    this.contract = contract;
    this.remarks = remarks;
  }

  /**
   * The text.
   *
   * @throws IllegalArgumentException when the contract holds what the native shape cannot say
   */
  public static String write(Contract contract) {
    return write(contract, Remarks.NONE);
  }

  /** The text with comments. */
  public static String write(Contract contract, Remarks remarks) {
    return YamlText.of(remarks.head(), new NativeWriter(contract, remarks).write());
  }

  /** The keys and values of the text, for those who say them in other words. */
  public static YamlNode.Mapping mapping(Contract contract) {
    return new NativeWriter(contract, Remarks.NONE).write();
  }

  private YamlNode.Mapping write() {
    put("name", new YamlNode.Text(contract.name()), Gap.NONE);
    if (!contract.table().toString().equals(contract.name())) {
      put("table", new YamlNode.Text(contract.table().toString()), Gap.NONE);
    }
    if (!contract.version().equals("0")) {
      put("version", new YamlNode.Text(contract.version()), Gap.NONE);
    }
    contract.owner().ifPresent(owner -> put("owner", new YamlNode.Text(owner), Gap.NONE));
    contract.description().ifPresent(text -> put("description", new YamlNode.Text(text), Gap.NONE));
    contract.arrives().ifPresent(text -> put("arrives", new YamlNode.Text(text), Gap.NONE));
    YamlMapping file = file(contract.file());
    if (!file.isEmpty()) {
      put("file", file.toNode(), Gap.EMPTY_LINE);
    }
    WrittenKeys keys = WrittenKeys.of(contract);
    put("columns", columns(keys), Gap.EMPTY_LINE);
    keys.primary().ifPresent(key -> put("primary_key", Flow.of(key.columns()), Gap.EMPTY_LINE));
    if (!keys.unique().isEmpty()) {
      put("unique", unique(keys.unique()), Gap.EMPTY_LINE);
    }
    CheckWriter checks = new CheckWriter(contract.checks());
    checks.rules().ifPresent(node -> put("rules", node, Gap.EMPTY_LINE));
    checks.limits().ifPresent(node -> put("limits", node, Gap.EMPTY_LINE));
    checks.references().ifPresent(node -> put("references", node, Gap.EMPTY_LINE));
    checks.rows().ifPresent(node -> put("rows", node, Gap.EMPTY_LINE));
    checks.freshness().ifPresent(node -> put("freshness", node, Gap.EMPTY_LINE));
    return mapping.toNode();
  }

  private static YamlNode unique(List<Key> keys) {
    return new Flow(keys.stream().<YamlNode>map(key -> Flow.of(key.columns())).toList());
  }

  private Block columns(WrittenKeys keys) {
    return new Block(contract.columns().stream().map(column -> column(column, keys)).toList());
  }

  private Item column(Column column, WrittenKeys keys) {
    Gap gap = column.equals(contract.columns().get(0)) ? Gap.NONE : Gap.EMPTY_LINE;
    Optional<Key> key = Optional.ofNullable(keys.ofColumns().get(column.name()));
    return new Item(
        ColumnWriter.write(column, key, remarks), remarks.aboveColumn(column.name()), gap);
  }

  private static YamlMapping file(FileFormat format) {
    FileFormat usual = FileFormat.usual();
    YamlMapping file = new YamlMapping();
    if (format.delimiter() != usual.delimiter()) {
      String delimiter = String.valueOf(format.delimiter());
      file.text("delimiter", delimiter.equals("\t") ? "tab" : delimiter);
    }
    if (!format.encoding().equals(usual.encoding())) {
      file.text("encoding", format.encoding().name().toLowerCase(Locale.ROOT));
    }
    if (!format.nullValues().isEmpty()) {
      file.put("null_values", Flow.of(format.nullValues()));
    }
    if (format.columnOrder() == ColumnOrder.ANY) {
      file.text("column_order", "any");
    }
    if (format.additionalColumns() == AdditionalColumns.IGNORE) {
      file.text("additional_columns", "ignore");
    }
    if (format.missingColumns() == MissingColumns.IGNORE) {
      file.text("missing_columns", "ignore");
    }
    if (format.onMalformed() == OnMalformed.DROP) {
      file.text("on_malformed", "drop");
    }
    return file;
  }

  private void put(String key, YamlNode value, Gap gap) {
    List<String> above = remarks.aboveKey(key);
    mapping.put(new Entry(key, value, above, Optional.empty(), gap));
  }
}
