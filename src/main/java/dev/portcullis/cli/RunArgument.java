package dev.portcullis.cli;

import dev.portcullis.ledger.RecordedRun;
import dev.portcullis.ledger.RunSearch;
import dev.portcullis.warehouse.Warehouse;
import java.util.stream.Collectors;

/**
 * A run that a user names.
 *
 * @param written the run, or its first letters
 */
record RunArgument(String written) {
  /** How many runs that begin alike are named. */
  private static final int TOLD = 3;

  private static final String LIST = "`portcullis runs` lists them.";

  /** The run; a {@link UsageException} says why none is meant. */
  RecordedRun find(Warehouse warehouse) {
    RunSearch search = warehouse.run(written);
    return search.run().orElseThrow(() -> notFound(search, warehouse.target()));
  }

  private UsageException notFound(RunSearch search, String place) {
    if (!search.several().isEmpty()) {
      return new UsageException(
          "Several runs in `%s` begin with `%s`: %s.".formatted(place, written, named(search)),
          "Give more letters of the one that is meant.");
    }
    return new UsageException(
        "The ledger in `%s` has no run `%s`.".formatted(place, written),
        search.nearest().map(near -> "Did you mean `" + near + "`? " + LIST).orElse(LIST));
  }

  private static String named(RunSearch search) {
    String first =
        search.several().stream()
            .limit(TOLD)
            .map(run -> "`" + run + "`")
            .collect(Collectors.joining(", "));
    return first + (search.several().size() > TOLD ? ", …" : "");
  }
}
