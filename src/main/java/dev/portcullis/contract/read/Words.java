package dev.portcullis.contract.read;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The words of a choice, in the order in which messages list them. */
final class Words {
  private Words() {}

  static <E> Map<String, E> of(String firstWord, E first, String secondWord, E second) {
    Map<String, E> words = new LinkedHashMap<>();
    words.put(firstWord, first);
    words.put(secondWord, second);
    return Collections.unmodifiableMap(words);
  }

  static <E> Map<String, E> of(E[] choices, Function<E, String> word) {
    Map<String, E> words = new LinkedHashMap<>();
    Arrays.stream(choices).forEach(choice -> words.put(word.apply(choice), choice));
    return Collections.unmodifiableMap(words);
  }
}
