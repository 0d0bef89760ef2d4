package dev.portcullis.contract.read;

import dev.portcullis.problem.Problem;
import dev.portcullis.problem.ProblemCode;
import dev.portcullis.problem.Problems;
import dev.portcullis.type.ColumnType;
import dev.portcullis.type.ColumnType.BigIntegerType;
import dev.portcullis.type.ColumnType.BooleanType;
import dev.portcullis.type.ColumnType.DateType;
import dev.portcullis.type.ColumnType.DecimalType;
import dev.portcullis.type.ColumnType.DoubleType;
import dev.portcullis.type.ColumnType.InstantType;
import dev.portcullis.type.ColumnType.IntegerType;
import dev.portcullis.type.ColumnType.JsonType;
import dev.portcullis.type.ColumnType.TextType;
import dev.portcullis.type.ColumnType.TimeType;
import dev.portcullis.type.ColumnType.TimestampType;
import dev.portcullis.type.ColumnType.UuidType;
import dev.portcullis.type.TypeName;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Keys of a column that fit the same types. */
enum RuleGroup {
  RANGE("min max exclusive_min exclusive_max", "numbers, dates and times"),
  TEXT("min_length max_length pattern not_blank", "`string`"),
  EQUALITY("enum unique primary_key", "types whose values can be compared"),
  DEFAULT("default", "every type but `json`"),
  FORMAT("format", "`date` and `timestamp`"),
  SPELLINGS("true_values false_values", "`boolean`"),
  NON_FINITE("non_finite", "`double`");

  /** Separated by spaces. */
  private final String keys;

  private final String fits;

  RuleGroup(String keys, String fits) {
    this.keys = keys;
    this.fits = fits;
  }

  /** The keys of the group. */
  List<String> keys() {
    return List.of(keys.split(" "));
  }

  /** Whether these keys say something about values of this type. */
  boolean fits(ColumnType type) {
    return type.accept(new Fitting()).contains(this);
  }

  /** Refuses the keys that say nothing about values of this type. */
  static void refuseMisfits(Fields fields, ColumnType type, Problems problems) {
    Set<RuleGroup> misfits = EnumSet.complementOf(type.accept(new Fitting()));
    for (RuleGroup group : misfits) {
      for (String key : group.keys()) {
        fields
            .entry(key)
            .ifPresent(
                entry ->
                    problems.add(
                        Problem.error(
                            ProblemCode.RULE_DOES_NOT_FIT_TYPE,
                            entry.key().at(),
                            "`"
                                + key
                                + "` does not fit type `"
                                + TypeName.of(type)
                                + "`, it is for "
                                + group.fits
                                + ".",
                            hint(group, type))));
      }
    }
  }

  private static String hint(RuleGroup group, ColumnType type) {
    if (group == RANGE && type instanceof TextType) {
      return "For the number of characters write `min_length` or `max_length`; for a range of numbers choose a number type.";
    }
    if (group == TEXT && !(type instanceof JsonType)) {
      return RANGE.fits(type)
          ? "For values write `min`, `max` or `enum`, or choose type `string`."
          : "Remove it, or choose type `string`.";
    }
    return "Remove it, or choose another type.";
  }

  /** The groups that fit each type. */
  private static final class Fitting implements ColumnType.Visitor<EnumSet<RuleGroup>> {
    private static EnumSet<RuleGroup> ordered() {
      return EnumSet.of(RANGE, EQUALITY, DEFAULT);
    }

    private static EnumSet<RuleGroup> orderedAnd(RuleGroup more) {
      EnumSet<RuleGroup> groups = ordered();
      groups.add(more);
      return groups;
    }

    @Override
    public EnumSet<RuleGroup> integer(IntegerType type) {
      return ordered();
    }

    @Override
    public EnumSet<RuleGroup> bigInteger(BigIntegerType type) {
      return ordered();
    }

    @Override
    public EnumSet<RuleGroup> decimal(DecimalType type) {
      return ordered();
    }

    @Override
    public EnumSet<RuleGroup> floating(DoubleType type) {
      return orderedAnd(NON_FINITE);
    }

    @Override
    public EnumSet<RuleGroup> bool(BooleanType type) {
      return EnumSet.of(EQUALITY, DEFAULT, SPELLINGS);
    }

    @Override
    public EnumSet<RuleGroup> date(DateType type) {
      return orderedAnd(FORMAT);
    }

    @Override
    public EnumSet<RuleGroup> timestamp(TimestampType type) {
      return orderedAnd(FORMAT);
    }

    @Override
    public EnumSet<RuleGroup> instant(InstantType type) {
      return ordered();
    }

    @Override
    public EnumSet<RuleGroup> time(TimeType type) {
      return ordered();
    }

    @Override
    public EnumSet<RuleGroup> uuid(UuidType type) {
      return EnumSet.of(EQUALITY, DEFAULT);
    }

    @Override
    public EnumSet<RuleGroup> json(JsonType type) {
      return EnumSet.noneOf(RuleGroup.class);
    }

    @Override
    public EnumSet<RuleGroup> text(TextType type) {
      return EnumSet.of(TEXT, EQUALITY, DEFAULT);
    }
  }
}
