package dev.portcullis.migrate;

import java.util.List;

/**
 * The scripts that change tables.
 *
 * @param changes of the tables themselves
 * @param references FOREIGN KEYs that come, for when all tables are there with their keys
 */
public record TableScripts(List<ScriptDraft> changes, List<ScriptDraft> references) {
  public TableScripts {
    changes = List.copyOf(changes);
    references = List.copyOf(references);
  }
}
