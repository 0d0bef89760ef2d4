package dev.portcullis.migrate;

import dev.portcullis.migrate.GeneratedFile.Policy;
import dev.portcullis.migrate.SnapshotReader.Unreadable;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The file {@code snapshot.json} beside the migrations of a dialect. */
final class SnapshotFile {
  private static final String NAME = "snapshot.json";

  private SnapshotFile() {}

  /**
   * What the file holds.
   *
   * @param snapshot empty when the file cannot be used
   */
  record Reading(Optional<Snapshot> snapshot, List<Problem> problems) {}

  static boolean exists(OutputFolder folder) {
    return Files.exists(folder.path().resolve(NAME));
  }

  /** A folder without the file is one before the first migration. */
  static Reading read(OutputFolder folder) throws IOException {
    Path path = folder.path().resolve(NAME);
    if (!Files.exists(path)) {
      return new Reading(Optional.of(Snapshot.empty()), List.of());
    }
    String display = file(folder, Snapshot.empty()).display();
    String text = Files.readString(path);
    Optional<Problem> conflict = MeetingBranches.conflict(display, text);
    if (conflict.isPresent()) {
      return new Reading(Optional.empty(), List.of(conflict.get()));
    }
    try {
      return new Reading(Optional.of(SnapshotReader.read(text)), List.of());
    } catch (Unreadable e) {
      Problem problem =
          Problem.error(
              ProblemCode.SYNTAX,
              Position.ofFile(display),
              "`%s` is not a snapshot: %s.".formatted(display, e.getMessage()),
              "Restore the file as it was committed together with the last migration.");
      return new Reading(Optional.empty(), List.of(problem));
    }
  }

  static GeneratedFile file(OutputFolder folder, Snapshot snapshot) {
    return new GeneratedFile(folder, NAME, SnapshotWriter.text(snapshot), Policy.REPLACE);
  }
}
