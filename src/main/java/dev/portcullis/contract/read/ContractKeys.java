package dev.portcullis.contract.read;

import dev.portcullis.contract.read.Node.Mapping;
import dev.portcullis.contract.read.Node.Scalar;
import dev.portcullis.problem.NearNames;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells a contract, also one with mistakes, from the other YAML and JSON files of a repository. */
final class ContractKeys {
  private static final Set<String> TELLING =
      Set.of("columns", "contract_name", "allow_additional_columns", "dataContractSpecification");

  private ContractKeys() {}

  /** Whether a person who wrote this meant a contract. */
  static boolean areOfContract(Node node) {
    return node instanceof Mapping root && areOfContract(root);
  }

  private static boolean areOfContract(Mapping root) {
    Set<String> keys =
        root.entries().stream().map(entry -> entry.key().text()).collect(Collectors.toSet());
    return keys.stream().anyMatch(TELLING::contains)
        || isStandard(root, keys)
        || (keys.contains("name")
            && keys.stream()
                .anyMatch(key -> NearNames.nearest(key, List.of("columns")).isPresent()));
  }

  /** Kubernetes and others have an {@code apiVersion} too. */
  private static boolean isStandard(Mapping root, Set<String> keys) {
    boolean named =
        root.entries().stream()
            .anyMatch(
                entry ->
                    entry.key().text().equals("kind")
                        && entry.value() instanceof Scalar kind
                        && kind.text().equals("DataContract"));
    return named || (keys.contains("apiVersion") && keys.contains("schema"));
  }
}
