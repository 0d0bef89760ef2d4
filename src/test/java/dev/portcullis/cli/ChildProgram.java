package dev.portcullis.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The program in a JVM of its own, for what cannot be seen in process: a kill, a time zone, a limit
 * of memory, two runs at once.
 *
 * @param folder its working directory, where its temporary files go too
 * @param javaOptions for its JVM
 * @param environment variables beside those of the test
 */
public record ChildProgram(Path folder, List<String> javaOptions, Map<String, String> environment) {

  private static final long LONGEST_MINUTES = 3;

  public ChildProgram {
    javaOptions = List.copyOf(javaOptions);
    environment = Map.copyOf(environment);
  }

  public static ChildProgram in(Path folder) {
    return new ChildProgram(folder, List.of(), Map.of());
  }

  public ChildProgram withJava(String option) {
    List<String> options = new ArrayList<>(javaOptions);
    options.add(option);
    return new ChildProgram(folder, options, environment);
  }

  public ChildProgram withVariable(String name, String value) {
    Map<String, String> variables = new HashMap<>(environment);
    variables.put(name, value);
    return new ChildProgram(folder, javaOptions, variables);
  }

  /** The folder of its temporary files. */
  public Path temporaryFiles() throws IOException {
    return Files.createDirectories(folder.resolve("tmp"));
  }

  /** Makes what dead runs left look older than any run that is just beginning. */
  public void letTimePass() throws IOException {
    try (Stream<Path> files = Files.walk(temporaryFiles())) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
      }
    }
  }

  /** What runs left among their temporary files; the JVM's own files are not ours. */
  public List<String> leftovers() throws IOException {
    try (Stream<Path> files = Files.list(temporaryFiles())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("portcullis-"))
          .toList();
    }
  }

  /** Starts it; what it says goes to a file. */
  public Running start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dfile.encoding=UTF-8"));
    command.add("-Djava.io.tmpdir=" + temporaryFiles());
    command.addAll(javaOptions);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    Path said = Files.createTempFile(folder, "said", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    builder.environment().putAll(environment);
    return new Running(builder.start(), said);
  }

  /** Starts it and waits for its end. */
  public Ended run(String... arguments) throws IOException, InterruptedException {
    return start(arguments).end();
  }

  /** A program that was started. */
  public record Running(Process process, Path said) {

    /** Waits for its end. */
    public Ended end() throws IOException, InterruptedException {
      if (!process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly().waitFor();
        throw new AssertionError("did not end; it said: " + Files.readString(said));
      }
      return new Ended(process.exitValue(), Files.readString(said));
    }

    /** Ends it as {@code kill -9} does. */
    public Ended kill() throws IOException, InterruptedException {
      process.destroyForcibly();
      return end();
    }
  }

  /** What it said, on both of its outputs, and its exit code. */
  public record Ended(int exitCode, String said) {}
}
