package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Writes the text of a migration that changes a table, and of the script that undoes it. */
final class ChangeScript {
  private ChangeScript() {}

  /** Each step with what it is for, what it locks, what it costs and how it is undone. */
  static String text(ScriptDraft draft) {
    Contract contract = draft.contract();
    Script script =
        new Script()
            .comment(draft.purpose())
            .comment(
                "Written by Portcullis from "
                    + Script.named(contract)
                    + ". A written migration is never changed.")
            .origin(contract)
            .statements(draft.settings());
    for (Step step : draft.steps()) {
      script
          .blank()
          .comment(sentence(step.what()))
          .comment("Lock: " + step.lock() + ".")
          .comment("Rows: " + step.work() + ".")
          .comment("Undo: " + step.undoing() + ".")
          .close(step.statements());
    }
    return script.toString();
  }

  /**
   * The last step first. No Flyway runs it, so that it opens its transaction itself, and is whole
   * or nothing also in a client that goes on after an error.
   */
  static String undo(ScriptDraft draft, String name) {
    Script script =
        new Script()
            .comment("Undoes `" + name + "`. Nothing runs this by itself.")
            .comment("Written by Portcullis from " + Script.named(draft.contract()) + ".");
    switch (draft.transaction()) {
      case ONE -> script.statements(List.of("BEGIN")).statements(draft.undoSettings());
      case NONE -> script.comment("It cannot run in a transaction: statement by statement.");
    }
    List<Step> steps = new ArrayList<>(draft.steps());
    Collections.reverse(steps);
    steps.forEach(step -> undo(script, step));
    if (draft.transaction() == ScriptDraft.Transaction.ONE) {
      script.statements(List.of("COMMIT"));
    }
    return script.toString();
  }

  private static void undo(Script script, Step step) {
    if (!step.undo().isEmpty()) {
      script.blank().comment("Undoes: " + step.what() + ".");
    }
    step.notUndone()
        .ifPresent(
            left -> {
              Script own = step.undo().isEmpty() ? script.blank() : script;
              own.comment("Does not come back: " + left + ".");
            });
    script.close(step.undo());
  }

  private static String sentence(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
  }
}
