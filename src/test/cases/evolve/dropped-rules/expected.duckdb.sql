-- ======== V4__rebuild_items.sql
-- Builds the table `items` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 8926e92045b28e9b5e32b00b0a3ec5eb7ec28eba675f9abf3418a0ac5bf55aa7

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `items` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `items` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items' AND lower(column_name) NOT IN ('id', 'part', 'low', 'code', 'must', 'filled');

-- The column `part` is gone; the column `low` is gone; the column `code` is gone; the column `must` is gone; the column `filled` is gone; the rule `low.min` no longer binds the table; the rule `low.max` no longer binds the table; the rule `code.max_length` no longer binds the table; the rule `must.min` no longer binds the table; the rule `filled.min` no longer binds the table; the rule `primary_key` no longer binds the table; the rule `code.unique` no longer binds the table; the rule `in_order` no longer binds the table; the rule `any_of` no longer binds the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
ALTER TABLE "items" RENAME TO "items__before";
CREATE TABLE "items" (
  "id" INTEGER NOT NULL,
  CONSTRAINT "items_id_unique" UNIQUE ("id")
);
INSERT INTO "items" ("id")
SELECT "id" FROM "items__before";
SELECT CASE WHEN (SELECT count(*) FROM "items") <> (SELECT count(*) FROM "items__before") THEN error('Not every row of `items` has moved.') END;
DROP TABLE "items__before";

-- ======== V4__rebuild_items.sql.conf
placeholderReplacement=false

-- ======== U4__rebuild_items.sql
-- Undoes `V4__rebuild_items.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `items`, version 2.

BEGIN;

-- Undoes: the column `part` is gone; the column `low` is gone; the column `code` is gone; the column `must` is gone; the column `filled` is gone; the rule `low.min` no longer binds the table; the rule `low.max` no longer binds the table; the rule `code.max_length` no longer binds the table; the rule `must.min` no longer binds the table; the rule `filled.min` no longer binds the table; the rule `primary_key` no longer binds the table; the rule `code.unique` no longer binds the table; the rule `in_order` no longer binds the table; the rule `any_of` no longer binds the table.
-- Does not come back: `must.required`, `primary_key`, `any_of`, which rows cannot keep without the values that are gone.
SELECT CASE WHEN count(*) > 0 THEN error('A table `items__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `items` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items' AND lower(column_name) NOT IN ('id');
ALTER TABLE "items" RENAME TO "items__before";
CREATE TABLE "items" (
  "id" INTEGER NOT NULL,
  "part" INTEGER DEFAULT 1 NOT NULL,
  "low" INTEGER,
  "code" VARCHAR,
  "must" INTEGER,
  "filled" INTEGER DEFAULT 3 NOT NULL,
  CONSTRAINT "items_low_min" CHECK ("low" >= 1),
  CONSTRAINT "items_low_max" CHECK ("low" <= 5),
  CONSTRAINT "items_code_max_length" CHECK (length("code") <= 3),
  CONSTRAINT "items_must_min" CHECK ("must" >= 0),
  CONSTRAINT "items_filled_min" CHECK ("filled" >= 2),
  CONSTRAINT "items_id_unique" UNIQUE ("id"),
  CONSTRAINT "items_code_unique" UNIQUE ("code"),
  CONSTRAINT "items_in_order_check" CHECK ("low" <= "id")
);
INSERT INTO "items" ("id")
SELECT "id" FROM "items__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `items__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `items` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items';
SELECT CASE WHEN (SELECT count(*) FROM "items") <> (SELECT count(*) FROM "items__before") THEN error('Not every row of `items` has moved.') END;
DROP TABLE "items__before";

COMMIT;
