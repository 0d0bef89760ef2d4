package dev.portcullis.warehouse;

import dev.portcullis.warehouse.TableDescription.Nullability;
import dev.portcullis.warehouse.TableDescription.Unread;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A table as its catalog has it, beside what the contract asks of it in the engine's own words.
 * Names of columns are spelled as in the contract where the engine takes them for the same.
 *
 * @param relation what stands under the name of the table
 * @param names what those of its constraints tell
 * @param columns in the table's order
 * @param constraints in the order of the catalog
 * @param beside what is neither and decides over rows too: triggers, policies, partitions
 */
public record TableInspection(
    Relation relation,
    Names names,
    List<CatalogColumn> columns,
    List<CatalogConstraint> constraints,
    List<Unread> beside,
    Asked asked) {
  public TableInspection {
    Objects.requireNonNull(relation);
    Objects.requireNonNull(names);
    columns = List.copyOf(columns);
    constraints = List.copyOf(constraints);
    beside = List.copyOf(beside);
    Objects.requireNonNull(asked);
  }

  /** No table, or something else than one. */
  public static TableInspection without(Relation relation) {
    return new TableInspection(
        relation,
        Names.OURS,
        List.of(),
        List.of(),
        List.of(),
        new Asked(Map.of(), Map.of(), Map.of(), Map.of()));
  }

  /** What a name stands for in a warehouse. */
  public enum Relation {
    TABLE,
    NOTHING,
    /** A view, a sequence, a foreign table: it holds no rows that a constraint could bind. */
    OTHER
  }

  /** Who names constraints. */
  public enum Names {
    /** Whoever makes one, so that its name tells which rule is meant. */
    OURS,
    OF_THE_ENGINE
  }

  /** A column of a table. */
  public record CatalogColumn(
      String name, String type, Nullability nullability, Optional<Spelled> defaultValue) {
    public CatalogColumn {
      Objects.requireNonNull(name);
      Objects.requireNonNull(type);
      Objects.requireNonNull(nullability);
      Objects.requireNonNull(defaultValue);
    }
  }

  /**
   * An expression.
   *
   * @param words for people
   * @param form that compares: the same for expressions that the engine takes for the same
   */
  public record Spelled(String words, String form) {
    public Spelled {
      Objects.requireNonNull(words);
      Objects.requireNonNull(form);
    }
  }

  /**
   * What a fresh table of the contract would have.
   *
   * @param columns by name; all columns of the contract
   * @param conditions the forms of the CHECKs by the ids of the rules; without those that do not
   *     fit the columns of the table
   * @param references the forms of the FOREIGN KEYs by the ids of the rules; without those whose
   *     table does not exist
   * @param impossible why the engine can add no FOREIGN KEY as its tables are, by the ids of the
   *     rules, as the end of a sentence that begins with "because"
   */
  public record Asked(
      Map<String, AskedColumn> columns,
      Map<String, String> conditions,
      Map<String, String> references,
      Map<String, String> impossible) {
    public Asked {
      columns = Map.copyOf(columns);
      conditions = Map.copyOf(conditions);
      references = Map.copyOf(references);
      impossible = Map.copyOf(impossible);
    }
  }

  /**
   * A column of a contract.
   *
   * @param type as the catalog spells it
   */
  public record AskedColumn(String type, Optional<Spelled> defaultValue) {
    public AskedColumn {
      Objects.requireNonNull(type);
      Objects.requireNonNull(defaultValue);
    }
  }
}
