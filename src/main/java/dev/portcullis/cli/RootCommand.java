package dev.portcullis.cli;

import dev.portcullis.warehouse.ToolVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code portcullis} without a command: says what there is. */
@Command(
    name = "portcullis",
    description = "A gate in front of a warehouse table: one data contract, two gates that agree.",
    mixinStandardHelpOptions = true,
    versionProvider = RootCommand.Version.class,
    footer = {
      "",
      "Exit codes: 0 done, 1 the data breaks the contract, a file is not current, a change breaks, or a table is not",
      "as its contract says, 2 usage, 3 a contract is invalid, 4 the warehouse could not do it, 70 a fault of Portcullis."
    })
final class RootCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "A command is missing.");
  }

  /** The version of the tool. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"portcullis " + ToolVersion.current()};
    }
  }
}
