package dev.portcullis.contract.read;

import dev.portcullis.problem.Position;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import java.util.Optional;

/** Recognises the encodings of which every other byte is zero, so that one sentence names them. */
final class OtherEncoding {
  private OtherEncoding() {}

  /** A problem that names the encoding; empty when the bytes may be UTF-8. */
  static Optional<Problem> problem(byte[] bytes, String displayPath) {
    return name(bytes)
        .map(
            name ->
                Problem.error(
                    ProblemCode.FILE_NOT_READABLE,
                    Position.ofFile(displayPath),
                    "The contract is " + name + ", expected UTF-8.",
                    "Save the contract as UTF-8."));
  }

  private static Optional<String> name(byte[] bytes) {
    if (startsWith(bytes, 0xFF, 0xFE, 0, 0) || startsWith(bytes, 0, 0, 0xFE, 0xFF)) {
      return Optional.of("UTF-32");
    }
    boolean marked = startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, 0xFE, 0xFF);
    boolean everyOtherIsZero = bytes.length > 3 && (isPair(bytes, 0) || isPair(bytes, 1));
    return marked || everyOtherIsZero ? Optional.of("UTF-16") : Optional.empty();
  }

  /** Two ASCII characters in two bytes each. */
  private static boolean isPair(byte[] bytes, int zero) {
    int other = 1 - zero;
    return bytes[zero] == 0 && bytes[zero + 2] == 0 && bytes[other] > 0 && bytes[other + 2] > 0;
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    if (bytes.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if ((bytes[i] & 0xFF) != mark[i]) {
        return false;
      }
    }
    return true;
  }
}
