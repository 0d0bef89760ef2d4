package dev.portcullis.warehouse;

import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/**
 * What an engine says of a failure, without the values of rows that its words may hold: no
 * classification of a contract is known where migrations run and catalogs are read, so none is
 * told.
 */
public final class EngineWords {
  private static final String HIDDEN = "the rest is not shown since it may hold values of rows";

  /** The name of an anonymous block, in every language of a server. */
  private static final String BLOCK = "inline_code_block";

  /** Data that is no value of its type, and whatever functions raise. */
  private static final Set<String> QUOTING_CLASSES = Set.of("22", "2F", "38", "39");

  /** What DuckDB says of statements, names and files. */
  private static final Pattern OF_NO_ROW =
      Pattern.compile(
          "^(Catalog|Binder|Parser|Syntax|IO|Dependency|Not implemented|Permission|Out of Memory)"
              + " Error: .*",
          Pattern.DOTALL);

  private static final Pattern CONSTRAINT =
      Pattern.compile("^(Constraint Error: [^\"']*)[\"'].*", Pattern.DOTALL);

  private static final Pattern KIND = Pattern.compile("^([A-Za-z ]+ Error): .*", Pattern.DOTALL);

  private static final Pattern RAISED = Pattern.compile("error\\('((?:[^']|'')*)'");

  private EngineWords() {}

  /** What it says on one line, without a full stop. */
  public static String of(SQLException failure) {
    return of(failure, "");
  }

  /**
   * The same.
   *
   * @param statement that failed; the sentence that it raises itself is shown
   */
  static String of(SQLException failure, @Nullable String statement) {
    @Nullable ServerErrorMessage server =
        failure instanceof PSQLException postgres ? postgres.getServerErrorMessage() : null;
    String words =
        server == null ? ofDuckDb(text(failure), statement) : ofPostgres(server, text(failure));
    return words.strip().replaceAll("\\s+", " ").replaceFirst("\\.$", "");
  }

  /** Never its detail, which is a row or a key. */
  private static String ofPostgres(ServerErrorMessage server, String otherwise) {
    String state = Optional.ofNullable(server.getSQLState()).orElse("");
    if (mayQuote(state, Optional.ofNullable(server.getWhere()).orElse(""))) {
      return "the server said SQLSTATE " + state + ", " + HIDDEN;
    }
    return Optional.ofNullable(server.getMessage()).orElse(otherwise);
  }

  /** What the block of a script raises is its own sentence, what a function raises is not. */
  private static boolean mayQuote(String state, String where) {
    boolean isBlock = where.contains(BLOCK) && where.strip().lines().count() == 1;
    boolean isRaised = state.startsWith("P0") || where.contains("RAISE");
    return QUOTING_CLASSES.stream().anyMatch(state::startsWith) || (isRaised && !isBlock);
  }

  private static String ofDuckDb(String text, @Nullable String statement) {
    Matcher constraint = CONSTRAINT.matcher(text);
    if (constraint.matches()) {
      return constraint.group(1).strip() + " …";
    }
    boolean isShown =
        OF_NO_ROW.matcher(text).matches()
            || text.startsWith("Constraint Error: ")
            || raisesItself(text, statement);
    Matcher kind = KIND.matcher(text);
    return isShown || !kind.matches() ? text : kind.group(1) + ", " + HIDDEN;
  }

  private static boolean raisesItself(String text, @Nullable String statement) {
    String said = KIND.matcher(text).matches() ? text.substring(text.indexOf(": ") + 2) : text;
    return RAISED
        .matcher(statement == null ? "" : statement)
        .results()
        .map(found -> found.group(1).replace("''", "'"))
        .anyMatch(sentence -> !sentence.isBlank() && said.startsWith(sentence));
  }

  private static String text(SQLException failure) {
    return String.valueOf(failure.getMessage());
  }
}
