package dev.portcullis.migrate;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds what is left in a folder when two branches that wrote migrations are merged. */
public final class MeetingBranches {
  private static final Pattern VERSION = Pattern.compile("V([0-9]+(?:[._][0-9]+)*)__.*");
  private static final Pattern CONFLICT = Pattern.compile("^(<{7}|={7}|>{7})", Pattern.MULTILINE);
  private static final String OURS = "-- Written by Portcullis";

  /** What to do. */
  public static final String HINT =
      "Delete the scripts that only your branch has, take the snapshot of the other branch, and run"
          + " `portcullis migrate` again.";

  private MeetingBranches() {}

  /** That both scripts have one version. */
  public static String oneVersion(String script, String other) {
    return "`" + script + "` and `" + other + "` have one version.";
  }

  /** Scripts that Flyway would find under one version. */
  static List<Problem> oneVersion(MigrationFolder folder) {
    Map<String, String> versions = new HashMap<>();
    List<Problem> problems = new ArrayList<>();
    for (String script : folder.scripts()) {
      Matcher name = VERSION.matcher(script);
      if (name.matches()) {
        String version = name.group(1).replace('_', '.').replaceAll("(^|\\.)0+(?=[0-9])", "$1");
        @Nullable String other = versions.putIfAbsent(version.replaceAll("(\\.0)+$", ""), script);
        if (other != null) {
          problems.add(
              problem(folder, other, oneVersion(/* script= */ other, /* other= */ script)));
        }
      }
    }
    return problems;
  }

  /**
   * Scripts of ours that the snapshot does not list; a single problem when there is no snapshot
   * that could.
   */
  static List<Problem> unlisted(MigrationFolder folder, List<String> listed) throws IOException {
    List<String> unlisted = new ArrayList<>();
    for (String script : folder.scripts()) {
      Optional<String> text = folder.text(script).filter(read -> read.contains(OURS));
      if (text.isPresent() && !listed.contains(script)) {
        unlisted.add(script);
      }
    }
    if (!unlisted.isEmpty() && !SnapshotFile.exists(folder.folder())) {
      return List.of(missing(folder.folder(), unlisted));
    }
    return unlisted.stream()
        .map(
            script ->
                problem(
                    folder,
                    script,
                    "The snapshot does not list `" + script + "`, which Portcullis wrote."))
        .toList();
  }

  private static Problem missing(OutputFolder folder, List<String> scripts) {
    String last = scripts.get(scripts.size() - 1);
    String which =
        scripts.size() == 1
            ? "`" + last + "`, which Portcullis wrote"
            : "%d scripts that Portcullis wrote, `%s` to `%s`"
                .formatted(scripts.size(), scripts.get(0), last);
    return Problem.error(
        ProblemCode.SNAPSHOT_MISSING,
        Position.ofFile(folder.shown()),
        "`%s` holds %s, and no `snapshot.json`, which says what they lead to."
            .formatted(folder.shown(), which),
        "Put `snapshot.json` back from version control, as it was committed together with `"
            + last
            + "`.");
  }

  /** What is left of scripts that are gone: those that undo them, settings, evidence. */
  static List<Problem> leftBeside(MigrationFolder folder, Snapshot snapshot) throws IOException {
    List<String> left = new ArrayList<>();
    for (String name : folder.besideNothing()) {
      String script =
          name.replaceFirst("^U", "V").replaceFirst("\\.(sql\\.conf|evidence\\.md)$", ".sql");
      boolean listed =
          snapshot.migrations().stream().anyMatch(migration -> migration.file().equals(script));
      boolean ours =
          !name.startsWith("U") || folder.text(name).filter(it -> it.contains(OURS)).isPresent();
      if (!listed && ours) {
        left.add(name);
      }
    }
    return left.isEmpty()
        ? List.of()
        : List.of(
            Problem.warning(
                ProblemCode.LEFT_BESIDE,
                Position.ofFile(folder.folder().shown()),
                "The scripts of these files are gone: %s."
                    .formatted(
                        left.stream()
                            .map(name -> "`" + name + "`")
                            .collect(Collectors.joining(", "))),
                "Delete them too; but where a database ran such a script, run its `U` script there"
                    + " first."));
  }

  /** A snapshot with the marks that a merge leaves where both sides changed it. */
  static Optional<Problem> conflict(String display, String text) {
    return CONFLICT.matcher(text).find()
        ? Optional.of(
            Problem.error(
                ProblemCode.BRANCHES_MEET,
                Position.ofFile(display),
                "`" + display + "` holds the marks of a merge conflict.",
                HINT))
        : Optional.empty();
  }

  private static Problem problem(MigrationFolder folder, String script, String message) {
    Position at = Position.ofFile(folder.folder().shown() + "/" + script);
    return Problem.error(ProblemCode.BRANCHES_MEET, at, message, HINT);
  }
}
