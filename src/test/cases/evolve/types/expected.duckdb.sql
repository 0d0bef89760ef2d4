-- ======== V4__rebuild_weights.sql
-- Builds the table `weights` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `weights` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'weights';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `weights` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'weights' AND lower(column_name) NOT IN ('id', 'kg', 'n', 'big', 'text', 'day', 'ratio');
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` whose `kg` is no `decimal(12,1)` without loss: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT ((TRY_CAST(TRY_CAST("kg" AS DECIMAL(12,1)) AS DECIMAL(10,2)) IS NOT DISTINCT FROM "kg") OR "kg" IS NULL)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` whose `n` is no `int` without loss: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT ((TRY_CAST(TRY_CAST("n" AS INTEGER) AS BIGINT) IS NOT DISTINCT FROM "n") OR "n" IS NULL)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` whose `text` is no `int` without loss: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT ((regexp_full_match("text", '[+-]?[0-9]{1,19}') AND TRY_CAST("text" AS INTEGER) IS NOT NULL) OR "text" IS NULL)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` whose `day` is no `date` without loss: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (("day" = date_trunc('day', "day")) OR "day" IS NULL)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` whose `ratio` is no `decimal(9,3)` without loss: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT ((TRY_CAST(TRY_CAST("ratio" AS DECIMAL(9,3)) AS DOUBLE) IS NOT DISTINCT FROM "ratio") OR "ratio" IS NULL)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` whose `ratio` is NULL: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE "ratio" IS NULL) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` that break `n.min`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CASE WHEN (TRY_CAST(TRY_CAST("n" AS INTEGER) AS BIGINT) IS NOT DISTINCT FROM "n") OR "n" IS NULL THEN TRY_CAST("n" AS INTEGER) END >= 0)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `weights` that break `day.finite`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CASE WHEN ("day" = date_trunc('day', "day")) OR "day" IS NULL THEN TRY_CAST("day" AS DATE) END BETWEEN DATE '0001-01-01' AND DATE '9999-12-31')) AS broken;

-- The column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`; the rule `ratio.required` is new to the table; the rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`; the rule `n.min` is new to the table; the rule `text.max_length` no longer binds the table; the rule `ratio.finite` no longer binds the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
ALTER TABLE "weights" RENAME TO "weights__before";
CREATE TABLE "weights" (
  "id" BIGINT NOT NULL,
  "kg" DECIMAL(12,1),
  "n" INTEGER DEFAULT 5,
  "big" DECIMAL(10,2),
  "text" INTEGER,
  "day" DATE,
  "ratio" DECIMAL(9,3) NOT NULL,
  CONSTRAINT "weights_kg_min" CHECK ("kg" >= 0),
  CONSTRAINT "weights_n_min" CHECK ("n" >= 0),
  CONSTRAINT "weights_day_finite" CHECK ("day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "weights_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "weights" ("id", "kg", "n", "big", "text", "day", "ratio")
SELECT CAST("id" AS BIGINT), TRY_CAST("kg" AS DECIMAL(12,1)), TRY_CAST("n" AS INTEGER), CAST("big" AS DECIMAL(10,2)), TRY_CAST("text" AS INTEGER), TRY_CAST("day" AS DATE), TRY_CAST("ratio" AS DECIMAL(9,3)) FROM "weights__before";
SELECT CASE WHEN (SELECT count(*) FROM "weights") <> (SELECT count(*) FROM "weights__before") THEN error('Not every row of `weights` has moved.') END;
DROP TABLE "weights__before";

-- ======== V4__rebuild_weights.sql.conf
placeholderReplacement=false

-- ======== U4__rebuild_weights.sql
-- Undoes `V4__rebuild_weights.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `weights`, version 2.

BEGIN;

-- Undoes: the column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`; the rule `ratio.required` is new to the table; the rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`; the rule `n.min` is new to the table; the rule `text.max_length` no longer binds the table; the rule `ratio.finite` no longer binds the table.
SELECT CASE WHEN count(*) > 0 THEN error('A table `weights__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'weights__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `weights` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'weights' AND lower(column_name) NOT IN ('id', 'kg', 'n', 'big', 'text', 'day', 'ratio');
ALTER TABLE "weights" RENAME TO "weights__before";
CREATE TABLE "weights" (
  "id" INTEGER NOT NULL,
  "kg" DECIMAL(10,2),
  "n" BIGINT DEFAULT 5,
  "big" DECIMAL(8,2),
  "text" VARCHAR,
  "day" TIMESTAMP,
  "ratio" DOUBLE,
  CONSTRAINT "weights_kg_min" CHECK ("kg" >= 0),
  CONSTRAINT "weights_text_max_length" CHECK (length("text") <= 9),
  CONSTRAINT "weights_day_finite" CHECK ("day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "weights_ratio_finite" CHECK (isfinite("ratio")),
  CONSTRAINT "weights_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "weights" ("id", "kg", "n", "big", "text", "day", "ratio")
SELECT CAST("id" AS INTEGER), CAST("kg" AS DECIMAL(10,2)), CAST("n" AS BIGINT), CAST("big" AS DECIMAL(8,2)), CAST("text" AS VARCHAR), CAST("day" AS TIMESTAMP), CAST("ratio" AS DOUBLE) FROM "weights__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `weights__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'weights__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `weights` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'weights';
SELECT CASE WHEN (SELECT count(*) FROM "weights") <> (SELECT count(*) FROM "weights__before") THEN error('Not every row of `weights` has moved.') END;
DROP TABLE "weights__before";

COMMIT;
