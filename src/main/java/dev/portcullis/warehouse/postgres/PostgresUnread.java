package dev.portcullis.warehouse.postgres;

/**
 * Asks Postgres what a table has that no contract says, each with the reason. Most of it is found
 * at constraints that are read into a contract all the same, since what they say of rows is
 * sayable.
 */
final class PostgresUnread {
  static final String ORDER = " ORDER BY 1, 2";

  /** What is neither a column nor a constraint, and yet decides which rows get into the table. */
  static final String BESIDE =
      "SELECT pg_get_triggerdef(oid), 'a contract does not know what a "
          + "trigger does to rows' FROM pg_trigger WHERE tgrelid = ?1 AND NOT tgisinternal"
          + " UNION ALL SELECT 'RULE ' || quote_ident(rulename), 'a contract does not know "
          + "what the table does instead of a statement' FROM pg_rewrite WHERE ev_class = ?1 "
          + "AND rulename <> '_RETURN'"
          + " UNION ALL SELECT 'POLICY ' || quote_ident(polname), 'a contract does not say "
          + "who may see or write which rows' FROM pg_policy WHERE polrelid = ?1"
          + " UNION ALL SELECT 'ROW LEVEL SECURITY', 'a contract does not say who may see or "
          + "write which rows' FROM pg_class WHERE oid = ?1 AND relrowsecurity"
          + " UNION ALL SELECT 'PARTITION BY ' || pg_get_partkeydef(oid), 'a contract has no "
          + "partitions' FROM pg_class WHERE oid = ?1 AND relkind = 'p'"
          + " UNION ALL SELECT 'PARTITION ' || pg_get_expr(relpartbound, oid), 'a contract "
          + "has no partitions, so it does not say which rows belong here' FROM pg_class "
          + "WHERE oid = ?1 AND relispartition"
          + " UNION ALL SELECT 'INHERITS (' || inhparent::regclass || ')', 'a table of a "
          + "contract stands alone' FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE "
          + "inhrelid = ?1 AND NOT relispartition"
          + " UNION ALL SELECT 'INHERITED BY ' || inhrelid::regclass, 'the rows of that table show "
          + "in this one, and keys of this one do not bind them' FROM pg_inherits JOIN pg_class "
          + "ON oid = inhrelid WHERE inhparent = ?1 AND NOT relispartition";

  /** The words of the engine and the reason; {@code ?1} is the identity of the table. */
  static final String SQL =
      BESIDE
          + " UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid) AS words, 'a contract has no "
          + "words for it' AS reason FROM pg_constraint WHERE conrelid = ?1 AND contype NOT "
          + "IN ('c', 'p', 'u', 'f', 'n', 't')"
          + " UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid), 'a reference of "
          + "a contract takes a key with a NULL part as no reference' FROM pg_constraint "
          + "WHERE conrelid = ?1 AND contype = 'f' AND confmatchtype <> 's'"
          + " UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid), 'a reference of "
          + "a contract says nothing about what follows when the other table changes' FROM "
          + "pg_constraint WHERE conrelid = ?1 AND contype = 'f' AND (confdeltype <> 'a' OR "
          + "confupdtype <> 'a')"
          + " UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid), 'a contract does "
          + "not put off when a row is judged' FROM pg_constraint WHERE conrelid = ?1 AND "
          + "condeferrable AND contype <> 't'"
          + " UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid), 'rows that were "
          + "there before may break it, and a contract speaks of all rows' FROM "
          + "pg_constraint WHERE conrelid = ?1 AND NOT convalidated"
          + " UNION ALL SELECT pg_get_indexdef(indexrelid), CASE WHEN NOT indisvalid THEN "
          + "'the index is not valid, so rows may break it' WHEN indpred IS NOT NULL THEN 'a "
          + "key of a contract is over all rows' WHEN indexprs IS NOT NULL THEN 'a key of a "
          + "contract is over columns, not over expressions' WHEN indisexclusion THEN 'a key "
          + "of a contract compares values for equality alone' ELSE 'to a key of a contract "
          + "two NULLs differ' END FROM pg_index WHERE indrelid = ?1 AND indisunique AND "
          + "(indpred IS NOT NULL OR indexprs IS NOT NULL OR indnullsnotdistinct OR NOT "
          + "indisvalid OR indisexclusion)"
          + " UNION ALL SELECT 'COLLATE ' || quote_ident(collname) || ' of column ' || "
          + "quote_ident(attname), 'it takes texts that differ as equal, and a contract "
          + "compares characters' FROM pg_attribute JOIN pg_collation ON pg_collation.oid = "
          + "attcollation WHERE attrelid = ?1 AND attnum > 0 AND NOT attisdropped AND NOT "
          + "collisdeterministic"
          + " UNION ALL SELECT CASE relkind WHEN 'f' THEN 'FOREIGN TABLE' WHEN 'm' THEN "
          + "'MATERIALIZED VIEW' ELSE 'VIEW' END, 'a contract is for a table, and a load "
          + "writes to one' FROM pg_class WHERE oid = ?1 AND relkind IN ('v', 'm', 'f')"
          + ORDER;

  private PostgresUnread() {}
}
