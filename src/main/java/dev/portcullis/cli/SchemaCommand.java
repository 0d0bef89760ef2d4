package dev.portcullis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code schema}: the JSON Schema of the native shape, for editors. */
@Command(
    name = "schema",
    description = "Print the JSON Schema of a contract, with which editors complete and check it.",
    mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
  private static final String RESOURCE = "contract.schema.json";

  private final Session session;

  SchemaCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    try (InputStream schema = SchemaCommand.class.getResourceAsStream(RESOURCE)) {
      if (schema == null) {
        throw new IllegalStateException("the build left " + RESOURCE + " out");
      }
      session.out().print(new String(schema.readAllBytes(), StandardCharsets.UTF_8));
    }
    return ExitCode.DONE;
  }
}
