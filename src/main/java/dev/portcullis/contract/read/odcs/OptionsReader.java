package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.contract.read.Shown;
import dev.portcullis.problem.Position;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;

/** Says the {@code logicalTypeOptions} of a property in native words, as far as they can be. */
final class OptionsReader {
  /** Longer than any field of a file. */
  private static final BigDecimal ENDLESS = BigDecimal.valueOf(100_000_000);

  private static final Set<String> BOUNDS =
      Set.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
  private static final Set<String> TYPES_WITH_FORMAT = Set.of("date", "timestamp");

  private final Section options;
  private final ChosenType chosen;
  private final String what;
  private final NativeMapping column;
  private final Notes notes;

  OptionsReader(
      Section options, ChosenType chosen, String what, NativeMapping column, Notes notes) {
    this.options = options;
    this.chosen = chosen;
    this.what = what;
    this.column = column;
    this.notes = notes;
  }

  void read() {
    for (Entry entry : options.mapping().entries()) {
      if (chosen.type().family() == Family.STRUCTURE) {
        unenforced(entry, "the inside of its values is not looked into");
      } else if (entry.value() instanceof Scalar value && !value.isNull()) {
        option(entry, value);
      }
    }
  }

  private void option(Entry entry, Scalar value) {
    String key = entry.key().text();
    Family family = chosen.type().family();
    if (!chosen.optionsApply()) {
      unenforced(entry, "it does not fit the type of the column");
    } else if (BOUNDS.contains(key) && (family == Family.NUMBER || family == Family.MOMENT)) {
      bound(entry, value);
    } else if (family == Family.TEXT || family == Family.BYTES) {
      ofText(entry, value);
    } else if (family == Family.MOMENT) {
      ofMoment(entry, value);
    } else if (family == Family.NUMBER && key.equals("format")) {
      ofNumber(entry, value);
    } else {
      unenforced(entry, "no rule of a column says it");
    }
  }

  /** Formats of integers are ranges; those of floating numbers are of the engine. */
  private void ofNumber(Entry entry, Scalar value) {
    boolean isFloat = value.text().startsWith("f");
    boolean isKept = value.text().equals("f64") && chosen.type().word().equals("double");
    if (isFloat && !isKept) {
      unenforced(entry, "values are `" + chosen.type().word() + "`");
    }
  }

  private void ofText(Entry entry, Scalar value) {
    String key = entry.key().text();
    boolean isString = chosen.type().word().equals("string");
    switch (key) {
      case "minLength" -> textRule("min_length", entry, isString);
      case "maxLength" -> {
        if (Numbers.read(value.text()).filter(most -> most.compareTo(ENDLESS) > 0).isEmpty()) {
          textRule("max_length", entry, isString);
        }
      }
      case "pattern" -> {
        if (isString) {
          new PatternOption(options, what, column, notes).read(entry, value);
        } else {
          unenforced(entry, "values are `" + chosen.type().word() + "`");
        }
      }
      case "format" -> {
        if (isString) {
          unenforced(entry, "a format of texts is a remark for people; write a `pattern`");
        }
      }
      default -> unenforced(entry, "it does not fit the type of the column");
    }
  }

  private void textRule(String key, Entry entry, boolean isString) {
    if (isString) {
      column.put(key, entry);
    } else {
      unenforced(entry, "values are `" + chosen.type().word() + "`");
    }
  }

  private void ofMoment(Entry entry, Scalar value) {
    String word = chosen.type().word();
    switch (entry.key().text()) {
      case "format" -> {
        if (TYPES_WITH_FORMAT.contains(word)) {
          new FormatOption(word, what, column, notes).read(entry, value);
        } else if (!FormatOption.isUsual(word, value.text())) {
          unenforced(entry, "values of type `" + word + "` are always read in their ISO form");
        }
      }
      case "timezone" -> {
        if (value.text().equals("true") && !word.equals("timestamptz")) {
          unenforced(entry, "values of type `" + word + "` have no time zone");
        } else if (value.text().equals("false") && word.equals("timestamptz")) {
          unenforced(entry, "values of type `" + word + "` have a time zone");
        }
      }
      case "defaultTimezone" -> {
        if (word.equals("timestamptz")) {
          unenforced(entry, "every value must carry its offset");
        }
      }
      default -> unenforced(entry, "no rule of a column says it");
    }
  }

  private void bound(Entry entry, Scalar value) {
    String key =
        switch (entry.key().text()) {
          case "minimum" -> "min";
          case "maximum" -> "max";
          case "exclusiveMinimum" -> "exclusive_min";
          default -> "exclusive_max";
        };
    String text =
        chosen.type().family() == Family.NUMBER
            ? Numbers.read(value.text()).map(Numbers::plain).orElse(value.text())
            : ZonedBound.completed(chosen.type().word(), value.text(), options);
    column.put(key, entry.key().at(), new Scalar(text, value.spelling(), value.at()));
  }

  /** Bounds that the type itself sets, unless the options set narrower ones. */
  void ofType(Position at) {
    KnownType type = chosen.type();
    type.least().ifPresent(least -> typeBound(least, -1, "min", "exclusive_min", at));
    type.most().ifPresent(most -> typeBound(most, 1, "max", "exclusive_max", at));
    type.maximumLength()
        .map(BigDecimal::new)
        .filter(most -> type.word().equals("string") && most.compareTo(ENDLESS) <= 0)
        .filter(
            most -> declared("max_length").filter(other -> other.compareTo(most) <= 0).isEmpty())
        .ifPresent(most -> column.put("max_length", Numbers.plain(most), at));
  }

  private void typeBound(
      BigDecimal limit, int outwards, String inclusive, String exclusive, Position at) {
    Optional<BigDecimal> said = declared(inclusive).or(() -> declared(exclusive));
    if (said.isEmpty() || said.get().compareTo(limit) == outwards) {
      column.put(inclusive, Numbers.plain(limit), at);
    }
  }

  private Optional<BigDecimal> declared(String key) {
    return column.text(key).flatMap(Numbers::read);
  }

  private void unenforced(Entry entry, String reason) {
    notes.notEnforced(
        entry.key().at(),
        "Option "
            + Shown.text(entry.key().text())
            + " of "
            + what
            + " is not enforced, because "
            + reason
            + ".");
  }
}
