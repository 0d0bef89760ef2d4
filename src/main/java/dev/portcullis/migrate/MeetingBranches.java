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
import org.jspecify.annotations.Nullable;

/** Finds what is left in a folder when two branches that wrote migrations are merged. */
final class MeetingBranches {
  private static final Pattern VERSION = Pattern.compile("V([0-9]+(?:[._][0-9]+)*)__.*");
  private static final Pattern CONFLICT = Pattern.compile("^(<{7}|={7}|>{7})", Pattern.MULTILINE);
  private static final String OURS = "-- Written by Portcullis";

  private static final String HINT =
      "Delete the scripts that only your branch has, take the snapshot of the other branch, and run"
          + " `portcullis migrate` again.";

  private MeetingBranches() {}

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
              problem(folder, other, "`" + other + "` and `" + script + "` have one version."));
        }
      }
    }
    return problems;
  }

  /** Scripts of ours that the snapshot does not list. */
  static List<Problem> unlisted(MigrationFolder folder, List<String> listed) throws IOException {
    List<Problem> problems = new ArrayList<>();
    for (String script : folder.scripts()) {
      Optional<String> text = folder.text(script).filter(read -> read.contains(OURS));
      if (text.isPresent() && !listed.contains(script)) {
        problems.add(
            problem(
                folder,
                script,
                "The snapshot does not list `" + script + "`, which Portcullis wrote."));
      }
    }
    return problems;
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
