-- ======== V5__create_sellers.sql
-- Creates the table `sellers`.
-- Written by Portcullis from the contract `sellers`, version 1. A written migration is never changed.
-- Contract sha256 a6e3016719de2bb19e0c1909687e613fb5e5210ca102b83adb0ec9e35a2183b4

SET LOCAL lock_timeout = '1s';

CREATE TABLE "sellers" (
  "id" integer NOT NULL,
  CONSTRAINT "sellers_primary_key" PRIMARY KEY ("id")
);

-- ======== V5__create_sellers.sql.conf
placeholderReplacement=false

-- ======== V6__release_orders.sql
-- Drops FOREIGN KEYs of the table `orders` whose key will change.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `customer_id.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `orders` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; no FOREIGN KEY holds here until a later script brings it back.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_reference".
ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_reference";

-- ======== V6__release_orders.sql.conf
placeholderReplacement=false

-- ======== U6__release_orders.sql
-- Undoes `V6__release_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `customer_id.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_reference" FOREIGN KEY ("customer_id") REFERENCES "customers" ("id");

COMMIT;

-- ======== V7__check_customers.sql
-- Looks whether the table `customers` can change.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand and would be lost with the columns, or see every row written.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"customers"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['id'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['customers_primary_key'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY[] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `id` of `customers` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `customers`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "customers" WHERE NOT (char_length("name") <= 40)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `customers` that break `name.max_length`: ' || number_of_rows || ' (customer: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), NULL
    INTO number_of_rows, first_rows
    FROM (SELECT 1 FROM "customers" WHERE CAST("id" AS bigint) IS NOT NULL GROUP BY CAST("id" AS bigint) HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `customers` that occur more than once: ' || number_of_rows
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V7__check_customers.sql.conf
placeholderReplacement=false

-- ======== V8__alter_customers.sql
-- Changes the catalog of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `customer` was `id`.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" RENAME COLUMN "customer" TO "id".
ALTER TABLE "customers" RENAME COLUMN "id" TO "customer";

-- The rule `name.max_length` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_name_max_length".
ALTER TABLE "customers" ADD CONSTRAINT "customers_name_max_length" CHECK (char_length("name") <= 40) NOT VALID;

-- ======== V8__alter_customers.sql.conf
placeholderReplacement=false

-- ======== U8__alter_customers.sql
-- Undoes `V8__alter_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `name.max_length` is new to the table.
ALTER TABLE "customers" DROP CONSTRAINT "customers_name_max_length";

-- Undoes: the column `customer` was `id`.
ALTER TABLE "customers" RENAME COLUMN "customer" TO "id";

COMMIT;

-- ======== V9__expand_customers.sql
-- Adds columns of new types to the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `customer` is of type `long`, was `int`: new columns beside the old ones, with their comments.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" DROP COLUMN IF EXISTS "customer_new".
ALTER TABLE "customers" ADD COLUMN "customer_new" bigint;
DO $portcullis$
DECLARE
  statement text;
