-- ======== V5__rebuild_b.sql
-- Builds the table `b` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 3f0b516b74a3620d830d414ffce5a708520ad10b9e9d96b1eae3bd1b7ff70745

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `b` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('x', 'y', 'a_id');

-- The column `x` is gone.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
CREATE TABLE "b" (
  "y" VARCHAR,
  "a_id" INTEGER,
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id")
);
INSERT INTO "b" ("y", "a_id")
SELECT "y", "a_id" FROM "b__before";
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "b__before";

-- ======== V5__rebuild_b.sql.conf
placeholderReplacement=false

-- ======== U5__rebuild_b.sql
-- Undoes `V5__rebuild_b.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `b`, version 0.

BEGIN;

-- Undoes: the column `x` is gone.
SELECT CASE WHEN count(*) > 0 THEN error('A table `b__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('y', 'a_id');
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
CREATE TABLE "b" (
  "x" INTEGER,
  "y" VARCHAR,
  "a_id" INTEGER,
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id")
);
INSERT INTO "b" ("y", "a_id")
SELECT "y", "a_id" FROM "b__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `b__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `b` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "b__before";

COMMIT;
