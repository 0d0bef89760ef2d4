-- ======== V4__release_plant_readings.sql
-- Drops FOREIGN KEYs of the table `plant.readings` whose key will change.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `parent.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; no FOREIGN KEY holds here until a later script brings it back.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_parent_reference".
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_parent_reference";

-- ======== V4__release_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U4__release_plant_readings.sql
-- Undoes `V4__release_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `parent.reference` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_parent_reference" FOREIGN KEY ("parent") REFERENCES "plant"."readings" ("id");

COMMIT;

-- ======== V5__alter_plant_readings.sql
-- Changes the small table `plant.readings` at once.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand over columns that go or change their type.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  in_the_way text;
BEGIN
  SELECT string_agg(DISTINCT '`' || attname || '`, because of ' || pg_describe_object(
      CASE WHEN rule.oid IS NULL THEN classid ELSE CAST('pg_class' AS regclass) END,
      coalesce(rule.ev_class, objid), CASE WHEN rule.oid IS NULL THEN objsubid ELSE 0 END), '; ')
    INTO in_the_way
    FROM pg_depend JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
      LEFT JOIN pg_rewrite AS rule ON classid = CAST('pg_rewrite' AS regclass) AND rule.oid = objid
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"plant"."readings"' AS regclass)
      AND attname IN ('id', 'parent', 'sensor', 'at', 'amount', 'limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday', 'seen')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `plant.readings` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
  END IF;
END
$portcullis$;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `plant.readings`, others read and write meanwhile.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
#variable_conflict use_column
DECLARE
  number_of_rows bigint;
  first_rows text;
