package dev.portcullis.contract.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.portcullis.contract.Classification;
import dev.portcullis.contract.OnViolation;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The JSON Schema for editors says what the reader says, neither more keys nor fewer. */
class ContractSchemaTest {
  private static final Path FILE = Path.of("docs", "contract.schema.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  private final JsonNode source = source();
  private final Schema schema =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7).getSchema(source);

  @Test
  void theKeysAreThoseOfTheReader() {
    Map<String, List<String>> known =
        Map.of(
            "", NativeShape.KEYS,
            "file", FileFormatReader.KEYS,
            "column", ColumnReader.KEYS,
            "reference", ReferencesReader.KEYS,
            "rows", FileChecksReader.ROWS_KEYS,
            "freshness", FreshnessReader.KEYS,
            "rule", RuleReader.KEYS,
            "rule_group", RulesReader.GROUP_KEYS,
            "limits", LimitsReader.KEYS);

    known.forEach((part, keys) -> assertEquals(new TreeSet<>(keys), keys(part), part));
    assertEquals(known.size() - 1 + 2, source.at("/definitions").size(), "a part is not compared");
  }

  @Test
  void theChoicesAreThoseOfTheReader() {
    assertEquals(
        words(Arrays.stream(OnViolation.values()).map(OnViolation::word)),
        choices("/definitions/on_violation"));
    assertEquals(
        words(Arrays.stream(Classification.values()).map(Classification::word)),
        choices("/definitions/column/properties/classification"));
    assertEquals(
        words(FileFormatReader.MALFORMED.keySet().stream()),
        choices("/definitions/file/properties/on_malformed"));
    assertEquals(
        words(TypeReader.NAMES.stream().filter(name -> !name.startsWith("decimal"))),
        choices("/definitions/column/properties/type/anyOf/0"));
  }

  @Test
  void everyPartIsDescribed() {
    source
        .findValues("properties")
        .forEach(
            properties ->
                properties
                    .properties()
                    .forEach(
                        key ->
                            assertTrue(
                                key.getValue().has("description")
                                    || key.getValue().has("$ref")
                                    || isOfCondition(key.getValue()),
                                key.getKey())));
  }

  /** Types for which a key says nothing are flagged while typing, as the reader refuses them. */
  @Test
  void aKeyFitsTheTypesThatTheReaderSays() {
    for (String name : TypeReader.NAMES) {
      String written = name.replace("(p,s)", "(10,2)");
      ColumnType type = type(written);
      for (RuleGroup group : RuleGroup.values()) {
        for (String key : group.keys()) {
          ObjectNode column = JSON.createObjectNode().put("name", "a").put("type", written);
          column.set(key, sample(key));
          assertEquals(group.fits(type), faults(contract(column)).isEmpty(), key + " " + written);
        }
      }
    }
  }

  /** What the reader takes, an editor must not underline. */
  @Test
  void everyValidContractOfTheTestsIsValid() throws IOException {
    List<Path> contracts = new ArrayList<>(List.of(Path.of("contracts", "orders.yaml")));
    for (String kind : List.of("problems", "sql", "migrate", "report", "lint")) {
      try (Stream<Path> files = Files.walk(Path.of("src", "test", "cases", kind))) {
        contracts.addAll(
            files.filter(file -> file.toString().matches(".*\\.(yaml|yml|json)")).toList());
      }
    }
    int compared = 0;
    for (Path file : contracts) {
      if (isNative(file) && ContractReader.read(file, "c").problems().isEmpty()) {
        assertEquals(List.of(), faults(tree(file)), file.toString());
        compared++;
      }
    }
    assertTrue(compared > 40, compared + " contracts were compared");
  }

  @Test
  void typicalMistakesAreFlagged() {
    for (String mistake :
        List.of(
            "{name: a, type: int, requird: true}",
            "{name: a, type: integer}",
            "{name: a, type: decimal}",
            "{name: a}",
            "{type: int}",
            "{name: a, type: int, required: yes please}",
            "{name: a, type: int, unique: table}",
            "{name: a, type: int, enum: []}",
            "{name: a, type: int, enum: NEW}",
            "{name: a, type: int, on_violation: reject}",
            "{name: a, type: int, classification: secret}",
            "{name: a, type: string, min_length: -1}")) {
      assertFalse(faults(parsed("name: o\ncolumns: [" + mistake + "]")).isEmpty(), mistake);
    }
    for (String mistake :
        List.of(
            "rows: {}",
            "file: {order: any}",
            "primary_key: a",
            "unique: [a]",
            "freshness: {column: a, within: 1 week}",
            "references: [{column: a}]",
            "owner: {a: b}")) {
      String text = "name: o\ncolumns: [{name: a, type: int}]\n" + mistake;
      assertFalse(faults(parsed(text)).isEmpty(), mistake);
    }
  }

