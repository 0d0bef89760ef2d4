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

-- ======== V5__check_plant_readings.sql
-- Looks whether the table `plant.readings` can change.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand and would be lost with the columns, or see every row written.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"plant"."readings"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['id', 'parent', 'sensor', 'at', 'amount', 'limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday', 'seen'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['readings_sensor_max_length', 'readings_at_finite', 'readings_amount_finite', 'readings_amount_min', 'readings_seen_finite', 'readings_primary_key', 'readings_sensor_at_unique', 'readings_amount_below_limit_check', 'readings_parent_reference'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY['amount', 'seen'] AS text[]);
  in_the_way text;
BEGIN
  SELECT string_agg(DISTINCT what, ', ' ORDER BY what) INTO in_the_way FROM (
    SELECT pg_describe_object(classid, objid, objsubid) AS what
      FROM pg_depend JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
      WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = retyped AND attname = ANY (columns)
        AND (classid, objid) NOT IN (SELECT tableoid, oid FROM pg_constraint
          WHERE conrelid = retyped AND (contype = 'n' OR conname = ANY (declared)))
        AND (classid, objid) NOT IN (SELECT tableoid, oid FROM pg_attrdef WHERE adrelid = retyped AND adnum = attnum)
    UNION ALL
    SELECT property || ' of column ' || attname
      FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
        CROSS JOIN LATERAL (VALUES
          ('default', atthasdef AND attgenerated = '' AND attname <> ALL (defaulted)),
          ('identity', attidentity <> ''),
          ('expression', attgenerated <> ''),
          ('rights', attacl IS NOT NULL),
          ('options', attoptions IS NOT NULL OR coalesce(attstattarget, -1) <> -1),
          ('storage', attstorage <> typstorage OR attcompression <> '')
        ) AS properties (property, is_set)
      WHERE attrelid = retyped AND attname = ANY (columns) AND is_set
    UNION ALL
    SELECT 'replica identity or order by index ' || CAST(indexrelid AS regclass)
      FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE indrelid = retyped AND (indisreplident OR indisclustered) AND attname = ANY (columns)
    UNION ALL
    SELECT 'trigger ' || tgname || ', which would run for every row'
      FROM pg_trigger WHERE tgrelid = retyped AND NOT tgisinternal AND tgenabled <> 'D'
        AND (tgtype & 16) <> 0 AND CAST(tgattr AS text) = ''
    UNION ALL
    SELECT 'rule ' || rulename FROM pg_rewrite WHERE ev_class = retyped
    UNION ALL
    SELECT 'constraint ' || conname || ', which is not validated and may refuse rows that are there'
      FROM pg_constraint WHERE conrelid = retyped AND contype = 'c' AND NOT convalidated
    UNION ALL
    SELECT 'publication ' || pubname || ', whose subscribers lack the new columns'
      FROM pg_publication_tables JOIN pg_class ON relname = tablename
        JOIN pg_namespace ON pg_namespace.oid = relnamespace AND nspname = schemaname
      WHERE pg_class.oid = retyped
    UNION ALL
    SELECT 'row level security' WHERE row_security_active(retyped)
    UNION ALL
    SELECT 'partitions or inheritance' FROM pg_class
      WHERE oid = retyped AND (relkind <> 'r' OR relispartition OR EXISTS (
        SELECT FROM pg_inherits WHERE inhparent = retyped OR inhrelid = retyped))
  ) AS found;
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'The type of `id`, `parent`, `sensor`, `at`, `amount`, `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday`, `seen` of `plant.readings` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
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
  SELECT count(*), NULL
    INTO number_of_rows, first_rows
    FROM (SELECT 1 FROM "plant"."readings" WHERE CAST("id" AS bigint) IS NOT NULL GROUP BY CAST("id" AS bigint) HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `plant.readings` that occur more than once: ' || number_of_rows
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), NULL
    INTO number_of_rows, first_rows
    FROM (SELECT 1 FROM "plant"."readings" WHERE CASE WHEN coalesce(CASE WHEN "sensor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("sensor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "sensor" IS NULL) THEN CAST("sensor" AS integer) END IS NOT NULL AND CASE WHEN ("at" = date_trunc('day', "at")) OR "at" IS NULL THEN CAST("at" AS date) END IS NOT NULL GROUP BY CASE WHEN coalesce(CASE WHEN "sensor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("sensor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "sensor" IS NULL) THEN CAST("sensor" AS integer) END, CASE WHEN ("at" = date_trunc('day', "at")) OR "at" IS NULL THEN CAST("at" AS date) END HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `plant.readings` that occur more than once: ' || number_of_rows
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V5__check_plant_readings.sql.conf
placeholderReplacement=false

-- ======== V6__alter_plant_readings.sql
-- Changes the catalog of the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

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

-- ======== V6__alter_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U6__alter_plant_readings.sql
-- Undoes `V6__alter_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `seen.finite` no longer binds the table.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_seen_finite" CHECK ("seen" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31');

-- Undoes: the rule `sensor.max_length` no longer binds the table.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_sensor_max_length" CHECK (char_length("sensor") <= 9);

-- Undoes: the column `number` was `id`.
ALTER TABLE "plant"."readings" RENAME COLUMN "number" TO "id";

COMMIT;

-- ======== V7__expand_plant_readings.sql
-- Adds columns of new types to the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`: new columns beside the old ones, with their comments.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" DROP COLUMN IF EXISTS "number_new", DROP COLUMN IF EXISTS "parent_new", DROP COLUMN IF EXISTS "sensor_new", DROP COLUMN IF EXISTS "at_new", DROP COLUMN IF EXISTS "amount_new", DROP COLUMN IF EXISTS "portcullis_bbdba6ecafe1b1e0_new", DROP COLUMN IF EXISTS "seen_new".
ALTER TABLE "plant"."readings" ADD COLUMN "number_new" bigint, ADD COLUMN "parent_new" bigint, ADD COLUMN "sensor_new" integer, ADD COLUMN "at_new" date, ADD COLUMN "amount_new" numeric(12,4), ADD COLUMN "portcullis_bbdba6ecafe1b1e0_new" bigint, ADD COLUMN "seen_new" text;
DO $portcullis$
DECLARE
  statement text;
BEGIN
  FOR statement IN SELECT format('COMMENT ON COLUMN %s.%I IS %L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
    FROM pg_attribute JOIN (VALUES
    ('number', 'number_new'),
    ('parent', 'parent_new'),
    ('sensor', 'sensor_new'),
    ('at', 'at_new'),
    ('amount', 'amount_new'),
    ('limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday', 'portcullis_bbdba6ecafe1b1e0_new'),
    ('seen', 'seen_new')
    ) AS columns (former, successor) ON former = attname
    WHERE attrelid = CAST('"plant"."readings"' AS regclass) AND col_description(attrelid, attnum) IS NOT NULL
  LOOP
    EXECUTE statement;
  END LOOP;
END
$portcullis$;

-- Who inserts or updates a row fills the new columns, replication included.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; a value that the new type would round or cut is refused from now on.
-- Undo: the trigger and its function go.
CREATE FUNCTION "plant"."portcullis_retype_readings"() RETURNS trigger LANGUAGE plpgsql SET datestyle FROM CURRENT SET timezone FROM CURRENT SET extra_float_digits FROM CURRENT AS $portcullis$
BEGIN
  NEW."number_new" := CAST(NEW."number" AS bigint);
  NEW."parent_new" := CAST(NEW."parent" AS bigint);
  IF NOT (coalesce(CASE WHEN NEW."sensor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST(NEW."sensor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, NEW."sensor" IS NULL)) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = 'sensor', TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
      MESSAGE = 'The column `sensor` of `plant.readings` is becoming `int`, and a row has a value that is none without loss.';
  END IF;
  NEW."sensor_new" := CAST(NEW."sensor" AS integer);
  IF NOT ((NEW."at" = date_trunc('day', NEW."at")) OR NEW."at" IS NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = 'at', TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
      MESSAGE = 'The column `at` of `plant.readings` is becoming `date`, and a row has a value that is none without loss.';
  END IF;
  NEW."at_new" := CAST(NEW."at" AS date);
  NEW."amount_new" := CAST(NEW."amount" AS numeric(12,4));
  NEW."portcullis_bbdba6ecafe1b1e0_new" := CAST(NEW."limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS bigint);
  NEW."seen_new" := CAST(NEW."seen" AS text);
  RETURN NEW;
END
$portcullis$;
CREATE TRIGGER "zzz_portcullis_retype" BEFORE INSERT OR UPDATE ON "plant"."readings" FOR EACH ROW EXECUTE FUNCTION "plant"."portcullis_retype_readings"();
ALTER TABLE "plant"."readings" ENABLE ALWAYS TRIGGER "zzz_portcullis_retype";

-- The values of the new columns are there where those of the old ones are.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "portcullis_filled" CHECK (("number" IS NULL) = ("number_new" IS NULL) AND ("parent" IS NULL) = ("parent_new" IS NULL) AND ("sensor" IS NULL) = ("sensor_new" IS NULL) AND ("at" IS NULL) = ("at_new" IS NULL) AND ("amount" IS NULL) = ("amount_new" IS NULL) AND ("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" IS NULL) = ("portcullis_bbdba6ecafe1b1e0_new" IS NULL) AND ("seen" IS NULL) = ("seen_new" IS NULL)) NOT VALID;

-- The rule `number.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_number_required_new" CHECK ("number_new" IS NOT NULL) NOT VALID;

-- The rule `at.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_at_required_new" CHECK ("at_new" IS NOT NULL) NOT VALID;

-- The rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "portcullis_2eb5a02c9d4cae70_new" CHECK ("portcullis_bbdba6ecafe1b1e0_new" IS NOT NULL) NOT VALID;

-- The rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_at_finite_new" CHECK ("at_new" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31') NOT VALID;

-- The rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_below_limit_check_new" CHECK (CAST("amount_new" AS numeric(23,4)) <= CAST("portcullis_bbdba6ecafe1b1e0_new" AS numeric(23,4))) NOT VALID;

-- The rule `amount.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_finite_new" CHECK ("amount_new" <> CAST('NaN' AS numeric)) NOT VALID;

-- The rule `amount.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_amount_min_new" CHECK ("amount_new" >= 0) NOT VALID;

-- ======== V7__expand_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U7__expand_plant_readings.sql
-- Undoes `V7__expand_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: who inserts or updates a row fills the new columns, replication included.
DROP TRIGGER IF EXISTS "zzz_portcullis_retype" ON "plant"."readings";
DROP FUNCTION IF EXISTS "plant"."portcullis_retype_readings"();

-- Undoes: the column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`: new columns beside the old ones, with their comments.
ALTER TABLE "plant"."readings" DROP COLUMN IF EXISTS "number_new", DROP COLUMN IF EXISTS "parent_new", DROP COLUMN IF EXISTS "sensor_new", DROP COLUMN IF EXISTS "at_new", DROP COLUMN IF EXISTS "amount_new", DROP COLUMN IF EXISTS "portcullis_bbdba6ecafe1b1e0_new", DROP COLUMN IF EXISTS "seen_new";

COMMIT;

-- ======== V8__fill_plant_readings.sql
-- Fills new columns of the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

-- The rows that were there get the values of the new columns.
-- Lock: ROW EXCLUSIVE on `plant.readings`, and on the rows of a batch for about a tenth of a second; others read and write meanwhile.
-- Rows: reads every row and writes it anew, in batches that are committed one by one; the table grows up to twice its size, which VACUUM makes free for new rows.
-- Undo: nothing to undo.
SET lock_timeout = 0;
SET statement_timeout = 0;
DO $portcullis$
DECLARE
  blocks bigint;
  block bigint;
  batch bigint := 16;
  begin_of_batch tid;
  end_of_batch tid;
  held tid[];
  began timestamptz;
BEGIN
  FOR round IN 1..20 LOOP
    blocks := pg_relation_size('"plant"."readings"') / CAST(current_setting('block_size') AS bigint);
    block := 0;
    WHILE block < blocks LOOP
      began := clock_timestamp();
      begin_of_batch := format('(%s,0)', block);
      end_of_batch := format('(%s,0)', block + batch);
      SELECT array_agg(place) INTO held FROM (
        SELECT ctid AS place FROM "plant"."readings"
          WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND ("number" IS NOT NULL AND "number_new" IS NULL OR "parent" IS NOT NULL AND "parent_new" IS NULL OR "sensor" IS NOT NULL AND "sensor_new" IS NULL OR "at" IS NOT NULL AND "at_new" IS NULL OR "amount" IS NOT NULL AND "amount_new" IS NULL OR "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" IS NOT NULL AND "portcullis_bbdba6ecafe1b1e0_new" IS NULL OR "seen" IS NOT NULL AND "seen_new" IS NULL)
          FOR NO KEY UPDATE SKIP LOCKED
      ) AS unfilled;
      -- The trigger puts in the values.
      UPDATE "plant"."readings" SET "number_new" = NULL WHERE ctid = ANY (held);
      COMMIT;
      block := block + batch;
      IF clock_timestamp() - began < INTERVAL '50 ms' THEN
        batch := least(batch * 2, 1024);
      ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
        batch := greatest(batch / 2, 1);
      END IF;
    END LOOP;
    IF NOT EXISTS (SELECT FROM "plant"."readings" WHERE "number" IS NOT NULL AND "number_new" IS NULL OR "parent" IS NOT NULL AND "parent_new" IS NULL OR "sensor" IS NOT NULL AND "sensor_new" IS NULL OR "at" IS NOT NULL AND "at_new" IS NULL OR "amount" IS NOT NULL AND "amount_new" IS NULL OR "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" IS NOT NULL AND "portcullis_bbdba6ecafe1b1e0_new" IS NULL OR "seen" IS NOT NULL AND "seen_new" IS NULL) THEN
      RETURN;
    END IF;
    COMMIT;
    PERFORM pg_sleep(round * 0.1);
  END LOOP;
  RAISE EXCEPTION USING ERRCODE = 'object_in_use', MESSAGE = 'Rows of `plant.readings` are held by another session and could not be filled; let it end and apply again.';
END
$portcullis$;
RESET lock_timeout;
RESET statement_timeout;

-- ======== V8__fill_plant_readings.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== V9__validate_plant_readings.sql
-- Validates constraints of the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- No row lacks a value of a new column, so that they can take the place of the old ones.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "portcullis_filled";

-- The rule `number.required` binds the new column.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "readings_number_required_new";

-- The rule `at.required` binds the new column.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "readings_at_required_new";

-- The rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` binds the new column.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "portcullis_2eb5a02c9d4cae70_new";

-- The rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "readings_at_finite_new";

-- The rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "readings_amount_below_limit_check_new";

-- The rule `amount.finite` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "readings_amount_finite_new";

-- The rule `amount.min` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "readings_amount_min_new";

-- ======== V9__validate_plant_readings.sql.conf
placeholderReplacement=false

-- ======== V10__index_plant_readings_readings_primary_key.sql
-- Builds the index of a key of the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

-- A Flyway that holds its lock in a transaction would wait for the index, and the index for it.
-- Lock: none.
-- Rows: reads no row.
-- Undo: nothing to undo.
DO $portcullis$
BEGIN
  IF EXISTS (
    SELECT 1 FROM pg_locks AS held JOIN pg_stat_activity AS holder USING (pid)
    WHERE held.locktype = 'advisory' AND held.granted AND held.pid <> pg_backend_pid()
      AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND held.classid = 18028 AND holder.state = 'idle in transaction'
  ) THEN
    RAISE EXCEPTION USING MESSAGE = 'Flyway holds its lock in an open transaction, for which the index would wait for ever. Set flyway.postgresql.transactional.lock=false (or use `portcullis apply`), run `flyway repair`, and migrate again.';
  END IF;
END
$portcullis$;

-- The rule `primary_key` is written anew, since a type or key under it changes: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "plant"."readings_primary_key_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "plant"."readings_primary_key_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "readings_primary_key_new" ON "plant"."readings" ("number_new");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V10__index_plant_readings_readings_primary_key.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U10__index_plant_readings_readings_primary_key.sql
-- Undoes `V10__index_plant_readings_readings_primary_key.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `primary_key` is written anew, since a type or key under it changes: its index.
DROP INDEX CONCURRENTLY IF EXISTS "plant"."readings_primary_key_new";

-- ======== V11__index_plant_readings_readings_sensor_at_unique.sql
-- Builds the index of a key of the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

-- A Flyway that holds its lock in a transaction would wait for the index, and the index for it.
-- Lock: none.
-- Rows: reads no row.
-- Undo: nothing to undo.
DO $portcullis$
BEGIN
  IF EXISTS (
    SELECT 1 FROM pg_locks AS held JOIN pg_stat_activity AS holder USING (pid)
    WHERE held.locktype = 'advisory' AND held.granted AND held.pid <> pg_backend_pid()
      AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND held.classid = 18028 AND holder.state = 'idle in transaction'
  ) THEN
    RAISE EXCEPTION USING MESSAGE = 'Flyway holds its lock in an open transaction, for which the index would wait for ever. Set flyway.postgresql.transactional.lock=false (or use `portcullis apply`), run `flyway repair`, and migrate again.';
  END IF;
END
$portcullis$;

-- The rule `sensor,at.unique` is written anew, since a type or key under it changes: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "plant"."readings_sensor_at_unique_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "plant"."readings_sensor_at_unique_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "readings_sensor_at_unique_new" ON "plant"."readings" ("sensor_new", "at_new");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V11__index_plant_readings_readings_sensor_at_unique.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U11__index_plant_readings_readings_sensor_at_unique.sql
-- Undoes `V11__index_plant_readings_readings_sensor_at_unique.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `sensor,at.unique` is written anew, since a type or key under it changes: its index.
DROP INDEX CONCURRENTLY IF EXISTS "plant"."readings_sensor_at_unique_new";

-- ======== V12__swap_plant_readings.sql
-- Puts new columns of the table `plant.readings` in place of old ones.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- What was made by hand meanwhile and would be lost with the columns.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"plant"."readings"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['number', 'parent', 'sensor', 'at', 'amount', 'limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday', 'seen'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['readings_sensor_max_length', 'readings_at_finite', 'readings_amount_finite', 'readings_amount_min', 'readings_seen_finite', 'readings_primary_key', 'readings_sensor_at_unique', 'readings_amount_below_limit_check', 'readings_parent_reference', 'portcullis_filled'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY['amount', 'seen'] AS text[]);
  in_the_way text;
BEGIN
  SELECT string_agg(DISTINCT what, ', ' ORDER BY what) INTO in_the_way FROM (
    SELECT pg_describe_object(classid, objid, objsubid) AS what
      FROM pg_depend JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
      WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = retyped AND attname = ANY (columns)
        AND (classid, objid) NOT IN (SELECT tableoid, oid FROM pg_constraint
          WHERE conrelid = retyped AND (contype = 'n' OR conname = ANY (declared)))
        AND (classid, objid) NOT IN (SELECT tableoid, oid FROM pg_attrdef WHERE adrelid = retyped AND adnum = attnum)
    UNION ALL
    SELECT property || ' of column ' || attname
      FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
        CROSS JOIN LATERAL (VALUES
          ('default', atthasdef AND attgenerated = '' AND attname <> ALL (defaulted)),
          ('identity', attidentity <> ''),
          ('expression', attgenerated <> ''),
          ('rights', attacl IS NOT NULL),
          ('options', attoptions IS NOT NULL OR coalesce(attstattarget, -1) <> -1),
          ('storage', attstorage <> typstorage OR attcompression <> '')
        ) AS properties (property, is_set)
      WHERE attrelid = retyped AND attname = ANY (columns) AND is_set
    UNION ALL
    SELECT 'replica identity or order by index ' || CAST(indexrelid AS regclass)
      FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE indrelid = retyped AND (indisreplident OR indisclustered) AND attname = ANY (columns)
  ) AS found;
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'The type of `number`, `parent`, `sensor`, `at`, `amount`, `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday`, `seen` of `plant.readings` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- Every row is filled, as a validated CHECK says.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
DROP TRIGGER "zzz_portcullis_retype" ON "plant"."readings";
DROP FUNCTION "plant"."portcullis_retype_readings"();

-- The column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`: the new column takes the place of the old one, as the last of the table.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: the undo script sets the former type in place, which writes every row anew while nobody reads the table.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "portcullis_filled",
  DROP CONSTRAINT "readings_at_finite",
  DROP CONSTRAINT "readings_amount_below_limit_check",
  DROP CONSTRAINT "readings_amount_finite",
  DROP CONSTRAINT "readings_amount_min",
  DROP CONSTRAINT "readings_primary_key",
  DROP CONSTRAINT "readings_sensor_at_unique",
  DROP COLUMN "number",
  DROP COLUMN "parent",
  DROP COLUMN "sensor",
  DROP COLUMN "at",
  DROP COLUMN "amount",
  DROP COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday",
  DROP COLUMN "seen";
ALTER TABLE "plant"."readings" RENAME COLUMN "number_new" TO "number";
ALTER TABLE "plant"."readings" RENAME COLUMN "parent_new" TO "parent";
ALTER TABLE "plant"."readings" RENAME COLUMN "sensor_new" TO "sensor";
ALTER TABLE "plant"."readings" RENAME COLUMN "at_new" TO "at";
ALTER TABLE "plant"."readings" RENAME COLUMN "amount_new" TO "amount";
ALTER TABLE "plant"."readings" RENAME COLUMN "portcullis_bbdba6ecafe1b1e0_new" TO "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday";
ALTER TABLE "plant"."readings" RENAME COLUMN "seen_new" TO "seen";

-- The rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_at_finite".
ALTER TABLE "plant"."readings" RENAME CONSTRAINT "readings_at_finite_new" TO "readings_at_finite";

-- The rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_below_limit_check".
ALTER TABLE "plant"."readings" RENAME CONSTRAINT "readings_amount_below_limit_check_new" TO "readings_amount_below_limit_check";

-- The rule `amount.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_finite".
ALTER TABLE "plant"."readings" RENAME CONSTRAINT "readings_amount_finite_new" TO "readings_amount_finite";

-- The rule `amount.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_min".
ALTER TABLE "plant"."readings" RENAME CONSTRAINT "readings_amount_min_new" TO "readings_amount_min";

-- The new columns have the defaults of the contract.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" ALTER COLUMN "amount" SET DEFAULT 2;

-- The rule `number.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" ALTER COLUMN "number" SET NOT NULL;
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_number_required_new";

-- The rule `at.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" ALTER COLUMN "at" SET NOT NULL;
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_at_required_new";

-- The rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: ALTER TABLE "plant"."readings" ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" DROP NOT NULL.
ALTER TABLE "plant"."readings" ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" SET NOT NULL;
ALTER TABLE "plant"."readings" DROP CONSTRAINT "portcullis_2eb5a02c9d4cae70_new";

-- The rule `primary_key` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_primary_key".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_primary_key" PRIMARY KEY USING INDEX "readings_primary_key_new";

-- The rule `sensor,at.unique` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `plant.readings`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_sensor_at_unique".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_sensor_at_unique" UNIQUE USING INDEX "readings_sensor_at_unique_new";

-- ======== V12__swap_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U12__swap_plant_readings.sql
-- Undoes `V12__swap_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `sensor,at.unique` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_sensor_at_unique";

-- Undoes: the rule `primary_key` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_primary_key";

-- Undoes: the rule `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday.required` binds the new column.
ALTER TABLE "plant"."readings" ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" DROP NOT NULL;

-- Undoes: the rule `amount.min` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_min";

-- Undoes: the rule `amount.finite` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_finite";

-- Undoes: the rule `amount_below_limit` is `CAST("amount" AS numeric(23,4)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(23,4))`, was `CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))`.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_amount_below_limit_check";

-- Undoes: the rule `at.finite` is `"at" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_at_finite";

-- Undoes: the column `number` is of type `long`, was `int`; the column `parent` is of type `long`, was `int`; the column `sensor` is of type `int`, was `string`; the column `at` is of type `date`, was `timestamp`; the column `amount` is of type `decimal(12,4)`, was `decimal(8,2)`; the column `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is of type `long`, was `int`; the column `seen` is of type `string`, was `date`: the new column takes the place of the old one, as the last of the table.
SET LOCAL statement_timeout = 0;
ALTER TABLE "plant"."readings" ALTER COLUMN "number" TYPE integer USING CASE WHEN ("number" BETWEEN -2147483648 AND 2147483647) OR "number" IS NULL THEN CAST("number" AS integer) ELSE CAST(CAST(CAST('a value of `number` is no `int` without loss; nothing was changed' || left(CAST("number" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "parent" TYPE integer USING CASE WHEN ("parent" BETWEEN -2147483648 AND 2147483647) OR "parent" IS NULL THEN CAST("parent" AS integer) ELSE CAST(CAST(CAST('a value of `parent` is no `int` without loss; nothing was changed' || left(CAST("parent" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "sensor" TYPE text USING CAST("sensor" AS text),
  ALTER COLUMN "at" TYPE timestamp USING CAST("at" AS timestamp),
  ALTER COLUMN "amount" DROP DEFAULT, ALTER COLUMN "amount" TYPE numeric(8,2) USING CASE WHEN (abs("amount") < 1e6 AND CAST("amount" AS numeric) = round(CAST("amount" AS numeric), 2)) OR "amount" IS NULL THEN CAST("amount" AS numeric(8,2)) ELSE CAST(CAST(CAST('a value of `amount` is no `decimal(8,2)` without loss; nothing was changed' || left(CAST("amount" AS text), 0) AS integer) AS text) AS numeric(8,2)) END, ALTER COLUMN "amount" SET DEFAULT 1,
  ALTER COLUMN "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" TYPE integer USING CASE WHEN ("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" BETWEEN -2147483648 AND 2147483647) OR "limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" IS NULL THEN CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS integer) ELSE CAST(CAST(CAST('a value of `limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday` is no `int` without loss; nothing was changed' || left(CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "seen" TYPE date USING CASE WHEN coalesce("seen" ~ '^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})$', "seen" IS NULL) THEN CAST("seen" AS date) ELSE CAST(CAST(CAST('a value of `seen` is no `date` without loss; nothing was changed' || left(CAST("seen" AS text), 0) AS integer) AS text) AS date) END, ALTER COLUMN "seen" SET DEFAULT DATE '2026-01-01';
ALTER TABLE "plant"."readings" ALTER COLUMN "sensor" SET NOT NULL,
  ADD CONSTRAINT "readings_at_finite" CHECK ("at" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  ADD CONSTRAINT "readings_amount_below_limit_check" CHECK (CAST("amount" AS numeric(12,2)) <= CAST("limit_of_the_amount_that_nobody_has_ever_exceeded_since_monday" AS numeric(12,2))),
  ADD CONSTRAINT "readings_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric)),
  ADD CONSTRAINT "readings_amount_min" CHECK ("amount" >= 0),
  ADD CONSTRAINT "readings_primary_key" PRIMARY KEY ("number"),
  ADD CONSTRAINT "readings_sensor_at_unique" UNIQUE ("sensor", "at");

COMMIT;

-- ======== V13__refer_plant_readings.sql
-- Adds FOREIGN KEYs to the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `parent.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE ROW EXCLUSIVE on `plant.readings` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_parent_reference".
ALTER TABLE "plant"."readings" ADD CONSTRAINT "readings_parent_reference" FOREIGN KEY ("parent") REFERENCES "plant"."readings" ("number") NOT VALID;

-- ======== V13__refer_plant_readings.sql.conf
placeholderReplacement=false

-- ======== U13__refer_plant_readings.sql
-- Undoes `V13__refer_plant_readings.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `readings`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `parent.reference` is written anew, since a type or key under it changes.
ALTER TABLE "plant"."readings" DROP CONSTRAINT "readings_parent_reference";

COMMIT;

-- ======== V14__confirm_plant_readings.sql
-- Validates FOREIGN KEYs of the table `plant.readings`.
-- Written by Portcullis from the contract `readings`, version 2. A written migration is never changed.
-- Contract sha256 d9ade4673bed98d250dec556ad406561967e4baa75789b980094cb952f34acb2

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `parent.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `plant.readings`, ROW SHARE on the table that it names; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "plant"."readings" VALIDATE CONSTRAINT "readings_parent_reference";

-- ======== V14__confirm_plant_readings.sql.conf
placeholderReplacement=false
