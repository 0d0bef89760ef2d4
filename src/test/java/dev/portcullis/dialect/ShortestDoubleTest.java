package dev.portcullis.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortestDoubleTest {
  @ParameterizedTest
  @CsvSource({
    "0.1, 0.1",
    "-1, -1",
    "100, 100",
    "1e10, 10000000000",
    "1e300, 1E+300",
    "2e-7, 2E-7",
    "0, 0",
    "-0.0, 0",
    "4.9e-324, 5E-324",
    "2e23, 2E+23",
    "9007199254740993, 9007199254740992"
  })
  void isWhatAPersonWouldWrite(double number, String text) {
    assertEquals(text, ShortestDouble.text(number));
  }

  @Test
  void readsBackAsTheSameDouble() {
    Random random = new Random(20260915);
    for (int i = 0; i < 20_000; i++) {
      double number = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(number)) {
        assertEquals(number, Double.parseDouble(ShortestDouble.text(number)));
      }
    }
  }
}
