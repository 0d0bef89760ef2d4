package dev.portcullis.contract.read;

import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The bytes of a contract, decoded.
 *
 * @param text without a byte order mark
 * @param sha256 of the bytes, lower-case hexadecimal
 * @param json whether the name of the file says that it is JSON
 */
record ContractFile(String text, String sha256, boolean json) {
  private static final Pattern OBJECT = Pattern.compile("\\s*\\{\\s*[\"}]");

  static ContractFile read(Path file, String displayPath) throws UnreadableContract {
    byte[] bytes = ContractBytes.read(file, displayPath);
    String name = file.toString().toLowerCase(Locale.ROOT);
    return of(bytes, displayPath, text -> name.endsWith(".json"));
  }

  /** What has no name is JSON when it begins as an object of JSON does. */
  static ContractFile read(InputStream in, String displayPath) throws UnreadableContract {
    byte[] bytes = ContractBytes.read(in, displayPath);
    return of(bytes, displayPath, text -> OBJECT.matcher(text).lookingAt());
  }

  private static ContractFile of(byte[] bytes, String displayPath, Predicate<String> isJson)
      throws UnreadableContract {
    Optional<Problem> other = OtherEncoding.problem(bytes, displayPath);
    if (other.isPresent()) {
      throw new UnreadableContract(other.get());
    }
    String text = decode(bytes, displayPath);
    refuseUnprintable(text, displayPath);
    return new ContractFile(text, sha256(bytes), isJson.test(text));
  }

  private static String decode(byte[] bytes, String displayPath) throws UnreadableContract {
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      SourceText before = new SourceText(displayPath, text);
      throw new UnreadableContract(notUtf8(bytes[in.position()] & 0xFF, before), before.lines());
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static Problem notUtf8(int offending, SourceText before) {
    return Problem.error(
        ProblemCode.FILE_NOT_READABLE,
        before.position(before.text().length(), before.text().length()),
        String.format("The contract is not UTF-8, byte 0x%02X stands here.", offending),
        "Save the contract as UTF-8.");
  }

  /** YAML allows no other control characters; one stands for a file that is no text at all. */
  private static void refuseUnprintable(String text, String displayPath) throws UnreadableContract {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isUnprintable(c)) {
        SourceText source = new SourceText(displayPath, text);
        throw new UnreadableContract(
            Problem.error(
                ProblemCode.FILE_NOT_READABLE,
                source.position(i, i + 1),
                String.format(
                    "The control character U+%04X stands here, a contract is text.", (int) c),
                "In a value, write it as an escape in double quotes."),
            source.lines());
      }
    }
  }

  private static boolean isUnprintable(char c) {
    boolean isSpace = c == '\t' || c == '\n' || c == '\r' || c == '\u0085';
    return (Character.isISOControl(c) && !isSpace) || c == '\uFFFE' || c == '\uFFFF';
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
