-- ======== V4__rebuild_plant_readings.sql
-- Builds the table `plant.readings` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `plant.readings` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = 'plant' AND table_name = 'readings';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `plant.readings` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = 'plant' AND table_name = 'readings' AND lower(column_name) NOT IN ('id', 'parent', 'sensor', 'at', 'amount', 'limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday', 'seen');
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `plant.readings` whose `sensor` is no `int` without loss: ' || count(*) || ' (number: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT ((regexp_full_match("sensor", '[+-]?[0-9]{1,19}') AND TRY_CAST("sensor" AS INTEGER) IS NOT NULL) OR "sensor" IS NULL)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `plant.readings` whose `at` is no `date` without loss: ' || count(*) || ' (number: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (("at" = date_trunc('day', "at")) OR "at" IS NULL)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `plant.readings` whose `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is NULL: ' || count(*) || ' (number: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" IS NULL) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `plant.readings` that break `at.finite`: ' || count(*) || ' (number: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (CASE WHEN ("at" = date_trunc('day', "at")) OR "at" IS NULL THEN TRY_CAST("at" AS DATE) END BETWEEN DATE '0001-01-01' AND DATE '9999-12-31')) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `plant.readings` that break `amount_below_limit`: ' || count(*) || ' (number: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (CAST(CAST("amount" AS DECIMAL(12,4)) AS DECIMAL(23,4)) <= CAST(CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS BIGINT) AS DECIMAL(23,4)))) AS broken;

-- The column `number` was `id`; the column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `amount` has the default `2`, had `1`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`; the column `seen` has the default NULL, had `DATE '2026-01-01'`; the column `sensor` may be NULL now; the rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` is new to the table; the rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`; the rule `amount_below_limit` is `CAST("amount" AS DECIMAL(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS DECIMAL(23,4))`, was `CAST("amount" AS DECIMAL(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS DECIMAL(12,2))`; the rule `sensor.max_length` no longer binds the table; the rule `seen.finite` no longer binds the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
ALTER TABLE "plant"."readings" RENAME TO "readings__before";
CREATE TABLE "plant"."readings" (
  "number" BIGINT NOT NULL,
  "parent" BIGINT,
  "sensor" INTEGER,
  "at" DATE NOT NULL,
  "amount" DECIMAL(12,4) DEFAULT 2,
  "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" BIGINT NOT NULL,
  "seen" VARCHAR,
  CONSTRAINT "readings_at_finite" CHECK ("at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "readings_amount_min" CHECK ("amount" >= 0),
  CONSTRAINT "readings_primary_key" PRIMARY KEY ("number"),
  CONSTRAINT "readings_sensor_at_unique" UNIQUE ("sensor", "at"),
  CONSTRAINT "readings_amount_below_limit_check" CHECK (CAST("amount" AS DECIMAL(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS DECIMAL(23,4)))
);
INSERT INTO "plant"."readings" ("number", "parent", "sensor", "at", "amount", "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday", "seen")
SELECT CAST("id" AS BIGINT), CAST("parent" AS BIGINT), TRY_CAST("sensor" AS INTEGER), TRY_CAST("at" AS DATE), CAST("amount" AS DECIMAL(12,4)), CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS BIGINT), CAST("seen" AS VARCHAR) FROM "plant"."readings__before";
SELECT CASE WHEN (SELECT count(*) FROM "plant"."readings") <> (SELECT count(*) FROM "plant"."readings__before") THEN error('Not every row of `plant.readings` has moved.') END;
DROP TABLE "plant"."readings__before";

-- ======== V4__rebuild_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U4__rebuild_plant_readings.sql
-- Undoes `V4__rebuild_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

-- Undoes: the column `number` was `id`; the column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `amount` has the default `2`, had `1`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`; the column `seen` has the default NULL, had `DATE '2026-01-01'`; the column `sensor` may be NULL now; the rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` is new to the table; the rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`; the rule `amount_below_limit` is `CAST("amount" AS DECIMAL(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS DECIMAL(23,4))`, was `CAST("amount" AS DECIMAL(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS DECIMAL(12,2))`; the rule `sensor.max_length` no longer binds the table; the rule `seen.finite` no longer binds the table.
SELECT CASE WHEN count(*) > 0 THEN error('A table `plant.readings__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'plant' AND table_name = 'readings__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `plant.readings` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = 'plant' AND table_name = 'readings' AND lower(column_name) NOT IN ('number', 'parent', 'sensor', 'at', 'amount', 'limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday', 'seen');
ALTER TABLE "plant"."readings" RENAME TO "readings__before";
CREATE TABLE "plant"."readings" (
  "id" INTEGER NOT NULL,
  "parent" INTEGER,
  "sensor" VARCHAR NOT NULL,
  "at" TIMESTAMP NOT NULL,
  "amount" DECIMAL(8,2) DEFAULT 1,
  "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" INTEGER,
  "seen" DATE DEFAULT DATE '2026-01-01',
  CONSTRAINT "readings_sensor_max_length" CHECK (length("sensor") <= 9),
  CONSTRAINT "readings_at_finite" CHECK ("at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  CONSTRAINT "readings_amount_min" CHECK ("amount" >= 0),
  CONSTRAINT "readings_seen_finite" CHECK ("seen" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'),
  CONSTRAINT "readings_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "readings_sensor_at_unique" UNIQUE ("sensor", "at"),
  CONSTRAINT "readings_amount_below_limit_check" CHECK (CAST("amount" AS DECIMAL(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS DECIMAL(12,2)))
);
INSERT INTO "plant"."readings" ("id", "parent", "sensor", "at", "amount", "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday", "seen")
SELECT CAST("number" AS INTEGER), CAST("parent" AS INTEGER), CAST("sensor" AS VARCHAR), CAST("at" AS TIMESTAMP), CAST("amount" AS DECIMAL(8,2)), CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS INTEGER), CAST("seen" AS DATE) FROM "plant"."readings__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `plant.readings__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'plant' AND table_name = 'readings__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `plant.readings` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'plant' AND table_name = 'readings';
SELECT CASE WHEN (SELECT count(*) FROM "plant"."readings") <> (SELECT count(*) FROM "plant"."readings__before") THEN error('Not every row of `plant.readings` has moved.') END;
DROP TABLE "plant"."readings__before";

COMMIT;
