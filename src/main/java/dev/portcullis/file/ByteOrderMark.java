package dev.portcullis.file;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The bytes at the start of a text that name its encoding. The longer marks come first: one begins
 * like a shorter one.
 */
enum ByteOrderMark {
  UTF_32_LE("UTF-32", Charset.forName("UTF-32LE"), "FFFE0000"),
  UTF_32_BE("UTF-32", Charset.forName("UTF-32BE"), "0000FEFF"),
  UTF_8("UTF-8", StandardCharsets.UTF_8, "EFBBBF"),
  UTF_16_LE("UTF-16", StandardCharsets.UTF_16LE, "FFFE"),
  UTF_16_BE("UTF-16", StandardCharsets.UTF_16BE, "FEFF");

  /** As many bytes as the longest mark has. */
  static final int LONGEST = 4;

  private final String family;
  private final Charset charset;
  private final String bytes;

  ByteOrderMark(String family, Charset charset, String bytes) {
    this.family = family;
    this.charset = charset;
    this.bytes = bytes;
  }

  /** The mark that a text beginning with these bytes has. */
  static Optional<ByteOrderMark> of(byte[] first) {
    return Stream.of(values()).filter(mark -> mark.begins(first)).findFirst();
  }

  /**
   * Whether the mark may stand in front of text in a declared encoding: it then only says the byte
   * order.
   */
  boolean fits(Charset declared) {
    return declared.name().toUpperCase(Locale.ROOT).replace("X-", "").startsWith(family);
  }

  /** The encoding without its byte order, as people name it. */
  String family() {
    return family;
  }

  Charset charset() {
    return charset;
  }

  int length() {
    return bytes.length() / 2;
  }

  private boolean begins(byte[] first) {
    return HexFormat.of().withUpperCase().formatHex(first).startsWith(bytes);
  }
}
