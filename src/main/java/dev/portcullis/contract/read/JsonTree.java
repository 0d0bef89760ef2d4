package dev.portcullis.contract.read;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Listing;
import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Node.Spelling;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads JSON into nodes, numbers as they are written. */
final class JsonTree {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(NodeLimits.DEPTH).build())
          .build();

  private final SourceText source;
  private final JsonParser parser;
  private final Problems problems;
  private int nodes;

  private JsonTree(SourceText source, JsonParser parser, Problems problems) {
    this.source = source;
    this.parser = parser;
    this.problems = problems;
  }

  /** The only value; empty when the text holds none. */
  static Optional<Node> read(SourceText source, Problems problems) throws UnreadableContract {
    try (JsonParser parser = FACTORY.createParser(source.text())) {
      if (parser.nextToken() == null) {
        return Optional.empty();
      }
      JsonTree tree = new JsonTree(source, parser, problems);
      Node root = tree.root();
      if (parser.nextToken() != null) {
        problems.add(
            Problem.error(
                ProblemCode.SYNTAX,
                tree.position(1),
                "Something follows the end of the contract.",
                "A JSON contract is one object."));
      }
      return Optional.of(root);
    } catch (JsonProcessingException fault) {
      throw new UnreadableContract(
          Problem.error(
              ProblemCode.SYNTAX,
              at(fault, source),
              "The file is not well-formed JSON here.",
              firstLine(fault.getOriginalMessage())));
    } catch (IOException impossible) {
      throw new UncheckedIOException("reading from memory", impossible);
    }
  }

  private static String firstLine(String message) {
    return message.lines().findFirst().orElse("") + ".";
  }

  private static Position at(JsonProcessingException fault, SourceText source) {
    JsonLocation location = fault.getLocation();
    if (location == null || location.getCharOffset() < 0) {
      return Position.ofFile(source.path());
    }
    int offset = (int) location.getCharOffset();
    return source.position(offset, offset + 1);
  }

  private Node root() throws IOException, UnreadableContract {
    try {
      return node();
    } catch (StreamConstraintsException fault) {
      int reached = (int) parser.currentLocation().getCharOffset();
      throw new UnreadableContract(
          Problem.error(
              ProblemCode.TOO_LARGE,
              source.position(reached - 1, reached),
              String.valueOf(fault.getMessage()).contains("nesting depth")
                  ? "The contract nests deeper than " + NodeLimits.DEPTH + " levels."
                  : "A number or a name stands here that is too long to read."));
    }
  }

  private Node node() throws IOException, UnreadableContract {
    if (++nodes > NodeLimits.NODES) {
      throw new UnreadableContract(
          Problem.error(
              ProblemCode.TOO_LARGE,
              position(1),
              "The contract has more than " + NodeLimits.NODES + " values."));
    }
    return switch (parser.currentToken()) {
      case START_OBJECT -> mapping();
      case START_ARRAY -> listing();
      case VALUE_STRING -> scalar(Spelling.QUOTED);
      default -> scalar(Spelling.PLAIN);
    };
  }

  private Mapping mapping() throws IOException, UnreadableContract {
    Position at = position(1);
    List<Entry> entries = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      Scalar key = scalar(Spelling.QUOTED);
      parser.nextToken();
      entries.add(new Entry(key, node()));
    }
    return new Mapping(Keys.withoutRepeats(entries, problems), at);
  }

  private Listing listing() throws IOException, UnreadableContract {
    int start = offset();
    List<Node> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(node());
    }
    return new Listing(items, source.position(start, offset() + 1));
  }

  private Scalar scalar(Spelling spelling) throws IOException {
    int start = offset();
    String text = parser.getText();
    int end = spelling == Spelling.QUOTED ? endOfString(start) : start + text.length();
    Inside inside = new Inside(source, start, end);
    return new Scalar(text, spelling, source.position(start, end), Optional.of(inside));
  }

  /**
   * The parser has already gone on to the colon after a key, so the closing quote is looked for.
   */
  private int endOfString(int start) {
    String text = source.text();
    int end = start + 1;
    while (end < text.length() && text.charAt(end) != '"') {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    return end + 1;
  }

  private int offset() {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  private Position position(int length) {
    return source.position(offset(), offset() + length);
  }
}
