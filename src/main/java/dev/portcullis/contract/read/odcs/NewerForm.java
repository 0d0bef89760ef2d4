package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Takes out of a 3.2 document what the schema of 3.1 does not know, and judges that by itself. The
 * result is for the validator alone; the document is read as it is.
 */
final class NewerForm extends Rewriting {
  private static final List<String> ENUM_KEYS =
      List.of(
          "value",
          "label",
          "id",
          "description",
          "tags",
          "customProperties",
          "authoritativeDefinitions");
  private static final List<String> SYNONYM_KEYS =
      List.of("synonym", "id", "description", "locale", "source", "status", "customProperties");
  private static final List<String> SEMANTIC_TYPES = List.of("column", "measure", "dimension");

  private final NewerParts parts;

  NewerForm(Problems problems) {
    this.parts = new NewerParts(problems);
  }

  @Override
  Mapping document(Mapping document) {
    Mapping known = without(document, List.of("context"));
    Mapping servers = replace(known, "servers", NewerForm::withStagingDir);
    return entry(servers, "status").isPresent()
        ? servers
        : with(servers, said("status", "draft", document.at()));
  }

  /** Athena's {@code stagingDir} is no longer demanded, {@code workgroup} is new. */
  private static Node withStagingDir(Node servers) {
    if (!(servers instanceof Listing list)) {
      return servers;
    }
    List<Node> items = new ArrayList<>();
    for (Node item : list.items()) {
      boolean isAthena =
          entry(item, "type")
              .filter(type -> type.value() instanceof Scalar word && word.text().equals("athena"))
              .isPresent();
      if (isAthena && item instanceof Mapping server) {
        Mapping known = without(server, List.of("workgroup", "stagingDir"));
        items.add(with(known, said("stagingDir", "s3://", server.at())));
      } else {
        items.add(item);
      }
    }
    return new Listing(items, list.at());
  }

  private static Optional<Entry> entry(Node node, String key) {
    return Place.entry(node, key);
  }

  @Override
  Mapping schemaObject(Mapping object) {
    return without(object, List.of("context"));
  }

  @Override
  Mapping quality(Mapping rule) {
    return rule;
  }

  /** A reference may go deeper than {@code table.column} in 3.2. */
  @Override
  Mapping relationship(Mapping relationship) {
    return replace(replace(relationship, "to", NewerForm::shortened), "from", NewerForm::shortened);
  }

  private static Node shortened(Node reference) {
    if (reference instanceof Listing list) {
      return new Listing(list.items().stream().map(NewerForm::shortened).toList(), list.at());
    }
    return reference instanceof Scalar scalar
            && scalar.text().matches("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*){2,20}")
        ? new Scalar("table.column", scalar.spelling(), scalar.at())
        : reference;
  }

  @Override
  Mapping property(Mapping property) {
    entry(property, "enum").ifPresent(entry -> values(entry.value()));
    entry(property, "synonyms")
        .ifPresent(entry -> parts.items(entry, SYNONYM_KEYS, "synonym", "synonym"));
    entry(property, "semanticType").ifPresent(entry -> parts.choice(entry, SEMANTIC_TYPES));
    boolean isMap =
        entry(property, "logicalType")
            .filter(type -> type.value() instanceof Scalar word && word.text().equals("map"))
            .isPresent();
    if (isMap) {
      parts.map(property);
    }
    List<String> gone = new ArrayList<>(List.of("enum", "synonyms", "semanticType"));
    if (!isMap) {
      return without(property, gone);
    }
    gone.add("map");
    return replace(
        without(property, gone),
        "logicalType",
        type -> new Scalar("object", Spelling.PLAIN, type.at()));
  }

  private void values(Node values) {
    List<Mapping> items = parts.items(values, ENUM_KEYS, "value", "enum");
    Set<Node> earlier = new HashSet<>();
    for (Mapping item : items) {
      entry(item, "value").ifPresent(entry -> parts.distinct(entry.value(), earlier));
    }
    if (values instanceof Listing list && list.items().isEmpty()) {
      parts.problem(
          Problem.error(
              ProblemCode.NOTHING_TO_ENFORCE,
              list.at(),
              "The list `enum` is empty, then no value would be allowed."));
    }
  }

  private static Entry said(String key, String text, Position at) {
    return new Entry(new Scalar(key, Spelling.PLAIN, at), new Scalar(text, Spelling.QUOTED, at));
  }
}
