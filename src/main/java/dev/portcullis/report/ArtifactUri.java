package dev.portcullis.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The address of a file in SARIF: relative to where the command ran, unless its path is absolute.
 */
final class ArtifactUri {
  private static final String PLAIN = "-._~/!$&'()*+,;=@";

  private ArtifactUri() {}

  static String of(String path) {
    Path normal = Path.of(path).normalize();
    return (normal.isAbsolute() ? "file://" : "") + encoded(normal.toString());
  }

  /** A colon is encoded too: in a first name it would end a scheme (RFC 3986, 4.2). */
  private static String encoded(String path) {
    StringBuilder uri = new StringBuilder();
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      boolean plain = b > 0 && (Character.isLetterOrDigit(b) || PLAIN.indexOf(b) >= 0);
      uri.append(plain ? String.valueOf((char) b) : String.format("%%%02X", b));
    }
    return uri.toString();
  }
}
