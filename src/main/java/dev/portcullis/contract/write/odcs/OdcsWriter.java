package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.TableName;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes contracts as one document of the Open Data Contract Standard 3.1, a schema object each.
 * What the standard cannot say stands in the custom property {@code portcullis} in native words, so
 * that reading the document gives the same contracts, places apart. The same contracts are always
 * the same text.
 */
public final class OdcsWriter {
  private OdcsWriter() {}

  /**
   * The text. Version and owner of the document are those that all contracts share, otherwise each
   * says its own; a document must have a version, and takes that of the first.
   *
   * @param contracts at least one
   */
  public static String write(List<Contract> contracts) {
    Contract first = contracts.get(0);
    boolean oneVersion =
        contracts.stream().allMatch(contract -> contract.version().equals(first.version()));
    boolean oneOwner =
        contracts.stream().allMatch(contract -> contract.owner().equals(first.owner()));
    YamlMapping document =
        new YamlMapping()
            .text("apiVersion", "v3.1.0")
            .text("kind", "DataContract")
            .text("id", first.name())
            .text("name", first.name())
            .text("version", first.version())
            .text("status", "active");
    Map<TableName, Contract> byTable =
        contracts.stream()
            .collect(Collectors.toMap(Contract::table, contract -> contract, (one, other) -> one));
    List<YamlNode> objects = new ArrayList<>();
    for (Contract contract : contracts) {
      YamlMapping own = new YamlMapping();
      if (!oneVersion) {
        own.text("version", contract.version());
      }
      if (!oneOwner) {
        own.text("owner", contract.owner());
      }
      objects.add(ObjectWriter.write(contract, byTable, own));
    }
    document.put("schema", Block.of(objects));
    first
        .owner()
        .filter(owner -> oneOwner)
        .ifPresent(owner -> document.put("team", new YamlMapping().text("name", owner).toNode()));
    return YamlText.of(List.of(), document.toNode());
  }
}
