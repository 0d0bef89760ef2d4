package dev.portcullis;

import dev.portcullis.cli.Main;
import dev.portcullis.testkit.ScenarioRunner;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What users type and what they must see, on every warehouse. */
class ScenariosTest {

  @TestFactory
  Stream<DynamicTest> scenarios() {
    return ScenarioRunner.ofProject().run(Main::run);
  }
}
