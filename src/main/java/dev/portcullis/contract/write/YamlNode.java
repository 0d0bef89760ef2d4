package dev.portcullis.contract.write;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A YAML text in the making, with the comments that stand in it. */
public sealed interface YamlNode {
  /**
   * A text, quoted when YAML of any version could read it as something else.
   *
   * @param text any text without NUL
   */
  record Text(String text) implements YamlNode {
    public Text {
      Objects.requireNonNull(text);
    }
  }

  /**
   * A number, {@code true} or {@code false}, or a word that is safe in a block, such as {@code
   * decimal(10,2)}: written as it is.
   */
  record Word(String word) implements YamlNode {
    public Word {
      Objects.requireNonNull(word);
    }

    /** Whole numbers and {@code true} and {@code false}. */
    static Word of(Object value) {
      return new Word(value.toString());
    }
  }

  /** {@code [a, b]} in one line. */
  record Flow(List<YamlNode> items) implements YamlNode {
    public Flow {
      items = List.copyOf(items);
    }

    /** A list of texts in one line. */
    public static Flow of(List<String> texts) {
      return new Flow(texts.stream().<YamlNode>map(Text::new).toList());
    }
  }

  /** {@code {a: 1, b: 2}} in one line; comments of its entries are not written. */
  record FlowMapping(Mapping mapping) implements YamlNode {
    public FlowMapping {
      Objects.requireNonNull(mapping);
    }
  }

  /** A list with an item a line or more. */
  record Block(List<Item> items) implements YamlNode {
    public Block {
      items = List.copyOf(items);
    }

    /** Items without comments and gaps. */
    public static Block of(List<? extends YamlNode> items) {
      return new Block(items.stream().map(item -> new Item(item, List.of(), Gap.NONE)).toList());
    }
  }

  /**
   * An item of a {@link Block}.
   *
   * @param above comment lines
   * @param gap whether an empty line stands before it
   */
  record Item(YamlNode value, List<String> above, Gap gap) {
    public Item {
      Objects.requireNonNull(value);
      above = List.copyOf(above);
      Objects.requireNonNull(gap);
    }
  }

  /** Keys and values in the order in which they are written; no key twice. */
  record Mapping(List<Entry> entries) implements YamlNode {
    public Mapping {
      entries = List.copyOf(entries);
    }
  }

  /**
   * A key and its value.
   *
   * @param key a name that needs no quotes
   * @param above comment lines
   * @param beside a comment behind the value, when it stands in one line
   * @param gap whether an empty line stands before it
   */
  record Entry(String key, YamlNode value, List<String> above, Optional<String> beside, Gap gap) {
    public Entry {
      Objects.requireNonNull(key);
      Objects.requireNonNull(value);
      above = List.copyOf(above);
      Objects.requireNonNull(beside);
      Objects.requireNonNull(gap);
    }
  }

  /** Whether an empty line stands before something. */
  enum Gap {
    NONE,
    EMPTY_LINE
  }

  /** The number as every YAML reads it; one that a float would not keep is a text. */
  static YamlNode number(BigDecimal number) {
    String plain = number.toPlainString();
    return number.precision() <= 15 && plain.length() <= 20 ? new Word(plain) : new Text(plain);
  }
}
