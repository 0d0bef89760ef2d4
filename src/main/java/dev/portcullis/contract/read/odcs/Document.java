package dev.portcullis.contract.read.odcs;

import dev.portcullis.contract.Contract;
import dev.portcullis.contract.read.Node.Entry;
import dev.portcullis.contract.read.Node.Scalar;
import java.util.Optional;

/**
 * What a document says for all of its schema objects.
 *
 * @param customs its custom properties
 * @param owner who owns the data, if it says so
 */
record Document(
    Section root, CustomProperties customs, Optional<Scalar> owner, Contract.Source source) {
  static Document of(Section root, Contract.Source source) {
    return new Document(root, CustomProperties.of(root), owner(root), source);
  }

  /** The name of the team; in older documents the member whose role is to own. */
  private static Optional<Scalar> owner(Section root) {
    Optional<Section> team = root.section("team");
    return team.flatMap(found -> found.scalar("name"))
        .or(() -> team.flatMap(found -> member(found, "members")))
        .or(() -> member(root, "team"));
  }

  private static Optional<Scalar> member(Section section, String key) {
    return section.sections(key).stream()
        .filter(member -> member.text("role").filter("owner"::equalsIgnoreCase).isPresent())
        .findFirst()
        .flatMap(member -> member.scalar("username"));
  }

  Optional<Entry> version() {
    return root.entry("version").filter(entry -> root.scalar("version").isPresent());
  }
}
