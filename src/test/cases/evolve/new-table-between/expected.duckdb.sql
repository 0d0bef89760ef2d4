-- ======== V5__rebuild_a.sql
-- Builds the table `a` anew, and with it `b`, with all its rows and constraints.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 5b9d7b9d35aafa72fa710a80dd07279feef15b8ff3188113b34da8e3258da318

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `a` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a';
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `b` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `a` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a' AND lower(column_name) NOT IN ('id', 'n');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('id', 'a_id');
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `a` that break `n.max_length`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "a" WHERE NOT (length("n") <= 5)) AS broken;

-- The rule `n.max_length` is new to the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
ALTER TABLE "a" RENAME TO "a__before";
CREATE TABLE "a" (
  "id" INTEGER NOT NULL,
  "n" VARCHAR,
  CONSTRAINT "a_n_max_length" CHECK (length("n") <= 5),
  CONSTRAINT "a_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "a" ("id", "n")
SELECT "id", "n" FROM "a__before";
CREATE TABLE "b" (
  "id" INTEGER NOT NULL,
  "a_id" INTEGER,
  CONSTRAINT "b_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id")
);
INSERT INTO "b" ("id", "a_id")
SELECT "id", "a_id" FROM "b__before";
SELECT CASE WHEN (SELECT count(*) FROM "a") <> (SELECT count(*) FROM "a__before") THEN error('Not every row of `a` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "a__before";
DROP TABLE "b__before";

-- ======== V5__rebuild_a.sql.conf
placeholderReplacement=false

-- ======== U5__rebuild_a.sql
-- Undoes `V5__rebuild_a.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `a`, version 0.

BEGIN;

-- Undoes: the rule `n.max_length` is new to the table.
SELECT CASE WHEN count(*) > 0 THEN error('A table `a__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a__before';
SELECT CASE WHEN count(*) > 0 THEN error('A table `b__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `a` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a' AND lower(column_name) NOT IN ('id', 'n');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('id', 'a_id');
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
ALTER TABLE "a" RENAME TO "a__before";
CREATE TABLE "a" (
  "id" INTEGER NOT NULL,
  "n" VARCHAR,
  CONSTRAINT "a_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "a" ("id", "n")
SELECT "id", "n" FROM "a__before";
CREATE TABLE "b" (
  "id" INTEGER NOT NULL,
  "a_id" INTEGER,
  CONSTRAINT "b_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id")
);
INSERT INTO "b" ("id", "a_id")
SELECT "id", "a_id" FROM "b__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `a__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `b__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `a` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'a';
SELECT CASE WHEN count(*) = 0 THEN error('The table `b` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN (SELECT count(*) FROM "a") <> (SELECT count(*) FROM "a__before") THEN error('Not every row of `a` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "a__before";
DROP TABLE "b__before";

COMMIT;

-- ======== V6__create_c.sql
-- Creates the table `c`.
-- Written by Portcullis from the contract `c`, version 0. A written migration is never changed.
-- Contract sha256 73cc85ed03e49083401fe2aad62e914bd3a28b944ae3324fda58ee60c9f90339

CREATE TABLE "c" (
  "id" INTEGER NOT NULL,
  "a_id" INTEGER,
  CONSTRAINT "c_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "c_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id")
);

-- ======== V6__create_c.sql.conf
placeholderReplacement=false

-- ======== V7__rebuild_b.sql
-- Builds the table `b` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 74d4d4727d11c70a29aa48ce47c5261035c51f47bb42a0b4c1e449ed62cbc9de

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `b` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('id', 'a_id');

-- The column `c_id` is new; the rule `c_id.reference` is new to the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
CREATE TABLE "b" (
  "id" INTEGER NOT NULL,
  "a_id" INTEGER,
  "c_id" INTEGER,
  CONSTRAINT "b_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id"),
  CONSTRAINT "b_c_id_reference" FOREIGN KEY ("c_id") REFERENCES "c" ("id")
);
INSERT INTO "b" ("id", "a_id")
SELECT "id", "a_id" FROM "b__before";
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "b__before";

-- ======== V7__rebuild_b.sql.conf
placeholderReplacement=false

-- ======== U7__rebuild_b.sql
-- Undoes `V7__rebuild_b.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `b`, version 0.

BEGIN;

-- Undoes: the column `c_id` is new; the rule `c_id.reference` is new to the table.
SELECT CASE WHEN count(*) > 0 THEN error('A table `b__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `b` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b' AND lower(column_name) NOT IN ('id', 'a_id', 'c_id');
CREATE TABLE "b__before" AS FROM "b";
DROP TABLE "b";
CREATE TABLE "b" (
  "id" INTEGER NOT NULL,
  "a_id" INTEGER,
  CONSTRAINT "b_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "b_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id")
);
INSERT INTO "b" ("id", "a_id")
SELECT "id", "a_id" FROM "b__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `b__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `b` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'b';
SELECT CASE WHEN (SELECT count(*) FROM "b") <> (SELECT count(*) FROM "b__before") THEN error('Not every row of `b` has moved.') END;
DROP TABLE "b__before";

COMMIT;