  private Set<String> keys(String part) {
    Set<String> keys = new TreeSet<>();
    String at = part.isEmpty() ? "/properties" : "/definitions/" + part + "/properties";
    source.at(at).fieldNames().forEachRemaining(keys::add);
    return keys;
  }

  private Set<String> choices(String at) {
    Set<String> words = new TreeSet<>();
    source.at(at).path("enum").forEach(word -> words.add(word.asText()));
    return words;
  }

  private static Set<String> words(Stream<String> words) {
    return new TreeSet<>(words.toList());
  }

  private static boolean isOfCondition(JsonNode value) {
    return value.isBoolean() || (value.size() == 1 && value.has("enum"));
  }

  private List<String> faults(JsonNode contract) {
    return schema.validate(contract).stream().map(Object::toString).toList();
  }

  private static JsonNode contract(ObjectNode column) {
    ObjectNode contract = JSON.createObjectNode().put("name", "o");
    contract.putArray("columns").add(column);
    return contract;
  }

  private static JsonNode sample(String key) {
    return switch (key) {
      case "enum", "true_values", "false_values" -> JSON.createArrayNode().add("1");
      case "not_blank", "unique", "primary_key" -> JSON.getNodeFactory().booleanNode(true);
      case "non_finite" -> JSON.getNodeFactory().textNode("allow");
      case "pattern", "format", "default" -> JSON.getNodeFactory().textNode("x");
      default -> JSON.getNodeFactory().numberNode(1);
    };
  }

  private static ColumnType type(String name) {
    Node.Mapping nothing = (Node.Mapping) node("{type: \"" + name + "\"}", new Problems());
    Fields fields = new Fields(nothing, new Problems());
    return new TypeReader(fields, new Problems())
        .read(fields.scalar("type").orElseThrow())
        .orElseThrow();
  }

  private static boolean isNative(Path file) throws IOException {
    return Stream.of("contract_name", "apiVersion", "\"runs\"", "not_enforced")
        .noneMatch(Files.readString(file, StandardCharsets.ISO_8859_1)::contains);
  }

  private static JsonNode tree(Path file) throws IOException {
    return parsed(Files.readString(file).replace("\uFEFF", ""));
  }

  private static JsonNode parsed(String yaml) {
    Problems problems = new Problems();
    JsonNode tree = json(node(yaml, problems));
    assertEquals(List.of(), problems.toList().stream().filter(Problem::isError).toList());
    return tree;
  }

  private static Node node(String yaml, Problems problems) {
    try {
      return ContractTree.read(new SourceText("c", yaml), false, problems).orElseThrow();
    } catch (UnreadableContract unreadable) {
      throw new IllegalArgumentException(yaml, unreadable);
    }
  }

  /** As an editor sees YAML: by the core schema of YAML 1.2. */
  private static JsonNode json(Node node) {
    if (node instanceof Node.Mapping mapping) {
      ObjectNode object = JSON.createObjectNode();
      mapping.entries().forEach(entry -> object.set(entry.key().text(), json(entry.value())));
      return object;
    }
    if (node instanceof Node.Listing listing) {
      return JSON.createArrayNode()
          .addAll(listing.items().stream().map(ContractSchemaTest::json).toList());
    }
    Node.Scalar scalar = (Node.Scalar) node;
    boolean isTyped =
        scalar.spelling() == Node.Spelling.PLAIN
            && scalar.text().matches("true|false|null|-?[0-9]+|-?[0-9]+\\.[0-9]+");
    return isTyped ? number(scalar.text()) : JSON.getNodeFactory().textNode(scalar.text());
  }

  private static JsonNode number(String text) {
    try {
      return JSON.readTree(text.replaceFirst("^(-?)0+(?=[0-9])", "$1"));
    } catch (IOException impossible) {
      throw new IllegalArgumentException(text, impossible);
    }
  }

  private static JsonNode source() {
    try {
      return JSON.readTree(Files.readString(FILE));
    } catch (IOException missing) {
      throw new IllegalStateException(missing);
    }
  }
}
