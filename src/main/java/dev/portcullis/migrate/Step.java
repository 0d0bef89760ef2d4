package dev.portcullis.migrate;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Statements of a migration that belong together, and what a reviewer wants to know of them.
 *
 * @param what it is for, a sentence without capital letter and full stop
 * @param lock that it takes, on which table and for how long
 * @param work whether it reads or rewrites the rows
 * @param undoing how it is undone, in words
 * @param statements each without {@code ;}
 * @param undo the statements that undo it, each without {@code ;}; none where nothing needs to be
 * @param notUndone what those leave out, without an end
 */
public record Step(
    String what,
    String lock,
    String work,
    String undoing,
    List<String> statements,
    List<String> undo,
    Optional<String> notUndone) {
  public Step {
    Objects.requireNonNull(what);
    Objects.requireNonNull(lock);
    Objects.requireNonNull(work);
    Objects.requireNonNull(undoing);
    statements = List.copyOf(statements);
    undo = List.copyOf(undo);
    Objects.requireNonNull(notUndone);
  }

  /** A step that is undone as a whole. */
  public Step(
      String what,
      String lock,
      String work,
      String undoing,
      List<String> statements,
      List<String> undo) {
    this(what, lock, work, undoing, statements, undo, Optional.empty());
  }

  /** The same, of which something does not come back. */
  public Step leaving(Optional<String> left) {
    return new Step(what, lock, work, undoing, statements, undo, left);
  }

  /** A statement that is undone by another. */
  public static Step of(String what, String lock, String work, String statement, String undo) {
    return new Step(what, lock, work, undo, List.of(statement), List.of(undo));
  }

  /** Statements that only look. */
  public static Step looking(String what, String lock, List<String> statements) {
    return new Step(
        what, lock, "reads every row, changes nothing", "nothing to undo", statements, List.of());
  }
}
