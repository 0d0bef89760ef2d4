package dev.portcullis.contract.read;

import dev.portcullis.contract.FileCheck.Unit;
import dev.portcullis.contract.Limit;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads {@code limits}: how many rows may be set aside. */
final class LimitsReader {
  static final List<String> KEYS = List.of("quarantined");

  private static final Pattern PERCENT = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,10})?%");
  private static final Pattern ROWS = Pattern.compile("[0-9]{1,18}");
  private static final BigDecimal ALL = BigDecimal.valueOf(100);

  private final Fields contract;
  private final Problems problems;

  LimitsReader(Fields contract, Problems problems) {
    this.contract = contract;
    this.problems = problems;
  }

  Optional<Limit> read() {
    contract.entry("limits").ifPresent(entry -> problems.add(Later.limits(entry.key().at())));
    return contract
        .mapping("limits")
        .map(mapping -> new Fields(mapping, problems))
        .flatMap(
            fields -> {
              fields.allow(KEYS, "`limits`");
              return fields.scalar("quarantined").flatMap(this::limit);
            });
  }

  private Optional<Limit> limit(Scalar written) {
    String text = written.text();
    if (ROWS.matcher(text).matches()) {
      return Optional.of(new Limit(new BigDecimal(text), Unit.ROWS, written.at()));
    }
    if (PERCENT.matcher(text).matches()) {
      BigDecimal percent = new BigDecimal(text.substring(0, text.length() - 1));
      if (percent.compareTo(ALL) <= 0) {
        return Optional.of(new Limit(percent, Unit.PERCENT, written.at()));
      }
    }
    problems.add(
        Problem.error(
            ProblemCode.NOT_A_NUMBER,
            written.at(),
            "Key `quarantined` is "
                + Shown.text(text)
                + ", expected a number of rows or a percentage.",
            "Write for example `1%` or `100`."));
    return Optional.empty();
  }
}
