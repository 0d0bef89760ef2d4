package dev.portcullis.report;

import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemPrinter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * Marks by which a host knows a problem again when lines above it come or go: code, file and the
 * text of the line, and which of several alike it is.
 */
final class Fingerprints {
  private static final int BYTES = 8;

  private final Map<String, Integer> seen = new HashMap<>();

  String of(Problem problem, ArtifactUri uri, List<String> sourceLines) {
    String line = ProblemPrinter.source(problem, sourceLines).orElse("").strip();
    String mark = hash(problem.code().code() + "\n" + uri.text() + "\n" + line);
    return mark + ":" + seen.merge(mark, 1, Integer::sum);
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
