-- ======== V4__alter_weights.sql
-- Changes the small table `weights` at once.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

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
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"weights"' AS regclass)
      AND attname IN ('id', 'kg', 'n', 'big', 'text', 'day', 'ratio')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `weights` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
  END IF;
END
$portcullis$;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `weights`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT ((abs("kg") < 1e11 AND CAST("kg" AS numeric) = round(CAST("kg" AS numeric), 1)) OR "kg" IS NULL)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` whose `kg` is no `decimal(12,1)` without loss: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (("n" BETWEEN -2147483648 AND 2147483647) OR "n" IS NULL)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` whose `n` is no `int` without loss: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (coalesce(CASE WHEN "text" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("text" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "text" IS NULL))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` whose `text` is no `int` without loss: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (("day" = date_trunc('day', "day")) OR "day" IS NULL)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` whose `day` is no `date` without loss: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT ((CASE WHEN abs("ratio") < 1e6 THEN CAST(CAST("ratio" AS numeric(9,3)) AS double precision) = "ratio" ELSE false END) OR "ratio" IS NULL)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` whose `ratio` is no `decimal(9,3)` without loss: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE "ratio" IS NULL) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` whose `ratio` is NULL: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CASE WHEN ("n" BETWEEN -2147483648 AND 2147483647) OR "n" IS NULL THEN CAST("n" AS integer) END >= 0)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` that break `n.min`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CASE WHEN ("day" = date_trunc('day', "day")) OR "day" IS NULL THEN CAST("day" AS date) END BETWEEN DATE '0001-01-01' AND DATE '9999-12-31')) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` that break `day.finite`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CASE WHEN (CASE WHEN abs("ratio") < 1e6 THEN CAST(CAST("ratio" AS numeric(9,3)) AS double precision) = "ratio" ELSE false END) OR "ratio" IS NULL THEN CAST("ratio" AS numeric(9,3)) END <> CAST('NaN' AS numeric))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` that break `ratio.finite`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CASE WHEN (abs("kg") < 1e11 AND CAST("kg" AS numeric) = round(CAST("kg" AS numeric), 1)) OR "kg" IS NULL THEN CAST("kg" AS numeric(12,1)) END <> CAST('NaN' AS numeric))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` that break `kg.finite`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CASE WHEN (abs("kg") < 1e11 AND CAST("kg" AS numeric) = round(CAST("kg" AS numeric), 1)) OR "kg" IS NULL THEN CAST("kg" AS numeric(12,1)) END >= 0)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` that break `kg.min`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "weights" WHERE NOT (CAST("big" AS numeric(10,2)) <> CAST('NaN' AS numeric))) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `weights` that break `big.finite`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- The rule `text.max_length` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" ADD CONSTRAINT "weights_text_max_length" CHECK (char_length("text") <= 9).
ALTER TABLE "weights" DROP CONSTRAINT "weights_text_max_length";

-- The rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" ADD CONSTRAINT "weights_day_finite" CHECK ("day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999').
ALTER TABLE "weights" DROP CONSTRAINT "weights_day_finite";

-- The rule `ratio.finite` is `"ratio" <> CAST('NaN' AS numeric)`, was `"ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)`.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" ADD CONSTRAINT "weights_ratio_finite" CHECK ("ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)).
ALTER TABLE "weights" DROP CONSTRAINT "weights_ratio_finite";

-- The rule `kg.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_finite" CHECK ("kg" <> CAST('NaN' AS numeric)).
ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_finite";

-- The rule `kg.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_min" CHECK ("kg" >= 0).
ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_min";

-- The rule `big.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" ADD CONSTRAINT "weights_big_finite" CHECK ("big" <> CAST('NaN' AS numeric)).
ALTER TABLE "weights" DROP CONSTRAINT "weights_big_finite";

-- The column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`.
-- Lock: ACCESS EXCLUSIVE on `weights` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "weights" ALTER COLUMN "id" TYPE bigint USING CAST("id" AS bigint),
  ALTER COLUMN "kg" TYPE numeric(12,1) USING CASE WHEN (abs("kg") < 1e11 AND CAST("kg" AS numeric) = round(CAST("kg" AS numeric), 1)) OR "kg" IS NULL THEN CAST("kg" AS numeric(12,1)) ELSE CAST(CAST(CAST('a value of `kg` is no `decimal(12,1)` without loss; nothing was changed' || left(CAST("kg" AS text), 0) AS integer) AS text) AS numeric(12,1)) END,
  ALTER COLUMN "n" DROP DEFAULT, ALTER COLUMN "n" TYPE integer USING CASE WHEN ("n" BETWEEN -2147483648 AND 2147483647) OR "n" IS NULL THEN CAST("n" AS integer) ELSE CAST(CAST(CAST('a value of `n` is no `int` without loss; nothing was changed' || left(CAST("n" AS text), 0) AS integer) AS text) AS integer) END, ALTER COLUMN "n" SET DEFAULT 5,
  ALTER COLUMN "big" TYPE numeric(10,2) USING CAST("big" AS numeric(10,2)),
  ALTER COLUMN "text" TYPE integer USING CASE WHEN coalesce(CASE WHEN "text" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("text" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "text" IS NULL) THEN CAST("text" AS integer) ELSE CAST(CAST(CAST('a value of `text` is no `int` without loss; nothing was changed' || left(CAST("text" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "day" TYPE date USING CASE WHEN ("day" = date_trunc('day', "day")) OR "day" IS NULL THEN CAST("day" AS date) ELSE CAST(CAST(CAST('a value of `day` is no `date` without loss; nothing was changed' || left(CAST("day" AS text), 0) AS integer) AS text) AS date) END,
  ALTER COLUMN "ratio" TYPE numeric(9,3) USING CASE WHEN (CASE WHEN abs("ratio") < 1e6 THEN CAST(CAST("ratio" AS numeric(9,3)) AS double precision) = "ratio" ELSE false END) OR "ratio" IS NULL THEN CAST("ratio" AS numeric(9,3)) ELSE CAST(CAST(CAST('a value of `ratio` is no `decimal(9,3)` without loss; nothing was changed' || left(CAST("ratio" AS text), 0) AS integer) AS text) AS numeric(9,3)) END;

-- The rule `ratio.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `weights`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "weights" ALTER COLUMN "ratio" DROP NOT NULL.
ALTER TABLE "weights" ALTER COLUMN "ratio" SET NOT NULL;

-- The rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `weights`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_day_finite".
ALTER TABLE "weights" ADD CONSTRAINT "weights_day_finite" CHECK ("day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- The rule `ratio.finite` is `"ratio" <> CAST('NaN' AS numeric)`, was `"ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)`.
-- Lock: ACCESS EXCLUSIVE on `weights`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_ratio_finite".
ALTER TABLE "weights" ADD CONSTRAINT "weights_ratio_finite" CHECK ("ratio" <> CAST('NaN' AS numeric));

-- The rule `kg.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_finite".
ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_finite" CHECK ("kg" <> CAST('NaN' AS numeric));

-- The rule `kg.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_min".
ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_min" CHECK ("kg" >= 0);

-- The rule `big.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_big_finite".
ALTER TABLE "weights" ADD CONSTRAINT "weights_big_finite" CHECK ("big" <> CAST('NaN' AS numeric));

-- The rule `n.min` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `weights`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_n_min".
ALTER TABLE "weights" ADD CONSTRAINT "weights_n_min" CHECK ("n" >= 0);

-- ======== V4__alter_weights.sql.conf
placeholderReplacement=false

-- ======== U4__alter_weights.sql
-- Undoes `V4__alter_weights.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `weights`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `n.min` is new to the table.
ALTER TABLE "weights" DROP CONSTRAINT "weights_n_min";

-- Undoes: the rule `big.finite` is written anew, since a type or key under it changes.
ALTER TABLE "weights" DROP CONSTRAINT "weights_big_finite";

-- Undoes: the rule `kg.min` is written anew, since a type or key under it changes.
ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_min";

-- Undoes: the rule `kg.finite` is written anew, since a type or key under it changes.
ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_finite";

-- Undoes: the rule `ratio.finite` is `"ratio" <> CAST('NaN' AS numeric)`, was `"ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)`.
ALTER TABLE "weights" DROP CONSTRAINT "weights_ratio_finite";

-- Undoes: the rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
ALTER TABLE "weights" DROP CONSTRAINT "weights_day_finite";

-- Undoes: the rule `ratio.required` is new to the table.
ALTER TABLE "weights" ALTER COLUMN "ratio" DROP NOT NULL;

-- Undoes: the column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`.
ALTER TABLE "weights" ALTER COLUMN "id" TYPE integer USING CASE WHEN ("id" BETWEEN -2147483648 AND 2147483647) OR "id" IS NULL THEN CAST("id" AS integer) ELSE CAST(CAST(CAST('a value of `id` is no `int` without loss; nothing was changed' || left(CAST("id" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "kg" TYPE numeric(10,2) USING CASE WHEN (abs("kg") < 1e8 AND CAST("kg" AS numeric) = round(CAST("kg" AS numeric), 2)) OR "kg" IS NULL THEN CAST("kg" AS numeric(10,2)) ELSE CAST(CAST(CAST('a value of `kg` is no `decimal(10,2)` without loss; nothing was changed' || left(CAST("kg" AS text), 0) AS integer) AS text) AS numeric(10,2)) END,
  ALTER COLUMN "n" DROP DEFAULT, ALTER COLUMN "n" TYPE bigint USING CAST("n" AS bigint), ALTER COLUMN "n" SET DEFAULT 5,
  ALTER COLUMN "big" TYPE numeric(8,2) USING CASE WHEN (abs("big") < 1e6 AND CAST("big" AS numeric) = round(CAST("big" AS numeric), 2)) OR "big" IS NULL THEN CAST("big" AS numeric(8,2)) ELSE CAST(CAST(CAST('a value of `big` is no `decimal(8,2)` without loss; nothing was changed' || left(CAST("big" AS text), 0) AS integer) AS text) AS numeric(8,2)) END,
  ALTER COLUMN "text" TYPE text USING CAST("text" AS text),
  ALTER COLUMN "day" TYPE timestamp USING CAST("day" AS timestamp),
  ALTER COLUMN "ratio" TYPE double precision USING CASE WHEN (CAST(CAST("ratio" AS double precision) AS numeric) = "ratio") OR "ratio" IS NULL THEN CAST("ratio" AS double precision) ELSE CAST(CAST(CAST('a value of `ratio` is no `double` without loss; nothing was changed' || left(CAST("ratio" AS text), 0) AS integer) AS text) AS double precision) END;

-- Undoes: the rule `big.finite` is written anew, since a type or key under it changes.
ALTER TABLE "weights" ADD CONSTRAINT "weights_big_finite" CHECK ("big" <> CAST('NaN' AS numeric));

-- Undoes: the rule `kg.min` is written anew, since a type or key under it changes.
ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_min" CHECK ("kg" >= 0);

-- Undoes: the rule `kg.finite` is written anew, since a type or key under it changes.
ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_finite" CHECK ("kg" <> CAST('NaN' AS numeric));

-- Undoes: the rule `ratio.finite` is `"ratio" <> CAST('NaN' AS numeric)`, was `"ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)`.
ALTER TABLE "weights" ADD CONSTRAINT "weights_ratio_finite" CHECK ("ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision));

-- Undoes: the rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
ALTER TABLE "weights" ADD CONSTRAINT "weights_day_finite" CHECK ("day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999');

-- Undoes: the rule `text.max_length` no longer binds the table.
ALTER TABLE "weights" ADD CONSTRAINT "weights_text_max_length" CHECK (char_length("text") <= 9);

COMMIT;
