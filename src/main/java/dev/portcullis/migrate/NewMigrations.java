package dev.portcullis.migrate;

import dev.portcullis.contract.Contract;
import dev.portcullis.dialect.Dialect;
import dev.portcullis.migrate.GeneratedFile.Policy;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Adds scripts to a folder, one after the other, and keeps the snapshot in step. Used once. */
final class NewMigrations {
  /** Users run the files with their own Flyway too, which would replace <code>${…}</code>. */
  private static final String SCRIPT_CONFIG = "placeholderReplacement=false\n";

  private static final String WITHOUT_TRANSACTION = "executeInTransaction=false\n";

  private final Dialect dialect;
  private final MigrationFolder folder;
  private final List<GeneratedFile> files = new ArrayList<>();
  private final List<Snapshot.Migration> migrations;
  private final List<Snapshot.Table> tables;
  private BigInteger version;

  NewMigrations(Dialect dialect, Snapshot snapshot, MigrationFolder folder) {
    this.dialect = dialect;
    this.folder = folder;
    this.migrations = new ArrayList<>(snapshot.migrations());
    this.tables = new ArrayList<>(snapshot.tables());
    this.version =
        folder.greatestVersion(migrations.stream().map(Snapshot.Migration::file).toList());
  }

  /** Adds the scripts of the bookkeeping that the folder does not have yet. */
  void bookkeeping() throws IOException {
    for (Bookkeeping script : Bookkeeping.values()) {
      if (migrations.stream().noneMatch(script::is)) {
        add(script.description(), script.text(dialect));
      }
    }
  }

  /** Adds the script that creates the table. */
  void create(CreationOrder.Step step) throws IOException {
    Contract contract = step.contract();
    String script = add("create_" + FileName.description(contract.table()), text(step));
    addBeside(script + ".conf", SCRIPT_CONFIG);
    put(SnapshotTables.of(dialect, contract));
  }

  private void put(Snapshot.Table table) {
    tables.removeIf(former -> former.name().equals(table.name()));
    tables.add(table);
    tables.sort(Comparator.comparing(each -> each.name().toString()));
  }

  private void addBeside(String name, String text) throws IOException {
    addUnlessCurrent(new GeneratedFile(folder.folder(), name, text, Policy.REPLACE));
  }

  /** The snapshot has the tables as the scripts leave them. */
  void change(Evolutions evolutions) {
    evolutions.neighbours().forEach(neighbour -> put(neighbour.renamed()));
    evolutions.changing().forEach(evolution -> put(evolution.after()));
  }

  /** Adds the scripts, each with the one that undoes it, if it does anything. */
  void add(List<ScriptDraft> drafts) throws IOException {
    for (ScriptDraft draft : drafts) {
      String config =
          switch (draft.transaction()) {
            case ONE -> SCRIPT_CONFIG;
            case NONE -> SCRIPT_CONFIG + WITHOUT_TRANSACTION;
          };
      String script = add(draft.description(), ChangeScript.text(draft));
      addBeside(script + ".conf", config);
      if (draft.isUndone()) {
        addBeside(script.replaceFirst("^V", "U"), ChangeScript.undo(draft, script));
      }
    }
  }

  private String text(CreationOrder.Step step) {
    Contract contract = step.contract();
    return new Script()
        .comment("Creates the table `" + contract.table() + "`.")
        .comment(
            "Written by Portcullis from "
                + Script.named(contract)
                + ". A written migration is never changed.")
        .origin(contract)
        .statements(dialect.migrationSettings())
        .createTable(dialect, contract)
        .addReferences(dialect, step)
        .toString();
  }

  private String add(String description, String text) throws IOException {
    String name = "V" + version.add(BigInteger.ONE) + "__" + description + ".sql";
    for (String script : folder.scripts()) {
      if (isLeftBehind(script, description, text)) {
        name = script;
      }
    }
    if (!folder.scripts().contains(name)) {
      version = version.add(BigInteger.ONE);
    }
    migrations.add(new Snapshot.Migration(name, Hash.sha256(text)));
    addUnlessCurrent(new GeneratedFile(folder.folder(), name, text, Policy.WRITE_ONCE));
    return name;
  }

  /** A run that was killed before it wrote the snapshot has left the script that is due now. */
  private boolean isLeftBehind(String script, String description, String text) throws IOException {
    return script.endsWith("__" + description + ".sql")
        && migrations.stream().noneMatch(migration -> migration.file().equals(script))
        && folder.text(script).filter(text::equals).isPresent();
  }

  private void addUnlessCurrent(GeneratedFile file) throws IOException {
    if (!file.isCurrent()) {
      files.add(file);
    }
  }

  /** What the snapshot says by now. */
  Snapshot snapshot() {
    return new Snapshot(migrations, tables);
  }

  /** The names of all scripts that the snapshot will list. */
  List<String> listed() {
    return migrations.stream().map(Snapshot.Migration::file).toList();
  }

  /**
   * All files in the order in which they are written: the snapshot last, when the rest is there.
   */
  List<GeneratedFile> files() throws IOException {
    List<GeneratedFile> all = new ArrayList<>(files);
    GeneratedFile snapshot = SnapshotFile.file(folder.folder(), snapshot());
    if (!migrations.isEmpty() && !snapshot.isCurrent()) {
      all.add(snapshot);
    }
    return List.copyOf(all);
  }
}
