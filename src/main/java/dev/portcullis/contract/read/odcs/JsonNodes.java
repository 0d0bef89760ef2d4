package dev.portcullis.contract.read.odcs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import java.math.BigInteger;
import java.util.regex.Pattern;

/** A document as JSON values, for the validator. Plain scalars are what YAML 1.2 reads them as. */
final class JsonNodes {
  private static final JsonNodeFactory FACTORY = JsonNodeFactory.instance;
  private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]{1,60}");
  private static final Pattern OTHER_BASE = Pattern.compile("0o[0-7]+|0x[0-9a-fA-F]+");

  private JsonNodes() {}

  static JsonNode of(Node node) {
    if (node instanceof Mapping mapping) {
      ObjectNode object = FACTORY.objectNode();
      for (Entry entry : mapping.entries()) {
        object.set(entry.key().text(), of(entry.value()));
      }
      return object;
    }
    if (node instanceof Listing listing) {
      ArrayNode array = FACTORY.arrayNode(listing.items().size());
      listing.items().forEach(item -> array.add(of(item)));
      return array;
    }
    return scalar((Scalar) node);
  }

  private static JsonNode scalar(Scalar scalar) {
    String text = scalar.text();
    if (scalar.spelling() == Spelling.QUOTED) {
      return FACTORY.textNode(text);
    }
    if (scalar.isNull()) {
      return FACTORY.nullNode();
    }
    return switch (text) {
      case "true", "True", "TRUE" -> FACTORY.booleanNode(true);
      case "false", "False", "FALSE" -> FACTORY.booleanNode(false);
      default -> numberOrText(text);
    };
  }

  private static JsonNode numberOrText(String text) {
    if (WHOLE.matcher(text).matches()) {
      return FACTORY.numberNode(new BigInteger(text));
    }
    if (OTHER_BASE.matcher(text).matches()) {
      int base = text.charAt(1) == 'x' ? 16 : 8;
      return text.length() > 20
          ? FACTORY.textNode(text)
          : FACTORY.numberNode(new BigInteger(text.substring(2), base));
    }
    // Longer ones, in digits or in size, are texts: no rule of a contract needs them.
    return Numbers.read(text)
        .<JsonNode>map(FACTORY::numberNode)
        .orElseGet(() -> FACTORY.textNode(text));
  }
}
