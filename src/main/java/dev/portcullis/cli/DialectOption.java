package dev.portcullis.cli;

import dev.portcullis.dialect.Dialect;
import dev.portcullis.dialect.Dialects;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** For which engines a file is generated. */
final class DialectOption {
  @Option(
      names = "--dialect",
      paramLabel = "DIALECT",
      description = "duckdb or postgres (default: both).")
  private @Nullable String dialect;

  List<Dialect> dialects() {
    if (dialect == null) {
      return Dialects.all();
    }
    return List.of(
        Dialects.named(dialect)
            .orElseThrow(
                () ->
                    new UsageException(
                        "The dialect `" + dialect + "` is not known.",
                        "Dialects are "
                            + Dialects.all().stream()
                                .map(Dialect::name)
                                .collect(Collectors.joining(", "))
                            + ".")));
  }
}
