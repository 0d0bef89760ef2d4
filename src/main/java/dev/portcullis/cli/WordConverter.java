package dev.portcullis.cli;

import java.util.EnumSet;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Takes the words that the help of an option lists, in any case, and names them when it is none.
 */
final class WordConverter<E extends Enum<E>> implements ITypeConverter<E> {
  private final List<E> values;

  private WordConverter(List<E> values) {
    this.values = values;
  }

  /** For every option of that type; the commands must be known by then. */
  static <E extends Enum<E>> void register(CommandLine commandLine, Class<E> type) {
    commandLine.registerConverter(type, new WordConverter<>(List.copyOf(EnumSet.allOf(type))));
  }

  @Override
  public E convert(String word) {
    return values.stream()
        .filter(value -> value.toString().equalsIgnoreCase(word))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "expected one of " + values + " but was '" + word + "'"));
  }
}
