-- ======== V4__check_weights.sql
-- Looks whether the table `weights` can change.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand and would be lost with the columns, or see every row written.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"weights"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['id', 'kg', 'n', 'big', 'text', 'day', 'ratio'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['weights_kg_finite', 'weights_kg_min', 'weights_big_finite', 'weights_text_max_length', 'weights_day_finite', 'weights_ratio_finite', 'weights_primary_key'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY['n'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `id`, `kg`, `n`, `big`, `text`, `day`, `ratio` of `weights` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
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
  SELECT count(*), NULL
    INTO number_of_rows, first_rows
    FROM (SELECT 1 FROM "weights" WHERE CAST("id" AS bigint) IS NOT NULL GROUP BY CAST("id" AS bigint) HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `weights` that occur more than once: ' || number_of_rows
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V4__check_weights.sql.conf
placeholderReplacement=false

-- ======== V5__alter_weights.sql
-- Changes the catalog of the table `weights`.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `text.max_length` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" ADD CONSTRAINT "weights_text_max_length" CHECK (char_length("text") <= 9).
ALTER TABLE "weights" DROP CONSTRAINT "weights_text_max_length";

-- ======== V5__alter_weights.sql.conf
placeholderReplacement=false

-- ======== U5__alter_weights.sql
-- Undoes `V5__alter_weights.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `weights`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `text.max_length` no longer binds the table.
ALTER TABLE "weights" ADD CONSTRAINT "weights_text_max_length" CHECK (char_length("text") <= 9);

COMMIT;

-- ======== V6__expand_weights.sql
-- Adds columns of new types to the table `weights`.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`: new columns beside the old ones, with their comments.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP COLUMN IF EXISTS "id_new", DROP COLUMN IF EXISTS "kg_new", DROP COLUMN IF EXISTS "n_new", DROP COLUMN IF EXISTS "big_new", DROP COLUMN IF EXISTS "text_new", DROP COLUMN IF EXISTS "day_new", DROP COLUMN IF EXISTS "ratio_new".
ALTER TABLE "weights" ADD COLUMN "id_new" bigint, ADD COLUMN "kg_new" numeric(12,1), ADD COLUMN "n_new" integer, ADD COLUMN "big_new" numeric(10,2), ADD COLUMN "text_new" integer, ADD COLUMN "day_new" date, ADD COLUMN "ratio_new" numeric(9,3);
DO $portcullis$
DECLARE
  statement text;
BEGIN
  FOR statement IN SELECT format('COMMENT ON COLUMN %s.%I IS %L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
    FROM pg_attribute JOIN (VALUES
    ('id', 'id_new'),
    ('kg', 'kg_new'),
    ('n', 'n_new'),
    ('big', 'big_new'),
    ('text', 'text_new'),
    ('day', 'day_new'),
    ('ratio', 'ratio_new')
    ) AS columns (former, successor) ON former = attname
    WHERE attrelid = CAST('"weights"' AS regclass) AND col_description(attrelid, attnum) IS NOT NULL
  LOOP
    EXECUTE statement;
  END LOOP;
END
$portcullis$;

-- Who inserts or updates a row fills the new columns, replication included.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; a value that the new type would round or cut is refused from now on.
-- Undo: the trigger and its function go.
CREATE FUNCTION "portcullis_retype_weights"() RETURNS trigger LANGUAGE plpgsql AS $portcullis$
BEGIN
  NEW."id_new" := CAST(NEW."id" AS bigint);
  IF NOT ((abs(NEW."kg") < 1e11 AND CAST(NEW."kg" AS numeric) = round(CAST(NEW."kg" AS numeric), 1)) OR NEW."kg" IS NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = 'kg', TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
      MESSAGE = 'The column `kg` of `weights` is becoming `decimal(12,1)`, and a row has a value that is none without loss.';
  END IF;
  NEW."kg_new" := CAST(NEW."kg" AS numeric(12,1));
  IF NOT ((NEW."n" BETWEEN -2147483648 AND 2147483647) OR NEW."n" IS NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = 'n', TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
      MESSAGE = 'The column `n` of `weights` is becoming `int`, and a row has a value that is none without loss.';
  END IF;
  NEW."n_new" := CAST(NEW."n" AS integer);
  NEW."big_new" := CAST(NEW."big" AS numeric(10,2));
  IF NOT (coalesce(CASE WHEN NEW."text" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST(NEW."text" AS numeric) BETWEEN -2147483648 AND 2147483647 END, NEW."text" IS NULL)) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = 'text', TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
      MESSAGE = 'The column `text` of `weights` is becoming `int`, and a row has a value that is none without loss.';
  END IF;
  NEW."text_new" := CAST(NEW."text" AS integer);
  IF NOT ((NEW."day" = date_trunc('day', NEW."day")) OR NEW."day" IS NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = 'day', TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
      MESSAGE = 'The column `day` of `weights` is becoming `date`, and a row has a value that is none without loss.';
  END IF;
  NEW."day_new" := CAST(NEW."day" AS date);
  IF NOT ((CASE WHEN abs(NEW."ratio") < 1e6 THEN CAST(CAST(NEW."ratio" AS numeric(9,3)) AS double precision) = NEW."ratio" ELSE false END) OR NEW."ratio" IS NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', COLUMN = 'ratio', TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA,
      MESSAGE = 'The column `ratio` of `weights` is becoming `decimal(9,3)`, and a row has a value that is none without loss.';
  END IF;
  NEW."ratio_new" := CAST(NEW."ratio" AS numeric(9,3));
  RETURN NEW;
END
$portcullis$;
CREATE TRIGGER "zzz_portcullis_retype" BEFORE INSERT OR UPDATE ON "weights" FOR EACH ROW EXECUTE FUNCTION "portcullis_retype_weights"();
ALTER TABLE "weights" ENABLE ALWAYS TRIGGER "zzz_portcullis_retype";

-- The values of the new columns are there where those of the old ones are.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "portcullis_filled" CHECK (("id" IS NULL) = ("id_new" IS NULL) AND ("kg" IS NULL) = ("kg_new" IS NULL) AND ("n" IS NULL) = ("n_new" IS NULL) AND ("big" IS NULL) = ("big_new" IS NULL) AND ("text" IS NULL) = ("text_new" IS NULL) AND ("day" IS NULL) = ("day_new" IS NULL) AND ("ratio" IS NULL) = ("ratio_new" IS NULL)) NOT VALID;

-- The rule `id.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_id_required_new" CHECK ("id_new" IS NOT NULL) NOT VALID;

-- The rule `ratio.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_ratio_required_new" CHECK ("ratio_new" IS NOT NULL) NOT VALID;

-- The rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_day_finite_new" CHECK ("day_new" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31') NOT VALID;

-- The rule `ratio.finite` is `"ratio" <> CAST('NaN' AS numeric)`, was `"ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)`.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_ratio_finite_new" CHECK ("ratio_new" <> CAST('NaN' AS numeric)) NOT VALID;

-- The rule `kg.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_finite_new" CHECK ("kg_new" <> CAST('NaN' AS numeric)) NOT VALID;

-- The rule `kg.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_kg_min_new" CHECK ("kg_new" >= 0) NOT VALID;

-- The rule `big.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_big_finite_new" CHECK ("big_new" <> CAST('NaN' AS numeric)) NOT VALID;

-- The rule `n.min` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "weights" ADD CONSTRAINT "weights_n_min_new" CHECK ("n_new" >= 0) NOT VALID;

-- ======== V6__expand_weights.sql.conf
placeholderReplacement=false

-- ======== U6__expand_weights.sql
-- Undoes `V6__expand_weights.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `weights`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: who inserts or updates a row fills the new columns, replication included.
DROP TRIGGER IF EXISTS "zzz_portcullis_retype" ON "weights";
DROP FUNCTION IF EXISTS "portcullis_retype_weights"();

-- Undoes: the column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`: new columns beside the old ones, with their comments.
ALTER TABLE "weights" DROP COLUMN IF EXISTS "id_new", DROP COLUMN IF EXISTS "kg_new", DROP COLUMN IF EXISTS "n_new", DROP COLUMN IF EXISTS "big_new", DROP COLUMN IF EXISTS "text_new", DROP COLUMN IF EXISTS "day_new", DROP COLUMN IF EXISTS "ratio_new";

COMMIT;

-- ======== V7__fill_weights.sql
-- Fills new columns of the table `weights`.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

-- The rows that were there get the values of the new columns.
-- Lock: ROW EXCLUSIVE on `weights`, and on the rows of a batch for about a tenth of a second; others read and write meanwhile.
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
    blocks := pg_relation_size('"weights"') / CAST(current_setting('block_size') AS bigint);
    block := 0;
    WHILE block < blocks LOOP
      began := clock_timestamp();
      begin_of_batch := format('(%s,0)', block);
      end_of_batch := format('(%s,0)', block + batch);
      SELECT array_agg(place) INTO held FROM (
        SELECT ctid AS place FROM "weights"
          WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND ("id" IS NOT NULL AND "id_new" IS NULL OR "kg" IS NOT NULL AND "kg_new" IS NULL OR "n" IS NOT NULL AND "n_new" IS NULL OR "big" IS NOT NULL AND "big_new" IS NULL OR "text" IS NOT NULL AND "text_new" IS NULL OR "day" IS NOT NULL AND "day_new" IS NULL OR "ratio" IS NOT NULL AND "ratio_new" IS NULL)
          FOR NO KEY UPDATE SKIP LOCKED
      ) AS unfilled;
      -- The trigger puts in the values.
      UPDATE "weights" SET "id_new" = NULL WHERE ctid = ANY (held);
      COMMIT;
      block := block + batch;
      IF clock_timestamp() - began < INTERVAL '50 ms' THEN
        batch := least(batch * 2, 1024);
      ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
        batch := greatest(batch / 2, 1);
      END IF;
    END LOOP;
    IF NOT EXISTS (SELECT FROM "weights" WHERE "id" IS NOT NULL AND "id_new" IS NULL OR "kg" IS NOT NULL AND "kg_new" IS NULL OR "n" IS NOT NULL AND "n_new" IS NULL OR "big" IS NOT NULL AND "big_new" IS NULL OR "text" IS NOT NULL AND "text_new" IS NULL OR "day" IS NOT NULL AND "day_new" IS NULL OR "ratio" IS NOT NULL AND "ratio_new" IS NULL) THEN
      RETURN;
    END IF;
    COMMIT;
    PERFORM pg_sleep(round * 0.1);
  END LOOP;
  RAISE EXCEPTION USING ERRCODE = 'object_in_use', MESSAGE = 'Rows of `weights` are held by another session and could not be filled; let it end and apply again.';
END
$portcullis$;
RESET lock_timeout;
RESET statement_timeout;

-- ======== V7__fill_weights.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== V8__validate_weights.sql
-- Validates constraints of the table `weights`.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- No row lacks a value of a new column, so that they can take the place of the old ones.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "portcullis_filled";

-- The rule `id.required` binds the new column.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_id_required_new";

-- The rule `ratio.required` binds the new column.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_ratio_required_new";

-- The rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_day_finite_new";

-- The rule `ratio.finite` is `"ratio" <> CAST('NaN' AS numeric)`, was `"ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)`.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_ratio_finite_new";

-- The rule `kg.finite` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_kg_finite_new";

-- The rule `kg.min` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_kg_min_new";

-- The rule `big.finite` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_big_finite_new";

-- The rule `n.min` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "weights" VALIDATE CONSTRAINT "weights_n_min_new";

-- ======== V8__validate_weights.sql.conf
placeholderReplacement=false

-- ======== V9__index_weights_weights_primary_key.sql
-- Builds the index of a key of the table `weights`.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

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
-- Lock: SHARE UPDATE EXCLUSIVE on `weights`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "weights_primary_key_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "weights_primary_key_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "weights_primary_key_new" ON "weights" ("id_new");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V9__index_weights_weights_primary_key.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U9__index_weights_weights_primary_key.sql
-- Undoes `V9__index_weights_weights_primary_key.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `weights`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `primary_key` is written anew, since a type or key under it changes: its index.
DROP INDEX CONCURRENTLY IF EXISTS "weights_primary_key_new";

-- ======== V10__swap_weights.sql
-- Puts new columns of the table `weights` in place of old ones.
-- Written by Portcullis from the contract `weights`, version 2. A written migration is never changed.
-- Contract sha256 da7d7dd9d95c1673f043bef8f886cb42965f769093369e81f77125ccada7c30e

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- What was made by hand meanwhile and would be lost with the columns.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"weights"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['id', 'kg', 'n', 'big', 'text', 'day', 'ratio'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['weights_kg_finite', 'weights_kg_min', 'weights_big_finite', 'weights_text_max_length', 'weights_day_finite', 'weights_ratio_finite', 'weights_primary_key', 'portcullis_filled'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY['n'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `id`, `kg`, `n`, `big`, `text`, `day`, `ratio` of `weights` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- Every row is filled, as a validated CHECK says.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
DROP TRIGGER "zzz_portcullis_retype" ON "weights";
DROP FUNCTION "portcullis_retype_weights"();

-- The column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`: the new column takes the place of the old one, as the last of the table.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: the undo script sets the former type in place, which writes every row anew while nobody reads the table.
ALTER TABLE "weights" DROP CONSTRAINT "portcullis_filled",
  DROP CONSTRAINT "weights_day_finite",
  DROP CONSTRAINT "weights_ratio_finite",
  DROP CONSTRAINT "weights_kg_finite",
  DROP CONSTRAINT "weights_kg_min",
  DROP CONSTRAINT "weights_big_finite",
  DROP CONSTRAINT "weights_primary_key",
  DROP COLUMN "id",
  DROP COLUMN "kg",
  DROP COLUMN "n",
  DROP COLUMN "big",
  DROP COLUMN "text",
  DROP COLUMN "day",
  DROP COLUMN "ratio";
ALTER TABLE "weights" RENAME COLUMN "id_new" TO "id";
ALTER TABLE "weights" RENAME COLUMN "kg_new" TO "kg";
ALTER TABLE "weights" RENAME COLUMN "n_new" TO "n";
ALTER TABLE "weights" RENAME COLUMN "big_new" TO "big";
ALTER TABLE "weights" RENAME COLUMN "text_new" TO "text";
ALTER TABLE "weights" RENAME COLUMN "day_new" TO "day";
ALTER TABLE "weights" RENAME COLUMN "ratio_new" TO "ratio";

-- The rule `day.finite` is `"day" BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'`, was `"day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'`.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_day_finite".
ALTER TABLE "weights" RENAME CONSTRAINT "weights_day_finite_new" TO "weights_day_finite";

-- The rule `ratio.finite` is `"ratio" <> CAST('NaN' AS numeric)`, was `"ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)`.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_ratio_finite".
ALTER TABLE "weights" RENAME CONSTRAINT "weights_ratio_finite_new" TO "weights_ratio_finite";

-- The rule `kg.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_finite".
ALTER TABLE "weights" RENAME CONSTRAINT "weights_kg_finite_new" TO "weights_kg_finite";

-- The rule `kg.min` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_kg_min".
ALTER TABLE "weights" RENAME CONSTRAINT "weights_kg_min_new" TO "weights_kg_min";

-- The rule `big.finite` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_big_finite".
ALTER TABLE "weights" RENAME CONSTRAINT "weights_big_finite_new" TO "weights_big_finite";

-- The rule `n.min` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_n_min".
ALTER TABLE "weights" RENAME CONSTRAINT "weights_n_min_new" TO "weights_n_min";

-- The new columns have the defaults of the contract.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
ALTER TABLE "weights" ALTER COLUMN "n" SET DEFAULT 5;

-- The rule `id.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: nothing to undo.
ALTER TABLE "weights" ALTER COLUMN "id" SET NOT NULL;
ALTER TABLE "weights" DROP CONSTRAINT "weights_id_required_new";

-- The rule `ratio.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: ALTER TABLE "weights" ALTER COLUMN "ratio" DROP NOT NULL.
ALTER TABLE "weights" ALTER COLUMN "ratio" SET NOT NULL;
ALTER TABLE "weights" DROP CONSTRAINT "weights_ratio_required_new";

-- The rule `primary_key` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `weights`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "weights" DROP CONSTRAINT "weights_primary_key".
ALTER TABLE "weights" ADD CONSTRAINT "weights_primary_key" PRIMARY KEY USING INDEX "weights_primary_key_new";

-- ======== V10__swap_weights.sql.conf
placeholderReplacement=false

-- ======== U10__swap_weights.sql
-- Undoes `V10__swap_weights.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `weights`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `primary_key` is written anew, since a type or key under it changes.
ALTER TABLE "weights" DROP CONSTRAINT "weights_primary_key";

-- Undoes: the rule `ratio.required` binds the new column.
ALTER TABLE "weights" ALTER COLUMN "ratio" DROP NOT NULL;

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

-- Undoes: the column `id` is of type `long`, was `int`; the column `kg` is of type `decimal(12,1)`, was `decimal(10,2)`; the column `n` is of type `int`, was `long`; the column `big` is of type `decimal(10,2)`, was `decimal(8,2)`; the column `text` is of type `int`, was `string`; the column `day` is of type `date`, was `timestamp`; the column `ratio` is of type `decimal(9,3)`, was `double`: the new column takes the place of the old one, as the last of the table.
SET LOCAL statement_timeout = 0;
ALTER TABLE "weights" ALTER COLUMN "id" TYPE integer USING CASE WHEN ("id" BETWEEN -2147483648 AND 2147483647) OR "id" IS NULL THEN CAST("id" AS integer) ELSE CAST(CAST(CAST('a value of `id` is no `int` without loss; nothing was changed' || left(CAST("id" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "kg" TYPE numeric(10,2) USING CASE WHEN (abs("kg") < 1e8 AND CAST("kg" AS numeric) = round(CAST("kg" AS numeric), 2)) OR "kg" IS NULL THEN CAST("kg" AS numeric(10,2)) ELSE CAST(CAST(CAST('a value of `kg` is no `decimal(10,2)` without loss; nothing was changed' || left(CAST("kg" AS text), 0) AS integer) AS text) AS numeric(10,2)) END,
  ALTER COLUMN "n" DROP DEFAULT, ALTER COLUMN "n" TYPE bigint USING CAST("n" AS bigint), ALTER COLUMN "n" SET DEFAULT 5,
  ALTER COLUMN "big" TYPE numeric(8,2) USING CASE WHEN (abs("big") < 1e6 AND CAST("big" AS numeric) = round(CAST("big" AS numeric), 2)) OR "big" IS NULL THEN CAST("big" AS numeric(8,2)) ELSE CAST(CAST(CAST('a value of `big` is no `decimal(8,2)` without loss; nothing was changed' || left(CAST("big" AS text), 0) AS integer) AS text) AS numeric(8,2)) END,
  ALTER COLUMN "text" TYPE text USING CAST("text" AS text),
  ALTER COLUMN "day" TYPE timestamp USING CAST("day" AS timestamp),
  ALTER COLUMN "ratio" TYPE double precision USING CASE WHEN (CAST(CAST("ratio" AS double precision) AS numeric) = "ratio") OR "ratio" IS NULL THEN CAST("ratio" AS double precision) ELSE CAST(CAST(CAST('a value of `ratio` is no `double` without loss; nothing was changed' || left(CAST("ratio" AS text), 0) AS integer) AS text) AS double precision) END;
ALTER TABLE "weights" ADD CONSTRAINT "weights_day_finite" CHECK ("day" BETWEEN TIMESTAMP '0001-01-01 00:00:00' AND TIMESTAMP '9999-12-31 23:59:59.999999'),
  ADD CONSTRAINT "weights_ratio_finite" CHECK ("ratio" > CAST('-Infinity' AS double precision) AND "ratio" < CAST('Infinity' AS double precision)),
  ADD CONSTRAINT "weights_kg_finite" CHECK ("kg" <> CAST('NaN' AS numeric)),
  ADD CONSTRAINT "weights_kg_min" CHECK ("kg" >= 0),
  ADD CONSTRAINT "weights_big_finite" CHECK ("big" <> CAST('NaN' AS numeric)),
  ADD CONSTRAINT "weights_primary_key" PRIMARY KEY ("id");

COMMIT;
