package dev.portcullis.draft;

import dev.portcullis.staging.StagedTexts;
import dev.portcullis.staging.StagedTexts.Question;
import dev.portcullis.staging.TextMeasure;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.TemporalFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the narrowest type of each column of a staged file. A sample says what is worth trying; a
 * type counts only when a pass over all rows finds nothing else, judged as a check judges.
 */
final class ColumnFinder {
  /** Texts that often mean NULL. */
  static final List<String> NULL_SPELLINGS =
      List.of(
          "NA", "N/A", "n/a", "#N/A", "NULL", "null", "Null", "\\N", "None", "none", "nan", "NaN",
          "-", "--", ".", "?");

  /** Texts in the sample of all columns together. */
  private static final int SAMPLED_TEXTS = 60_000;

  private static final int SAMPLED_ROWS = 2_000;

  private final StagedTexts staged;
  private final List<String> names;
  private final List<String> nullSpellings;
  private final List<Search> searches = new ArrayList<>();

  private ColumnFinder(StagedTexts staged, List<String> names, List<String> nullSpellings) {
    this.staged = staged;
    this.names = names;
    this.nullSpellings = nullSpellings;
  }

  /**
   * A finding for each column.
   *
   * @param nullSpellings texts that mean NULL where the rest of a column is of another type
   */
  static List<ColumnFinding> find(
      StagedTexts staged, List<String> names, List<String> nullSpellings) {
    return new ColumnFinder(staged, names, nullSpellings).find();
  }

  /** How far the search for the type of a column is. */
  private static final class Search {
    private final int column;
    private final List<ColumnType> left;
    private @Nullable ColumnFinding finding;

    private Search(int column, List<ColumnType> candidates) {
      this.column = column;
      this.left = new ArrayList<>(candidates);
    }

    private ColumnType current() {
      return left.get(0);
    }
  }

  private List<ColumnFinding> find() {
    List<List<@Nullable String>> sample =
        staged.sample(Math.max(20, Math.min(SAMPLED_ROWS, SAMPLED_TEXTS / staged.fields())));
    for (int column = 0; column < names.size(); column++) {
      searches.add(new Search(column, Candidates.of(names.get(column), texts(sample, column))));
    }
    List<Search> open = searches;
    while (!open.isEmpty()) {
      round(open);
      open = open.stream().filter(search -> search.finding == null).toList();
    }
    return searches.stream().map(search -> Objects.requireNonNull(search.finding)).toList();
  }

  private List<String> texts(List<List<@Nullable String>> sample, int column) {
    List<String> texts = new ArrayList<>();
    for (List<@Nullable String> row : sample) {
      String text = row.get(column);
      if (text != null && !text.isEmpty() && !nullSpellings.contains(text)) {
        texts.add(text);
      }
    }
    return texts;
  }

  private void round(List<Search> open) {
    List<Question> questions = new ArrayList<>();
    for (Search search : open) {
      questions.add(new Question(search.column, search.current()));
      rival(search).ifPresent(type -> questions.add(new Question(search.column, type)));
    }
    Map<Question, TextMeasure> answers = new HashMap<>();
    typed(questions, answers);
    for (Search search : open) {
      judge(search, answers);
    }
  }

  /** In a text column a word that elsewhere means NULL is a text like others. */
  private void typed(List<Question> questions, Map<Question, TextMeasure> answers) {
    List<Question> texts =
        questions.stream().filter(question -> question.type() instanceof TextType).toList();
    List<Question> others =
        questions.stream().filter(question -> !(question.type() instanceof TextType)).toList();
    List<TextMeasure> measures = new ArrayList<>(staged.measure(texts, List.of()));
    measures.addAll(staged.measure(others, nullSpellings));
    measures.forEach(
        measure -> answers.put(new Question(measure.column(), measure.type()), measure));
  }

  /** The candidate that would read the same texts as other days. */
  private Optional<ColumnType> rival(Search search) {
    return format(search.current())
        .flatMap(DayFormats::swapped)
        .flatMap(
            swapped ->
                search.left.stream()
                    .filter(
                        type ->
                            format(type)
                                .filter(format -> format.source().equals(swapped))
                                .isPresent())
                    .findFirst());
  }

  private static Optional<TemporalFormat> format(ColumnType type) {
    if (type instanceof DateType date) {
      return Optional.of(date.format());
    }
    return type instanceof TimestampType timestamp
        ? Optional.of(timestamp.format())
        : Optional.empty();
  }

  private void judge(Search search, Map<Question, TextMeasure> answers) {
    TextMeasure measure = answer(search, search.current(), answers);
    String name = names.get(search.column);
    if (search.current() instanceof TextType) {
      search.finding = new ColumnFinding(name, search.current(), measure, List.of());
    } else if (measure.holds() && measure.shape().codeLike() == 0) {
      Optional<ColumnType> rival =
          rival(search).filter(type -> answer(search, type, answers).holds());
      if (rival.isPresent()) {
        undecided(search, name, rival.get());
      } else {
        search.finding = new ColumnFinding(name, search.current(), measure, List.of());
      }
    } else {
      next(search, measure);
    }
  }

  private static TextMeasure answer(
      Search search, ColumnType type, Map<Question, TextMeasure> answers) {
    return Objects.requireNonNull(answers.get(new Question(search.column, type)));
  }

  /** Day and month could be either: a person must say, so the column stays a text. */
  private void undecided(Search search, String name, ColumnType rival) {
    TextMeasure asText =
        staged.measure(List.of(new Question(search.column, new TextType())), List.of()).get(0);
    List<String> formats =
        List.of(
            format(search.current()).orElseThrow().source(), format(rival).orElseThrow().source());
    search.finding = new ColumnFinding(name, new TextType(), asText, formats);
  }

  private static void next(Search search, TextMeasure measure) {
    ColumnType refuted = search.left.remove(0);
    if (refuted instanceof DecimalType decimal) {
      grown(decimal, measure).ifPresent(wider -> search.left.add(0, wider));
    }
  }

  /** The sample may have missed the number with the most digits. */
  private static Optional<DecimalType> grown(DecimalType refuted, TextMeasure measure) {
    long whole = Math.max(refuted.wholeDigits(), measure.shape().wholeDigits());
    long decimals = Math.max(refuted.scale(), measure.shape().decimals());
    return Candidates.decimal(whole, decimals).filter(wider -> !wider.equals(refuted));
  }
}
