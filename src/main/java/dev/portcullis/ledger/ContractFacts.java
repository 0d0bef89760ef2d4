package dev.portcullis.ledger;

import java.util.Objects;

/**
 * The contract that a file was judged by.
 *
 * @param path as the user named it; empty in entries of earlier versions, which did not keep it
 * @param sha256 of its bytes
 */
public record ContractFacts(String name, String version, String path, String sha256) {
  public ContractFacts {
    Objects.requireNonNull(name);
    Objects.requireNonNull(version);
    Objects.requireNonNull(path);
    Objects.requireNonNull(sha256);
  }
}
