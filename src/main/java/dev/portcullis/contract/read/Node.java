package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A contract as it is written, before anything is known about its meaning: the same tree whether
 * the file is YAML or JSON. Scalars keep their text; nothing guesses at numbers, booleans or dates.
 */
public sealed interface Node {
  /**
   * Where the node begins; a mapping or a list in block style begins with its first key or item.
   */
  Position at();

  /** What a message calls this node. */
  String described();

  /**
   * Keys and values in written order.
   *
   * @param entries without repeated keys
   */
  record Mapping(List<Entry> entries, Position at) implements Node {
    public Mapping {
      entries = List.copyOf(entries);
      Objects.requireNonNull(at);
    }

    @Override
    public String described() {
      return "a mapping";
    }
  }

  /** Items in written order. */
  record Listing(List<Node> items, Position at) implements Node {
    public Listing {
      items = List.copyOf(items);
      Objects.requireNonNull(at);
    }

    @Override
    public String described() {
      return "a list";
    }
  }

  /**
   * A text as it is written, without its quotes.
   *
   * @param at the whole spelling, with its quotes
   * @param inside where the characters of the text stand
   */
  record Scalar(String text, Spelling spelling, Position at, Optional<Inside> inside)
      implements Node {
    private static final Set<String> NULLS = Set.of("", "~", "null", "Null", "NULL");

    public Scalar {
      Objects.requireNonNull(text);
      Objects.requireNonNull(spelling);
      Objects.requireNonNull(at);
      Objects.requireNonNull(inside);
    }

    /** A text whose characters are not asked for. */
    public Scalar(String text, Spelling spelling, Position at) {
      this(text, spelling, at, Optional.empty());
    }

    /** The place of a part of the text, in code points; the whole when it cannot be told. */
    public Position part(int offset, int length) {
      return inside.flatMap(found -> found.at(text, offset, length)).orElse(at);
    }

    /** Whether YAML or JSON reads this as no value at all. */
    public boolean isNull() {
      return spelling == Spelling.PLAIN && NULLS.contains(text);
    }

    @Override
    public String described() {
      return isNull() ? "nothing" : Shown.text(text);
    }
  }

  /** How a scalar is written. */
  enum Spelling {
    PLAIN,
    QUOTED
  }

  /** A key with its value. */
  record Entry(Scalar key, Node value) {
    public Entry {
      Objects.requireNonNull(key);
      Objects.requireNonNull(value);
    }
  }
}
