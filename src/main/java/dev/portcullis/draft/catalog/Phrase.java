package dev.portcullis.draft.catalog;

import dev.portcullis.type.ColumnType;
import java.util.List;
import java.util.Objects;

/** A part of a catalog's condition, understood. */
sealed interface Phrase {
  /** Words of the portable language; in parentheses where they are more than one. */
  record Words(String text) implements Phrase {
    public Words {
      Objects.requireNonNull(text);
    }
  }

  /** A column by itself. */
  record Named(String name, ColumnType type) implements Phrase {
    public Named {
      Objects.requireNonNull(name);
      Objects.requireNonNull(type);
    }
  }

  /** A constant, as text whatever its type. */
  record Constant(String text, Spelling spelling) implements Phrase {
    public Constant {
      Objects.requireNonNull(text);
      Objects.requireNonNull(spelling);
    }
  }

  /** How a constant is written. */
  enum Spelling {
    /** A number, {@code true}, {@code false}. */
    BARE,
    /** In quotes. */
    QUOTED
  }

  /** Several constants. */
  record Constants(List<Phrase> items) implements Phrase {
    public Constants {
      items = List.copyOf(items);
    }
  }

  /** A text without the characters that count as blank. */
  record Trimmed(Phrase text) implements Phrase {
    public Trimmed {
      Objects.requireNonNull(text);
    }
  }

  /** A text that is compared code point by code point. */
  record Ordered(Named text) implements Phrase {
    public Ordered {
      Objects.requireNonNull(text);
    }
  }

  /** A pattern of LIKE with the character that takes the meaning from the next one. */
  record Escaped(Constant pattern, Constant escape) implements Phrase {
    public Escaped {
      Objects.requireNonNull(pattern);
      Objects.requireNonNull(escape);
    }
  }

  /** What the type of a contract's column says already. */
  record Implied() implements Phrase {}

  /** Nothing that a contract could say. */
  record Unread() implements Phrase {}
}
