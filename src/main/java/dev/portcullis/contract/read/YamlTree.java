package dev.portcullis.contract.read;

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
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Reads YAML into nodes through SnakeYAML's composer only: it knows where a node stands and how it
 * is spelled, and never gets to guess what a scalar means.
 */
final class YamlTree {
  private final SourceText source;
  private final Problems problems;

  /** Those that the node stands in; an alias can put one into itself. */
  private final Set<org.yaml.snakeyaml.nodes.Node> around =
      Collections.newSetFromMap(new IdentityHashMap<>());

  private int nodes;

  private YamlTree(SourceText source, Problems problems) {
    this.source = source;
    this.problems = problems;
  }

  /** The only document; empty when the text holds none. */
  static Optional<Node> read(SourceText source, Problems problems) throws UnreadableContract {
    YamlTree tree = new YamlTree(source, problems);
    StreamReader reader = new StreamReader(source.text());
    try {
      Composer composer = composer(reader);
      if (!composer.checkNode()) {
        return Optional.empty();
      }
      Node root = tree.node(composer.getNode(), 0);
      if (composer.checkNode()) {
        tree.refuseSecondDocument(composer.getNode());
      }
      return Optional.of(root);
    } catch (MarkedYAMLException fault) {
      throw new UnreadableContract(YamlFault.describe(fault, source));
    } catch (YAMLException fault) {
      int reached = source.offset(reader.getIndex());
      // The reader is ahead of the parser, but not by more than a line.
      int line = source.position(reached, reached + 1).line();
      throw new UnreadableContract(tooDeep(Position.ofLine(source.path(), line)));
    }
  }

  private static Composer composer(StreamReader reader) {
    LoaderOptions options = options();
    return new Composer(new ParserImpl(reader, options), new NoGuess(), options);
  }

  private static LoaderOptions options() {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(NodeLimits.BYTES + 1);
    options.setNestingDepthLimit(NodeLimits.DEPTH);
    options.setMaxAliasesForCollections(NodeLimits.NODES);
    return options;
  }

  private static Problem tooDeep(Position at) {
    return Problem.error(
        ProblemCode.TOO_LARGE,
        at,
        "The contract nests deeper than " + NodeLimits.DEPTH + " levels.");
  }

  private void refuseSecondDocument(org.yaml.snakeyaml.nodes.Node second) {
    problems.add(
        Problem.error(
            ProblemCode.SYNTAX,
            position(second),
            "A second document begins here, a contract is one document.",
            "Write one contract a file and remove the line `---` between them."));
  }

  /**
   * Aliases share a node, so that a few lines can stand for billions of nodes: both limits count
   * uses.
   */
  private Node node(org.yaml.snakeyaml.nodes.Node yaml, int depth) throws UnreadableContract {
    if (depth > NodeLimits.DEPTH) {
      throw new UnreadableContract(tooDeep(position(yaml)));
    }
    if (++nodes > NodeLimits.NODES) {
      throw new UnreadableContract(
          Problem.error(
              ProblemCode.TOO_LARGE,
              position(yaml),
              "The contract has more than " + NodeLimits.NODES + " values, aliases counted."));
    }
    refuseTag(yaml);
    return yaml instanceof ScalarNode scalar ? scalar(scalar) : collection(yaml, depth);
  }

  private Node collection(org.yaml.snakeyaml.nodes.Node yaml, int depth) throws UnreadableContract {
    if (!around.add(yaml)) {
      throw new UnreadableContract(endless(firstCharacter(yaml)));
    }
    Node read =
        yaml instanceof MappingNode mapping
            ? mapping(mapping, depth)
            : listing((SequenceNode) yaml, depth);
    around.remove(yaml);
    return read;
  }

  private static Problem endless(Position at) {
    return Problem.error(
        ProblemCode.TOO_LARGE,
        at,
        "An alias puts what begins here into itself, so it never ends.",
        "Remove the alias, the word that begins with `*`.");
  }

  private void refuseTag(org.yaml.snakeyaml.nodes.Node yaml) {
    int start = source.offset(yaml.getStartMark().getIndex());
    if (source.text().startsWith("!", start)) {
      problems.add(
          Problem.error(
              ProblemCode.SYNTAX,
              position(yaml),
              "A YAML tag stands here, a contract has none.",
              "Remove the word that begins with `!`, or write the value in quotes."));
    }
  }

  private Mapping mapping(MappingNode mapping, int depth) throws UnreadableContract {
    List<Entry> entries = new ArrayList<>();
    for (NodeTuple tuple : mapping.getValue()) {
      if (tuple.getKeyNode() instanceof ScalarNode key) {
        entries.add(new Entry(scalar(key), node(tuple.getValueNode(), depth + 1)));
      } else {
        problems.add(
            Problem.error(
                ProblemCode.WRONG_NODE,
                position(tuple.getKeyNode()),
                "A list or a mapping stands where a key is expected."));
      }
    }
    Position at =
        entries.isEmpty() || isFlow(mapping) ? firstCharacter(mapping) : entries.get(0).key().at();
    return new Mapping(Keys.withoutRepeats(entries, problems), at);
  }

  private Listing listing(SequenceNode sequence, int depth) throws UnreadableContract {
    List<Node> items = new ArrayList<>();
    for (org.yaml.snakeyaml.nodes.Node item : sequence.getValue()) {
      items.add(node(item, depth + 1));
    }
    return new Listing(items, isFlow(sequence) ? position(sequence) : firstCharacter(sequence));
  }

  private Scalar scalar(ScalarNode scalar) {
    Spelling spelling =
        scalar.getScalarStyle() == ScalarStyle.PLAIN ? Spelling.PLAIN : Spelling.QUOTED;
    Inside inside =
        new Inside(
            source,
            source.offset(scalar.getStartMark().getIndex()),
            source.offset(scalar.getEndMark().getIndex()));
    return new Scalar(scalar.getValue(), spelling, position(scalar), Optional.of(inside));
  }

  private boolean isFlow(org.yaml.snakeyaml.nodes.Node yaml) {
    int start = source.offset(yaml.getStartMark().getIndex());
    return source.text().startsWith("{", start) || source.text().startsWith("[", start);
  }

  private Position firstCharacter(org.yaml.snakeyaml.nodes.Node yaml) {
    int start = source.offset(yaml.getStartMark().getIndex());
    return source.position(start, start + 1);
  }

  private Position position(org.yaml.snakeyaml.nodes.Node yaml) {
    return source.position(
        source.offset(yaml.getStartMark().getIndex()), source.offset(yaml.getEndMark().getIndex()));
  }

  /**
   * Every scalar is a text here, so the patterns of dates and numbers need not be tried on each.
   */
  private static final class NoGuess extends Resolver {
    @Override
    protected void addImplicitResolvers() {}
  }
}