BEGIN
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (coalesce(CASE WHEN "sensor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("sensor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "sensor" IS NULL))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `plant.readings` whose `sensor` is no `int` without loss: ' || number_of_rows || ' (number: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (("at" = date_trunc('day', "at")) OR "at" IS NULL)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `plant.readings` whose `at` is no `date` without loss: ' || number_of_rows || ' (number: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" IS NULL) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `plant.readings` whose `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is NULL: ' || number_of_rows || ' (number: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (CASE WHEN ("at" = date_trunc('day', "at")) OR "at" IS NULL THEN CAST("at" AS date) END BETWEEN DATE '0001-01-01' AND DATE '9999-12-31')) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `plant.readings` that break `at.finite`: ' || number_of_rows || ' (number: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (CAST(CAST("amount" AS numeric(12,4)) AS numeric(23,4)) <= CAST(CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS bigint) AS numeric(23,4)))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `plant.readings` that break `amount_below_limit`: ' || number_of_rows || ' (number: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (CAST("amount" AS numeric(12,4)) <> CAST('NaN' AS numeric))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `plant.readings` that break `amount.finite`: ' || number_of_rows || ' (number: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "plant"."readings" WHERE NOT (CAST("amount" AS numeric(12,4)) >= 0)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `plant.readings` that break `amount.min`: ' || number_of_rows || ' (number: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- The column `number` was `id`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" RENAME COLUMN "number" TO "id".
ALTER TABLE "plant"."readings" RENAME COLUMN "id" TO "number";

-- The rule `sensor.max_length` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_sensor_max_length" CHECK (char_length("sensor") <= 9).
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_sensor_max_length";

-- The rule `seen.finite` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_seen_finite" CHECK ("seen" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31').
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_seen_finite";

-- The rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_at_finite" CHECK ("at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999').
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_at_finite";

-- The rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_below_limit_check" CHECK (CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))).
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_below_limit_check";

-- The rule `amount.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric)).
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_finite";

-- The rule `amount.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_min" CHECK ("amount" >= 0).
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_min";

-- The column `sensor` may be NULL now.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" ALTER COLUMN "sensor" SET NOT NULL.
ALTER TABLE "plant"."readings" ALTER COLUMN "sensor" DROP NOT NULL;

-- The column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "plant"."readings" ALTER COLUMN "number" TYPE bigint USING CAST("number" AS bigint),
  ALTER COLUMN "parent" TYPE bigint USING CAST("parent" AS bigint),
  ALTER COLUMN "sensor" TYPE integer USING CASE WHEN coalesce(CASE WHEN "sensor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("sensor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "sensor" IS NULL) THEN CAST("sensor" AS integer) ELSE CAST(CAST(CAST('a value of `sensor` is no `int` without loss; nothing was changed' || left(CAST("sensor" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "at" TYPE date USING CASE WHEN ("at" = date_trunc('day', "at")) OR "at" IS NULL THEN CAST("at" AS date) ELSE CAST(CAST(CAST('a value of `at` is no `date` without loss; nothing was changed' || left(CAST("at" AS text), 0) AS integer) AS text) AS date) END,
  ALTER COLUMN "amount" DROP DEFAULT, ALTER COLUMN "amount" TYPE numeric(12,4) USING CAST("amount" AS numeric(12,4)), ALTER COLUMN "amount" SET DEFAULT 2,
  ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" TYPE bigint USING CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS bigint),
  ALTER COLUMN "seen" DROP DEFAULT, ALTER COLUMN "seen" TYPE text USING CAST("seen" AS text);

-- The rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "plant"."readings" ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" DROP NOT NULL.
ALTER TABLE "plant"."readings" ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" SET NOT NULL;

-- The rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_at_finite".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_at_finite" CHECK ("at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- The rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_below_limit_check".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_below_limit_check" CHECK (CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4)));

-- The rule `amount.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_finite".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric));

-- The rule `amount.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_min".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_min" CHECK ("amount" >= 0);

-- ======== V5__alter_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U5__alter_plant_readings.sql
-- Undoes `V5__alter_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `amount.min` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_min";

-- Undoes: the rule `amount.finite` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_finite";

-- Undoes: the rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_below_limit_check";

-- Undoes: the rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_at_finite";

-- Undoes: the rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` is new to the table.
ALTER TABLE "plant"."readings" ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" DROP NOT NULL;

-- Undoes: the column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`.
ALTER TABLE "plant"."readings" ALTER COLUMN "number" TYPE integer USING CASE WHEN ("number" BETWEEN -2147483648 AND 2147483647) OR "number" IS NULL THEN CAST("number" AS integer) ELSE CAST(CAST(CAST('a value of `number` is no `int` without loss; nothing was changed' || left(CAST("number" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "parent" TYPE integer USING CASE WHEN ("parent" BETWEEN -2147483648 AND 2147483647) OR "parent" IS NULL THEN CAST("parent" AS integer) ELSE CAST(CAST(CAST('a value of `parent` is no `int` without loss; nothing was changed' || left(CAST("parent" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "sensor" TYPE text USING CAST("sensor" AS text),
  ALTER COLUMN "at" TYPE timestamp USING CAST("at" AS timestamp),
  ALTER COLUMN "amount" DROP DEFAULT, ALTER COLUMN "amount" TYPE numeric(8,2) USING CASE WHEN (abs("amount") < 1e6 AND CAST("amount" AS numeric) = round(CAST("amount" AS numeric), 2)) OR "amount" IS NULL THEN CAST("amount" AS numeric(8,2)) ELSE CAST(CAST(CAST('a value of `amount` is no `decimal(8,2)` without loss; nothing was changed' || left(CAST("amount" AS text), 0) AS integer) AS text) AS numeric(8,2)) END, ALTER COLUMN "amount" SET DEFAULT 1,
  ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" TYPE integer USING CASE WHEN ("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" BETWEEN -2147483648 AND 2147483647) OR "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" IS NULL THEN CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS integer) ELSE CAST(CAST(CAST('a value of `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is no `int` without loss; nothing was changed' || left(CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "seen" TYPE date USING CASE WHEN coalesce("seen" ~ '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})$', "seen" IS NULL) THEN CAST("seen" AS date) ELSE CAST(CAST(CAST('a value of `seen` is no `date` without loss; nothing was changed' || left(CAST("seen" AS text), 0) AS integer) AS text) AS date) END, ALTER COLUMN "seen" SET DEFAULT DATE '2026-01-01';

-- Undoes: the column `sensor` may be NULL now.
ALTER TABLE "plant"."readings" ALTER COLUMN "sensor" SET NOT NULL;

-- Undoes: the rule `amount.min` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_min" CHECK ("amount" >= 0);

-- Undoes: the rule `amount.finite` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric));

-- Undoes: the rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_below_limit_check" CHECK (CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2)));

-- Undoes: the rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_at_finite" CHECK ("at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');

-- Undoes: the rule `seen.finite` no longer binds the table.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_seen_finite" CHECK ("seen" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- Undoes: the rule `sensor.max_length` no longer binds the table.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_sensor_max_length" CHECK (char_length("sensor") <= 9);

-- Undoes: the column `number` was `id`.
ALTER TABLE "plant"."readings" RENAME COLUMN "number" TO "id";

COMMIT;

-- ======== V6__refer_plant_readings.sql
-- Adds FOREIGN KEYs to the small table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `parent.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_parent_reference".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_parent_reference" FOREIGN KEY ("parent") REFERENCES "plant"."readings" ("number");

-- ======== V6__refer_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U6__refer_plant_readings.sql
-- Undoes `V6__refer_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `parent.reference` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_parent_reference";

COMMIT;
