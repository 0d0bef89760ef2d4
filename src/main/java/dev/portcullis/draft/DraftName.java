package dev.portcullis.draft;

import dev.portcullis.contract.read.HeaderNames;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Locale;

/** The name of a contract, from the name of a file that was delivered under it. */
final class DraftName {
  private static final String FALLBACK = "data";

  private DraftName() {}

  /** {@code orders-2026-09-15.csv.gz} is {@code orders}. */
  static String of(Path file) {
    String base = Normalizer.normalize(file.getFileName().toString(), Normalizer.Form.NFC);
    String stem = base.replaceFirst("(?i)(\\.(csv|tsv|txt|dat|gz|zip))+$", "");
    String undated =
        stem.replaceFirst("[0-9]{4}[-_.]?[0-9]{2}[-_.]?[0-9]{2}([T_-]?[0-9]{4,6})?$", "")
            .replaceFirst("[-_. ][0-9]+$", "");
    String name =
        undated
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{Nd}_]+", "_")
            .replaceAll("^[_0-9]+|_+$", "");
    return HeaderNames.isIdentifier(name) ? name : FALLBACK;
  }
}
