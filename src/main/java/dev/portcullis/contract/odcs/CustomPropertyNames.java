package dev.portcullis.contract.odcs;

import java.util.LinkedHashMap;
import java.util.Map;

/** Names of {@code customProperties} that say what the standard has no word for. */
public final class CustomPropertyNames {
  /** Whose value speaks in the words of the native shape. */
  public static final String NATIVE = "portcullis";

  /** What happens to rows that break a rule. */
  public static final String ON_VIOLATION = "onViolation";

  /** Who makes sure that a relationship holds. */
  public static final String ENFORCED_BY = "enforcedBy";

  private CustomPropertyNames() {}

  /** How files are written: the native key under {@code file} of each property, in their order. */
  public static Map<String, String> ofFiles() {
    Map<String, String> keys = new LinkedHashMap<>();
    keys.put("delimiter", "delimiter");
    keys.put("encoding", "encoding");
    keys.put("nullValues", "null_values");
    keys.put("columnOrder", "column_order");
    keys.put("additionalColumns", "additional_columns");
    keys.put("missingColumns", "missing_columns");
    keys.put("onMalformed", "on_malformed");
    return keys;
  }
}
