package dev.portcullis.lint;

import dev.portcullis.contract.read.ContractReading;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Looks at contracts one by one, on all processors, and then at all of them together. */
public final class Linter {
  /** Bytes of a contract that no person writes. */
  private static final long LARGE = 200_000;

  private final List<Candidate> candidates = new ArrayList<>();
  private final List<ContractFolder> folders = new ArrayList<>();
  private final Set<Path> known = new HashSet<>();

  /**
   * Asks for a contract, or for all contracts below a folder. What was asked for before is passed
   * over.
   *
   * @param path where it lies
   * @param display as the user wrote it
   */
  public void add(Path path, String display) {
    if (Files.isDirectory(path)) {
      ContractFolder folder = ContractFolder.of(path, display);
      folders.add(folder);
      folder.files().forEach((name, file) -> add(new Candidate(file, name, Origin.FOUND)));
    } else {
      add(new Candidate(path, display, Origin.NAMED));
    }
  }

  private void add(Candidate candidate) {
    if (known.add(candidate.path().toAbsolutePath().normalize())) {
      candidates.add(candidate);
    }
  }

  /** Reads all that was asked for. */
  public LintRun run() {
    List<LintedFile> files = candidates.parallelStream().map(this::look).toList();
    Stream<LintedFile> ofFolders =
        folders.stream().flatMap(folder -> folder.problems(files).stream()).map(LintedFile::of);
    return new LintRun(Stream.concat(TableOwners.compared(files).stream(), ofFolders).toList());
  }

  /** Large ones take their turns, or several at once would need more memory than one may. */
  private LintedFile look(Candidate candidate) {
    if (candidate.path().toFile().length() < LARGE) {
      return read(candidate);
    }
    synchronized (known) {
      return read(candidate);
    }
  }

  private static LintedFile read(Candidate candidate) {
    Optional<ContractReading> reading =
        switch (candidate.origin()) {
          case NAMED -> Optional.of(Contracts.read(candidate.path(), candidate.display()));
          case FOUND -> Contracts.readIfContract(candidate.path(), candidate.display());
        };
    return reading
        .map(read -> LintedFile.of(candidate.display(), read))
        .orElseGet(() -> LintedFile.somethingElse(candidate.display()));
  }

  private record Candidate(Path path, String display, Origin origin) {}

  /** How a file came to be looked at. */
  private enum Origin {
    /** A user named it, so it must be a contract. */
    NAMED,
    /** It lies in a folder that a user named, and may be something else. */
    FOUND
  }
}
