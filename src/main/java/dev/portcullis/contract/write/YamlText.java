package dev.portcullis.contract.write;

import dev.portcullis.contract.write.YamlNode.Block;
import dev.portcullis.contract.write.YamlNode.Entry;
import dev.portcullis.contract.write.YamlNode.Flow;
import dev.portcullis.contract.write.YamlNode.FlowMapping;
import dev.portcullis.contract.write.YamlNode.Gap;
import dev.portcullis.contract.write.YamlNode.Item;
import dev.portcullis.contract.write.YamlNode.Mapping;
import dev.portcullis.contract.write.YamlNode.Text;
import dev.portcullis.contract.write.YamlNode.Word;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a YAML text with its comments: two spaces a level, the same on every run.
 *
 * <p>The emitter of SnakeYAML is not used: it puts the comment of a list's item behind the dash,
 * and writes some invisible characters as they are.
 */
public final class YamlText {
  private final StringBuilder out = new StringBuilder();

  private YamlText() {}

  /**
   * The text, ending in a line feed.
   *
   * @param head comment lines at the very top
   */
  public static String of(List<String> head, Mapping mapping) {
    YamlText text = new YamlText();
    text.comments(head, 0);
    text.mapping(mapping, 0, true);
    return text.out.toString();
  }

  private void mapping(Mapping mapping, int indent, boolean startsLine) {
    boolean first = true;
    for (Entry entry : mapping.entries()) {
      boolean besideDash = first && !startsLine;
      if (!besideDash) {
        gap(entry.gap());
        comments(entry.above(), indent);
        indent(indent);
      }
      entry(entry, indent);
      first = false;
    }
  }

  private void entry(Entry entry, int indent) {
    out.append(YamlScalars.spelled(entry.key())).append(':');
    if (entry.value() instanceof Mapping inner) {
      comment(entry);
      mapping(inner, indent + 2, true);
    } else if (entry.value() instanceof Block block) {
      comment(entry);
      block.items().forEach(item -> item(item, indent + 2));
    } else if (entry.value() instanceof Text text && isLiteral(text.text())) {
      literal(text.text(), indent + 2);
    } else {
      out.append(' ').append(inline(entry.value()));
      comment(entry);
    }
  }

  private void comment(Entry entry) {
    entry.beside().ifPresent(comment -> out.append("  # ").append(shown(comment)));
    out.append('\n');
  }

  private void item(Item item, int indent) {
    gap(item.gap());
    comments(item.above(), indent);
    indent(indent);
    out.append("- ");
    if (item.value() instanceof Mapping mapping) {
      mapping(mapping, indent + 2, false);
    } else {
      out.append(inline(item.value())).append('\n');
    }
  }

  /** Several lines that mean what they look like: no space at an end, no tab, nothing invisible. */
  private static boolean isLiteral(String text) {
    boolean looksLikeItself =
        text.codePoints().allMatch(point -> point == '\n' || !YamlScalars.needsEscape(point));
    String body = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    return body.indexOf('\n') >= 0
        && looksLikeItself
        && !body.startsWith(" ")
        && Arrays.stream(body.split("\n", -1)).noneMatch(line -> line.endsWith(" "))
        && !body.startsWith("\n")
        && !body.endsWith("\n");
  }

  private void literal(String text, int indent) {
    out.append(text.endsWith("\n") ? " |\n" : " |-\n");
    for (String line : text.lines().toList()) {
      if (!line.isEmpty()) {
        indent(indent);
      }
      out.append(line).append('\n');
    }
  }

  private static String inline(YamlNode node) {
    if (node instanceof Text text) {
      return YamlScalars.spelled(text.text());
    }
    if (node instanceof Word word) {
      return word.word();
    }
    if (node instanceof Flow flow) {
      return flow.items().stream()
          .map(YamlText::inline)
          .collect(Collectors.joining(", ", "[", "]"));
    }
    if (node instanceof FlowMapping flow) {
      return flow.mapping().entries().stream()
          .map(entry -> YamlScalars.spelled(entry.key()) + ": " + inline(entry.value()))
          .collect(Collectors.joining(", ", "{", "}"));
    }
    throw new IllegalArgumentException("a block cannot stand in one line");
  }

  private void gap(Gap gap) {
    if (gap == Gap.EMPTY_LINE && out.length() > 0) {
      out.append('\n');
    }
  }

  private void comments(List<String> lines, int indent) {
    for (String line : lines) {
      indent(indent);
      out.append(line.isEmpty() ? "#" : "# " + shown(line)).append('\n');
    }
  }

  /** A comment ends with its line, whatever stands in it. */
  private static String shown(String comment) {
    return comment
        .codePoints()
        .mapToObj(
            point ->
                YamlScalars.needsEscape(point)
                    ? String.format("\\u%04X", point)
                    : Character.toString(point))
        .collect(Collectors.joining());
  }

  private void indent(int spaces) {
    out.append(" ".repeat(spaces));
  }
}
