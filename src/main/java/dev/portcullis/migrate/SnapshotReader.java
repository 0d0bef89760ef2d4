package dev.portcullis.migrate;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.portcullis.contract.TableName;
import dev.portcullis.migrate.Snapshot.Enforced;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads back what {@link SnapshotWriter} wrote. */
final class SnapshotReader {
  private SnapshotReader() {}

  /**
   * The snapshot in the text.
   *
   * @throws Unreadable when it is not one of ours, with the reason
   */
  static Snapshot read(String text) throws Unreadable {
    try {
      Node root = new Node(JsonTree.object(text));
      String format = root.text("format");
      if (!format.equals(String.valueOf(SnapshotWriter.FORMAT))) {
        throw new Unreadable(
            "its format is `%s`, expected `%d`".formatted(format, SnapshotWriter.FORMAT));
      }
      return new Snapshot(
          root.list("migrations", SnapshotReader::migration),
          root.list("tables", SnapshotReader::table));
    } catch (JsonProcessingException e) {
      throw new Unreadable("it is not well-formed JSON at line " + e.getLocation().getLineNr());
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory cannot fail", e);
    } catch (WrongShape e) {
      throw new Unreadable(String.valueOf(e.getMessage()));
    }
  }

  private static Snapshot.Migration migration(Node node) {
    return new Snapshot.Migration(node.text("file"), node.text("sha256"));
  }

  private static Snapshot.Table table(Node node) {
    Node contract = node.object("contract");
    return new Snapshot.Table(
        new TableName(node.optional("schema"), node.text("table")),
        new Snapshot.Origin(
            contract.text("name"), contract.text("version"), contract.text("sha256")),
        node.list("columns", SnapshotReader::column),
        node.list("rules", SnapshotReader::rule));
  }

  private static Snapshot.Column column(Node node) {
    return new Snapshot.Column(
        node.text("name"), node.text("type"), node.text("sql_type"), node.optional("default"));
  }

  private static Snapshot.Rule rule(Node node) {
    return new Snapshot.Rule(
        node.text("id"),
        node.text("kind"),
        node.texts("columns"),
        node.text("on_violation"),
        node.text("constraint"),
        Enforced.of(node.text("enforced")),
        node.text("definition"));
  }

  /** The text is not a snapshot; the message is the end of a sentence that says why. */
  static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;

    Unreadable(String reason) {
      super(reason);
    }
  }

  /** Only between a node and {@link #read}, so that the readers above stay expressions. */
  private static final class WrongShape extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongShape(String key) {
      super("`" + key + "` is missing or has the wrong shape");
    }
  }

  /** An object whose entries are what the key asks for, or the reading ends. */
  private record Node(Map<?, ?> entries) {
    String text(String key) {
      return optional(key).orElseThrow(() -> new WrongShape(key));
    }

    Optional<String> optional(String key) {
      @Nullable Object value = entries.get(key);
      if (value == null) {
        return Optional.empty();
      }
      if (value instanceof String text) {
        return Optional.of(text);
      }
      throw new WrongShape(key);
    }

    Node object(String key) {
      if (entries.get(key) instanceof Map<?, ?> map) {
        return new Node(map);
      }
      throw new WrongShape(key);
    }

    List<String> texts(String key) {
      return elements(key).stream()
          .map(
              element -> {
                if (element instanceof String text) {
                  return text;
                }
                throw new WrongShape(key);
              })
          .toList();
    }

    <T> List<T> list(String key, Function<Node, T> read) {
      return elements(key).stream()
          .map(
              element -> {
                if (element instanceof Map<?, ?> map) {
                  return read.apply(new Node(map));
                }
                throw new WrongShape(key);
              })
          .toList();
    }

    private List<?> elements(String key) {
      if (entries.get(key) instanceof List<?> list) {
        return list;
      }
      throw new WrongShape(key);
    }
  }
}
