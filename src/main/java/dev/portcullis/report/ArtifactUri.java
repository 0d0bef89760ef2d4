package dev.portcullis.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The address of a file in SARIF: relative to where the command ran, so that a code host finds it
 * in its repository; a file outside of that folder is in no repository that begins there, and has
 * its whole address.
 *
 * @param text a URI reference (RFC 3986)
 * @param base what it is relative to
 */
record ArtifactUri(String text, Base base) {
  private static final String PLAIN = "-._~/!$&'()*+,;=@";

  /** What an address is relative to. */
  enum Base {
    /** The root of the sources, {@code %SRCROOT%} in SARIF. */
    SOURCES,
    /** Nothing: it is whole. */
    NONE
  }

  /**
   * The address of a file.
   *
   * @param path as the user named it
   * @param root where the command ran, absolute
   */
  static ArtifactUri of(String path, Path root) {
    Path whole = root.resolve(path).normalize();
    Path sources = root.normalize();
    return whole.startsWith(sources)
        ? new ArtifactUri(encoded(sources.relativize(whole).toString()), Base.SOURCES)
        : new ArtifactUri("file://" + encoded(whole.toString()), Base.NONE);
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
