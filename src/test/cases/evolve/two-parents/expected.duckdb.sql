-- ======== V6__rebuild_a.sql
-- Builds the table `a` anew, and with it `ad`, `b`, with all its rows and constraints.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 dbc2900cef8db70a01346b228384a7e708ed9f2e46722d4cad98a056516aab38

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `a` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a';
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `ad` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'ad';
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `b` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `a` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a' AND lower(column_name) NOT IN ('id', 'n');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `ad` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'ad' AND lower(column_name) NOT IN ('id', 'n');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('id', 'a_id', 'd_id', 'old');
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `a` that break `n.max_length`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "a" WHERE NOT (length("n") <= 9)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `ad` that break `n.max_length`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "ad" WHERE NOT (length("n") <= 8)) AS broken;

-- The rule `n.max_length` is new to the table; the rule `n.max_length` is new to the table; the column `new` was `old`.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
ALTER TABLE "ad" RENAME TO "ad__before";
ALTER TABLE "a" RENAME TO "a__before";
CREATE TABLE "a" (
  "id" INTEGER NOT NULL,
  "n" VARCHAR,
  CONSTRAINT "a_n_max_length" CHECK (length("n") <= 9),
  CONSTRAINT "a_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "a" ("id", "n")
SELECT "id", "n" FROM "a__before";
CREATE TABLE "ad" (
  "id" INTEGER NOT NULL,
  "n" VARCHAR,
  CONSTRAINT "ad_n_max_length" CHECK (length("n") <= 8),
  CONSTRAINT "ad_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "ad" ("id", "n")
SELECT "id", "n" FROM "ad__before";
CREATE TABLE "b" (
  "id" INTEGER NOT NULL,
  "a_id" INTEGER,
  "d_id" INTEGER,
  "new" VARCHAR,
  CONSTRAINT "b_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id"),
  CONSTRAINT "b_d_id_reference" FOREIGN KEY ("d_id") REFERENCES "ad" ("id")
);
INSERT INTO "b" ("id", "a_id", "d_id", "new")
SELECT "id", "a_id", "d_id", "old" FROM "b__before";
SELECT CASE WHEN (SELECT count(*) FROM "a") <> (SELECT count(*) FROM "a__before") THEN error('Not every row of `a` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "ad") <> (SELECT count(*) FROM "ad__before") THEN error('Not every row of `ad` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "a__before";
DROP TABLE "ad__before";
DROP TABLE "b__before";

-- ======== V6__rebuild_a.sql.conf
placeholderReplacement=false

-- ======== U6__rebuild_a.sql
-- Undoes `V6__rebuild_a.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `a`, version 0.

BEGIN;

-- Undoes: the rule `n.max_length` is new to the table; the rule `n.max_length` is new to the table; the column `new` was `old`.
SELECT CASE WHEN count(*) > 0 THEN error('A table `a__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a__before';
SELECT CASE WHEN count(*) > 0 THEN error('A table `ad__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'ad__before';
SELECT CASE WHEN count(*) > 0 THEN error('A table `b__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `a` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a' AND lower(column_name) NOT IN ('id', 'n');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `ad` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'ad' AND lower(column_name) NOT IN ('id', 'n');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('id', 'a_id', 'd_id', 'new');
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
ALTER TABLE "ad" RENAME TO "ad__before";
ALTER TABLE "a" RENAME TO "a__before";
CREATE TABLE "a" (
  "id" INTEGER NOT NULL,
  "n" VARCHAR,
  CONSTRAINT "a_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "a" ("id", "n")
SELECT "id", "n" FROM "a__before";
CREATE TABLE "ad" (
  "id" INTEGER NOT NULL,
  "n" VARCHAR,
  CONSTRAINT "ad_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "ad" ("id", "n")
SELECT "id", "n" FROM "ad__before";
CREATE TABLE "b" (
  "id" INTEGER NOT NULL,
  "a_id" INTEGER,
  "d_id" INTEGER,
  "old" VARCHAR,
  CONSTRAINT "b_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id"),
  CONSTRAINT "b_d_id_reference" FOREIGN KEY ("d_id") REFERENCES "ad" ("id")
);
INSERT INTO "b" ("id", "a_id", "d_id", "old")
SELECT "id", "a_id", "d_id", "new" FROM "b__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `a__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `ad__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'ad__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `b__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `a` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a';
SELECT CASE WHEN count(*) = 0 THEN error('The table `ad` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'ad';
SELECT CASE WHEN count(*) = 0 THEN error('The table `b` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN (SELECT count(*) FROM "a") <> (SELECT count(*) FROM "a__before") THEN error('Not every row of `a` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "ad") <> (SELECT count(*) FROM "ad__before") THEN error('Not every row of `ad` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "a__before";
DROP TABLE "ad__before";
DROP TABLE "b__before";

COMMIT;
