package dev.portcullis.contract.read;

import dev.portcullis.contract.FileFormat;
import dev.portcullis.contract.FileFormat.AdditionalColumns;
import dev.portcullis.contract.FileFormat.ColumnOrder;
import dev.portcullis.contract.FileFormat.MissingColumns;
import dev.portcullis.contract.FileFormat.OnMalformed;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.NearNames;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the key {@code file}. */
final class FileFormatReader {
  static final List<String> KEYS =
      List.of(
          "delimiter",
          "encoding",
          "null_values",
          "column_order",
          "additional_columns",
          "missing_columns",
          "on_malformed");
  private static final Map<String, ColumnOrder> ORDERS =
      Words.of("exact", ColumnOrder.EXACT, "any", ColumnOrder.ANY);
  private static final Map<String, AdditionalColumns> ADDITIONAL =
      Words.of("refuse", AdditionalColumns.REFUSE, "ignore", AdditionalColumns.IGNORE);

  private static final Map<String, MissingColumns> MISSING =
      Words.of("refuse", MissingColumns.REFUSE, "ignore", MissingColumns.IGNORE);

  static final Map<String, OnMalformed> MALFORMED =
      Words.of("fail", OnMalformed.FAIL, "drop", OnMalformed.DROP);

  private final Fields fields;
  private final FileFormat usual;
  private final Problems problems;

  /**
   * @param usual what holds for keys that are not written
   */
  FileFormatReader(Fields fields, FileFormat usual, Problems problems) {
    this.fields = fields;
    this.usual = usual;
    this.problems = problems;
  }

  FileFormat read() {
    fields.allow(KEYS, "`file`");
    char delimiter = fields.scalar("delimiter").flatMap(this::delimiter).orElse(usual.delimiter());
    return new FileFormat(
        delimiter,
        fields.scalar("encoding").flatMap(this::encoding).orElse(usual.encoding()),
        nullValues(delimiter),
        fields.choice("column_order", ORDERS).orElse(usual.columnOrder()),
        fields.choice("additional_columns", ADDITIONAL).orElse(usual.additionalColumns()),
        fields.choice("missing_columns", MISSING).orElse(usual.missingColumns()),
        fields.scalar("on_malformed").flatMap(this::onMalformed).orElse(usual.onMalformed()));
  }

  private Optional<OnMalformed> onMalformed(Scalar written) {
    if (written.text().equals("warn")) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_CHOICE,
              written.at(),
              "Key `on_malformed` is `warn`, but a malformed record has no fields that could be"
                  + " loaded; expected `fail` or `drop`.",
              "Write `drop` to set such records aside and load the others."));
      return Optional.empty();
    }
    return Choices.read("on_malformed", written, MALFORMED, problems);
  }

  private Optional<Character> delimiter(Scalar written) {
    String text = FileFormat.delimiterText(written.text());
    if (text.length() != 1) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_VALUE,
              written.at(),
              "The delimiter is " + Shown.text(text) + ", expected one character or `tab`."));
      return Optional.empty();
    }
    char delimiter = text.charAt(0);
    if (!FileFormat.mayDelimit(delimiter)) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_VALUE,
              written.at(),
              "The delimiter is "
                  + Shown.text(text)
                  + ", it must not be a quote, a line break, a letter or a digit."));
      return Optional.empty();
    }
    return Optional.of(delimiter);
  }

  private Optional<Charset> encoding(Scalar written) {
    try {
      return Optional.of(Charset.forName(written.text()));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      String hint =
          NearNames.nearest(written.text(), encodings())
              .map(near -> "Did you mean `" + near + "`?")
              .orElse("For example `utf-8`, `windows-1252`, `iso-8859-1`, `utf-16`.");
      problems.add(
          Problem.error(
              ProblemCode.BAD_CHOICE,
              written.at(),
              "Encoding " + Shown.text(written.text()) + " is not known.",
              hint));
      return Optional.empty();
    }
  }

  private static List<String> encodings() {
    List<String> names = new ArrayList<>(List.of("utf-8", "windows-1252", "iso-8859-1", "utf-16"));
    for (Charset charset : Charset.availableCharsets().values()) {
      names.add(charset.name());
      names.addAll(charset.aliases().stream().sorted().toList());
    }
    return names;
  }

  private List<String> nullValues(char delimiter) {
    Set<String> spellings = new LinkedHashSet<>();
    for (Node item :
        fields
            .list("null_values", "a list, for example `[\"N/A\"]`")
            .map(Node.Listing::items)
            .orElse(List.of())) {
      if (Nulls.refuseItem(item, "`null_values`", problems)) {
        continue;
      }
      if (item instanceof Scalar scalar) {
        nullValue(scalar, delimiter, spellings).ifPresent(spellings::add);
      } else {
        problems.add(WrongNode.problem("null_values", "a list of texts", item));
      }
    }
    return List.copyOf(spellings);
  }

  private Optional<String> nullValue(Scalar written, char delimiter, Set<String> earlier) {
    String text = written.text();
    if (text.isEmpty()) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_VALUE,
              written.at(),
              "`null_values` names the empty text, and an unquoted empty field is NULL anyway.",
              "Remove it; a quoted empty field is the empty text in a string column and NULL in any other."));
      return Optional.empty();
    }
    if (text.indexOf(delimiter) >= 0 || text.chars().anyMatch(c -> "\"\n\r".indexOf(c) >= 0)) {
      problems.add(
          Problem.error(
              ProblemCode.BAD_VALUE,
              written.at(),
              "The spelling "
                  + Shown.text(text)
                  + " holds the delimiter, a quote or a line break and can never stand unquoted in a file."));
      return Optional.empty();
    }
    if (earlier.contains(text)) {
      problems.add(
          Problem.error(
              ProblemCode.REPEATED_VALUE,
              written.at(),
              "`null_values` names " + Shown.text(text) + " twice."));
      return Optional.empty();
    }
    return Optional.of(text);
  }
}
