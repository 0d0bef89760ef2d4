package dev.portcullis.contract.write.odcs;

import dev.portcullis.contract.odcs.CustomPropertyNames;
import dev.portcullis.contract.write.YamlMapping;
import dev.portcullis.contract.write.YamlNode;
import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.contract.write.YamlNode.Item;
import java.util.ArrayList;
import java.util.List;

/** Collects what the standard has no word for; docs/odcs.md lists the names. */
final class CustomProperties {
  private final List<Item> items = new ArrayList<>();

  CustomProperties text(String property, String value) {
    return put(property, new YamlNode.Text(value));
  }

  CustomProperties put(String property, YamlNode value) {
    YamlMapping item = new YamlMapping().text("property", property).put("value", value);
    items.add(new Item(item.toNode(), List.of(), Gap.NONE));
    return this;
  }

  /** What only the native shape says, in its words. */
  CustomProperties inNativeWords(YamlMapping words) {
    return words.isEmpty() ? this : put(CustomPropertyNames.NATIVE, words.toNode());
  }

  /** Puts the list, when there is something in it. */
  void into(YamlMapping section) {
    if (!items.isEmpty()) {
      section.put("customProperties", new Block(items));
    }
  }
}
