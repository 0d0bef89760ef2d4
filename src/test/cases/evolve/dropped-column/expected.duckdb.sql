-- ======== V4__rebuild_items.sql
-- Builds the table `items` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 d66b656862eb595ad04e9de6ea3cd9d4918be07c27e236e970f1f059e5835bbe

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `items` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `items` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items' AND lower(column_name) NOT IN ('id', 'note', 'old');

-- The column `old` is gone.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
ALTER TABLE "items" RENAME TO "items__before";
CREATE TABLE "items" (
  "id" INTEGER NOT NULL,
  "note" VARCHAR,
  CONSTRAINT "items_note_max_length" CHECK (length("note") <= 9),
  CONSTRAINT "items_id_unique" UNIQUE ("id")
);
INSERT INTO "items" ("id", "note")
SELECT "id", "note" FROM "items__before";
SELECT CASE WHEN (SELECT count(*) FROM "items") <> (SELECT count(*) FROM "items__before") THEN error('Not every row of `items` has moved.') END;
DROP TABLE "items__before";

-- ======== V4__rebuild_items.sql.conf
placeholderReplacement=false

-- ======== U4__rebuild_items.sql
-- Undoes `V4__rebuild_items.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `items`, version 2.

BEGIN;

-- Undoes: the column `old` is gone.
SELECT CASE WHEN count(*) > 0 THEN error('A table `items__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `items` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items' AND lower(column_name) NOT IN ('id', 'note');
ALTER TABLE "items" RENAME TO "items__before";
CREATE TABLE "items" (
  "id" INTEGER NOT NULL,
  "note" VARCHAR,
  "old" INTEGER DEFAULT 3,
  CONSTRAINT "items_note_max_length" CHECK (length("note") <= 9),
  CONSTRAINT "items_id_unique" UNIQUE ("id")
);
INSERT INTO "items" ("id", "note")
SELECT "id", "note" FROM "items__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `items__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `items` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'items';
SELECT CASE WHEN (SELECT count(*) FROM "items") <> (SELECT count(*) FROM "items__before") THEN error('Not every row of `items` has moved.') END;
DROP TABLE "items__before";

COMMIT;