BEGIN
  FOR statement IN SELECT format('COMMENT ON COLUMN %s.%I IS %L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
    FROM pg_attribute JOIN (VALUES
    ('customer', 'customer_new')
    ) AS columns (former, successor) ON former = attname
    WHERE attrelid = CAST('"customers"' AS regclass) AND col_description(attrelid, attnum) IS NOT NULL
  LOOP
    EXECUTE statement;
  END LOOP;
END
$portcullis$;

-- Who inserts or updates a row fills the new columns, replication included.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row; a value that the new type would round or cut is refused from now on.
-- Undo: the trigger and its function go.
CREATE FUNCTION "portcullis_retype_customers"() RETURNS trigger LANGUAGE plpgsql AS $portcullis$
BEGIN
  NEW."customer_new" := CAST(NEW."customer" AS bigint);
  RETURN NEW;
END
$portcullis$;
CREATE TRIGGER "zzz_portcullis_retype" BEFORE INSERT OR UPDATE ON "customers" FOR EACH ROW EXECUTE FUNCTION "portcullis_retype_customers"();
ALTER TABLE "customers" ENABLE ALWAYS TRIGGER "zzz_portcullis_retype";

-- The values of the new columns are there where those of the old ones are.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "customers" ADD CONSTRAINT "portcullis_filled" CHECK (("customer" IS NULL) = ("customer_new" IS NULL)) NOT VALID;

-- The rule `customer.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "customers" ADD CONSTRAINT "customers_customer_required_new" CHECK ("customer_new" IS NOT NULL) NOT VALID;

-- ======== V9__expand_customers.sql.conf
placeholderReplacement=false

-- ======== U9__expand_customers.sql
-- Undoes `V9__expand_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: who inserts or updates a row fills the new columns, replication included.
DROP TRIGGER IF EXISTS "zzz_portcullis_retype" ON "customers";
DROP FUNCTION IF EXISTS "portcullis_retype_customers"();

-- Undoes: the column `customer` is of type `long`, was `int`: new columns beside the old ones, with their comments.
ALTER TABLE "customers" DROP COLUMN IF EXISTS "customer_new";

COMMIT;

-- ======== V10__fill_customers.sql
-- Fills new columns of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

-- The rows that were there get the values of the new columns.
-- Lock: ROW EXCLUSIVE on `customers`, and on the rows of a batch for about a tenth of a second; others read and write meanwhile.
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
    blocks := pg_relation_size('"customers"') / CAST(current_setting('block_size') AS bigint);
    block := 0;
    WHILE block < blocks LOOP
      began := clock_timestamp();
      begin_of_batch := format('(%s,0)', block);
      end_of_batch := format('(%s,0)', block + batch);
      SELECT array_agg(place) INTO held FROM (
        SELECT ctid AS place FROM "customers"
          WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND ("customer" IS NOT NULL AND "customer_new" IS NULL)
          FOR NO KEY UPDATE SKIP LOCKED
      ) AS unfilled;
      -- The trigger puts in the values.
      UPDATE "customers" SET "customer_new" = NULL WHERE ctid = ANY (held);
      COMMIT;
      block := block + batch;
      IF clock_timestamp() - began < INTERVAL '50 ms' THEN
        batch := least(batch * 2, 1024);
      ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
        batch := greatest(batch / 2, 1);
      END IF;
    END LOOP;
    IF NOT EXISTS (SELECT FROM "customers" WHERE "customer" IS NOT NULL AND "customer_new" IS NULL) THEN
      RETURN;
    END IF;
    COMMIT;
    PERFORM pg_sleep(round * 0.1);
  END LOOP;
  RAISE EXCEPTION USING ERRCODE = 'object_in_use', MESSAGE = 'Rows of `customers` are held by another session and could not be filled; let it end and apply again.';
END
$portcullis$;
RESET lock_timeout;
RESET statement_timeout;

-- ======== V10__fill_customers.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== V11__validate_customers.sql
-- Validates constraints of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `name.max_length` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_name_max_length";

-- No row lacks a value of a new column, so that they can take the place of the old ones.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "customers" VALIDATE CONSTRAINT "portcullis_filled";

-- The rule `customer.required` binds the new column.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_customer_required_new";

-- ======== V11__validate_customers.sql.conf
placeholderReplacement=false

-- ======== V12__index_customers_customers_primary_key.sql
-- Builds the index of a key of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

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
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_primary_key_new" ON "customers" ("customer_new");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V12__index_customers_customers_primary_key.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U12__index_customers_customers_primary_key.sql
-- Undoes `V12__index_customers_customers_primary_key.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `primary_key` is written anew, since a type or key under it changes: its index.
DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new";

-- ======== V13__swap_customers.sql
-- Puts new columns of the table `customers` in place of old ones.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- What was made by hand meanwhile and would be lost with the columns.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"customers"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['customer'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['customers_primary_key', 'portcullis_filled'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY[] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `customer` of `customers` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- Every row is filled, as a validated CHECK says.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
DROP TRIGGER "zzz_portcullis_retype" ON "customers";
DROP FUNCTION "portcullis_retype_customers"();

-- The column `customer` is of type `long`, was `int`: the new column takes the place of the old one, as the last of the table.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: the undo script sets the former type in place, which writes every row anew while nobody reads the table.
ALTER TABLE "customers" DROP CONSTRAINT "portcullis_filled",
  DROP CONSTRAINT "customers_primary_key",
  DROP COLUMN "customer";
ALTER TABLE "customers" RENAME COLUMN "customer_new" TO "customer";

-- The rule `customer.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: nothing to undo.
ALTER TABLE "customers" ALTER COLUMN "customer" SET NOT NULL;
ALTER TABLE "customers" DROP CONSTRAINT "customers_customer_required_new";

-- The rule `primary_key` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key".
ALTER TABLE "customers" ADD CONSTRAINT "customers_primary_key" PRIMARY KEY USING INDEX "customers_primary_key_new";

-- ======== V13__swap_customers.sql.conf
placeholderReplacement=false

-- ======== U13__swap_customers.sql
-- Undoes `V13__swap_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `primary_key` is written anew, since a type or key under it changes.
ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key";

-- Undoes: the column `customer` is of type `long`, was `int`: the new column takes the place of the old one, as the last of the table.
SET LOCAL statement_timeout = 0;
ALTER TABLE "customers" ALTER COLUMN "customer" TYPE integer USING CASE WHEN ("customer" BETWEEN -2147483648 AND 2147483647) OR "customer" IS NULL THEN CAST("customer" AS integer) ELSE CAST(CAST(CAST('a value of `customer` is no `int` without loss; nothing was changed' || left(CAST("customer" AS text), 0) AS integer) AS text) AS integer) END;
ALTER TABLE "customers" ADD CONSTRAINT "customers_primary_key" PRIMARY KEY ("customer");

COMMIT;

-- ======== V14__check_orders.sql
-- Looks whether the table `orders` can change.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand and would be lost with the columns, or see every row written.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"orders"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['customer_id'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['orders_primary_key', 'orders_customer_id_reference'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY[] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `customer_id` of `orders` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `orders`, others read and write meanwhile.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
#variable_conflict use_column
DECLARE
  number_of_rows bigint;
  first_rows text;
BEGIN
  SELECT count(*), NULL
    INTO number_of_rows, first_rows
    FROM (SELECT 1 FROM "orders" LEFT JOIN (SELECT "id" AS portcullis_key0 FROM "sellers") AS referred ON "seller_id" = referred.portcullis_key0 WHERE "seller_id" IS NOT NULL AND referred.portcullis_key0 IS NULL) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `orders` that break `seller_id.reference`: ' || number_of_rows
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V14__check_orders.sql.conf
placeholderReplacement=false

-- ======== V15__expand_orders.sql
-- Adds columns of new types to the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `customer_id` is of type `long`, was `int`: new columns beside the old ones, with their comments.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "orders" DROP COLUMN IF EXISTS "customer_id_new".
ALTER TABLE "orders" ADD COLUMN "customer_id_new" bigint;
DO $portcullis$
DECLARE
  statement text;
BEGIN
  FOR statement IN SELECT format('COMMENT ON COLUMN %s.%I IS %L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
    FROM pg_attribute JOIN (VALUES
    ('customer_id', 'customer_id_new')
    ) AS columns (former, successor) ON former = attname
    WHERE attrelid = CAST('"orders"' AS regclass) AND col_description(attrelid, attnum) IS NOT NULL
  LOOP
    EXECUTE statement;
  END LOOP;
END
$portcullis$;

-- Who inserts or updates a row fills the new columns, replication included.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row; a value that the new type would round or cut is refused from now on.
-- Undo: the trigger and its function go.
CREATE FUNCTION "portcullis_retype_orders"() RETURNS trigger LANGUAGE plpgsql AS $portcullis$
BEGIN
  NEW."customer_id_new" := CAST(NEW."customer_id" AS bigint);
  RETURN NEW;
END
$portcullis$;
CREATE TRIGGER "zzz_portcullis_retype" BEFORE INSERT OR UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "portcullis_retype_orders"();
ALTER TABLE "orders" ENABLE ALWAYS TRIGGER "zzz_portcullis_retype";

-- The values of the new columns are there where those of the old ones are.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "orders" ADD CONSTRAINT "portcullis_filled" CHECK (("customer_id" IS NULL) = ("customer_id_new" IS NULL)) NOT VALID;

-- ======== V15__expand_orders.sql.conf
placeholderReplacement=false

-- ======== U15__expand_orders.sql
-- Undoes `V15__expand_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: who inserts or updates a row fills the new columns, replication included.
DROP TRIGGER IF EXISTS "zzz_portcullis_retype" ON "orders";
DROP FUNCTION IF EXISTS "portcullis_retype_orders"();

-- Undoes: the column `customer_id` is of type `long`, was `int`: new columns beside the old ones, with their comments.
ALTER TABLE "orders" DROP COLUMN IF EXISTS "customer_id_new";

COMMIT;

-- ======== V16__fill_orders.sql
-- Fills new columns of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

-- The rows that were there get the values of the new columns.
-- Lock: ROW EXCLUSIVE on `orders`, and on the rows of a batch for about a tenth of a second; others read and write meanwhile.
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
    blocks := pg_relation_size('"orders"') / CAST(current_setting('block_size') AS bigint);
    block := 0;
    WHILE block < blocks LOOP
      began := clock_timestamp();
      begin_of_batch := format('(%s,0)', block);
      end_of_batch := format('(%s,0)', block + batch);
      SELECT array_agg(place) INTO held FROM (
        SELECT ctid AS place FROM "orders"
          WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND ("customer_id" IS NOT NULL AND "customer_id_new" IS NULL)
          FOR NO KEY UPDATE SKIP LOCKED
      ) AS unfilled;
      -- The trigger puts in the values.
      UPDATE "orders" SET "customer_id_new" = NULL WHERE ctid = ANY (held);
      COMMIT;
      block := block + batch;
      IF clock_timestamp() - began < INTERVAL '50 ms' THEN
        batch := least(batch * 2, 1024);
      ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
        batch := greatest(batch / 2, 1);
      END IF;
    END LOOP;
    IF NOT EXISTS (SELECT FROM "orders" WHERE "customer_id" IS NOT NULL AND "customer_id_new" IS NULL) THEN
      RETURN;
    END IF;
    COMMIT;
    PERFORM pg_sleep(round * 0.1);
  END LOOP;
  RAISE EXCEPTION USING ERRCODE = 'object_in_use', MESSAGE = 'Rows of `orders` are held by another session and could not be filled; let it end and apply again.';
END
$portcullis$;
RESET lock_timeout;
RESET statement_timeout;

-- ======== V16__fill_orders.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== V17__validate_orders.sql
-- Validates constraints of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- No row lacks a value of a new column, so that they can take the place of the old ones.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "portcullis_filled";

-- ======== V17__validate_orders.sql.conf
placeholderReplacement=false

-- ======== V18__swap_orders.sql
-- Puts new columns of the table `orders` in place of old ones.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- What was made by hand meanwhile and would be lost with the columns.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"orders"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['customer_id'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['orders_primary_key', 'orders_customer_id_reference', 'portcullis_filled'] AS text[]);
  defaulted CONSTANT text[] := CAST(ARRAY[] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `customer_id` of `orders` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- Every row is filled, as a validated CHECK says.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
DROP TRIGGER "zzz_portcullis_retype" ON "orders";
DROP FUNCTION "portcullis_retype_orders"();

-- The column `customer_id` is of type `long`, was `int`: the new column takes the place of the old one, as the last of the table.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: the undo script sets the former type in place, which writes every row anew while nobody reads the table.
ALTER TABLE "orders" DROP CONSTRAINT "portcullis_filled",
  DROP COLUMN "customer_id";
ALTER TABLE "orders" RENAME COLUMN "customer_id_new" TO "customer_id";

-- ======== V18__swap_orders.sql.conf
placeholderReplacement=false

-- ======== U18__swap_orders.sql
-- Undoes `V18__swap_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `customer_id` is of type `long`, was `int`: the new column takes the place of the old one, as the last of the table.
SET LOCAL statement_timeout = 0;
ALTER TABLE "orders" ALTER COLUMN "customer_id" TYPE integer USING CASE WHEN ("customer_id" BETWEEN -2147483648 AND 2147483647) OR "customer_id" IS NULL THEN CAST("customer_id" AS integer) ELSE CAST(CAST(CAST('a value of `customer_id` is no `int` without loss; nothing was changed' || left(CAST("customer_id" AS text), 0) AS integer) AS text) AS integer) END;

COMMIT;

-- ======== V19__refer_orders.sql
-- Adds FOREIGN KEYs to the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `customer_id.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE ROW EXCLUSIVE on `orders` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_reference" FOREIGN KEY ("customer_id") REFERENCES "customers" ("customer") NOT VALID;

-- The rule `seller_id.reference` is new to the table.
-- Lock: SHARE ROW EXCLUSIVE on `orders` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_seller_id_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_reference" FOREIGN KEY ("seller_id") REFERENCES "sellers" ("id") NOT VALID;

-- ======== V19__refer_orders.sql.conf
placeholderReplacement=false

-- ======== U19__refer_orders.sql
-- Undoes `V19__refer_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `seller_id.reference` is new to the table.
ALTER TABLE "orders" DROP CONSTRAINT "orders_seller_id_reference";

-- Undoes: the rule `customer_id.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_reference";

COMMIT;

-- ======== V20__confirm_orders.sql
-- Validates FOREIGN KEYs of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `customer_id.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`, ROW SHARE on the table that it names; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_customer_id_reference";

-- The rule `seller_id.reference` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`, ROW SHARE on the table that it names; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_seller_id_reference";

-- ======== V20__confirm_orders.sql.conf
placeholderReplacement=false
