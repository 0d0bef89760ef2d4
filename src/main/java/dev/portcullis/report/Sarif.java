package dev.portcullis.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.portcullis.lint.LintRun;
import dev.portcullis.lint.LintedFile;
import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What {@code lint} found, in the Static Analysis Results Interchange Format 2.1.0 of OASIS, from
 * which code hosts annotate pull requests.
 */
public final class Sarif {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  /** The name by which code hosts know the root of a repository. */
  private static final String SOURCES = "%SRCROOT%";

  private final JsonGenerator json;
  private final List<ProblemCode> codes;
  private final Setting setting;
  private final Fingerprints fingerprints = new Fingerprints();

  private Sarif(JsonGenerator json, List<ProblemCode> codes, Setting setting) {
    this.json = json;
    this.codes = codes;
    this.setting = setting;
  }

  /**
   * What a log says beside what was found.
   *
   * @param version of this tool
   * @param root where the command ran, absolute; a code host takes it for the root of the
   *     repository
   * @param rulePages where the pages of docs/rules are published, with a slash at the end, if they
   *     are
   */
  public record Setting(String version, Path root, Optional<String> rulePages) {}

  /**
   * Writes the log; the writer is flushed, not closed.
   *
   * @param setting of the run
   */
  public static void write(LintRun run, Setting setting, Writer writer) {
    Set<ProblemCode> codes = new TreeSet<>();
    run.files().forEach(file -> file.problems().forEach(problem -> codes.add(problem.code())));
    PrettyJson.write(writer, json -> new Sarif(json, List.copyOf(codes), setting).log(run));
  }

  private void log(LintRun run) throws IOException {
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    new SarifRules(json, setting).tool(codes);
    json.writeStringField("columnKind", "unicodeCodePoints");
    json.writeArrayFieldStart("results");
    for (LintedFile file : run.files()) {
      for (Problem problem : file.problems()) {
        result(problem, file.sourceLines());
      }
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private void result(Problem problem, List<String> sourceLines) throws IOException {
    ArtifactUri uri = ArtifactUri.of(problem.position().path(), setting.root());
    json.writeStartObject();
    json.writeStringField("ruleId", problem.code().code());
    json.writeNumberField("ruleIndex", codes.indexOf(problem.code()));
    json.writeStringField("level", problem.severity().word());
    SarifText.write(json, "message", message(problem));
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", uri.text());
    if (uri.base() == ArtifactUri.Base.SOURCES) {
      json.writeStringField("uriBaseId", SOURCES);
    }
    json.writeEndObject();
    region(problem.position());
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("portcullis/v1", fingerprints.of(problem, uri, sourceLines));
    json.writeEndObject();
    json.writeEndObject();
  }

  private static String message(Problem problem) {
    return problem.hint() == null ? problem.message() : problem.message() + " " + problem.hint();
  }

  private void region(Position position) throws IOException {
    if (position.line() == 0) {
      return;
    }
    json.writeObjectFieldStart("region");
    json.writeNumberField("startLine", position.line());
    if (position.column() > 0) {
      json.writeNumberField("startColumn", position.column());
      json.writeNumberField("endColumn", position.column() + position.length());
    }
    json.writeEndObject();
  }
}
