-- ======== V6__release_customers.sql
-- Drops FOREIGN KEYs of the table `customers` whose key will change.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `sponsor.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `customers` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; no FOREIGN KEY holds here until a later script brings it back.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_sponsor_reference".
ALTER TABLE "customers" DROP CONSTRAINT "customers_sponsor_reference";

-- ======== V6__release_customers.sql.conf
placeholderReplacement=false

-- ======== U6__release_customers.sql
-- Undoes `V6__release_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `sponsor.reference` is written anew, since a type or key under it changes.
ALTER TABLE "customers" ADD CONSTRAINT "customers_sponsor_reference" FOREIGN KEY ("sponsor") REFERENCES "customers" ("id");

COMMIT;

-- ======== V7__release_orders.sql
-- Drops FOREIGN KEYs of the table `orders` whose key will change.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `buyer` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `orders` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; no FOREIGN KEY holds here until a later script brings it back.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_reference".
ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_reference";

-- The rule `email.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `orders` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; no FOREIGN KEY holds here until a later script brings it back.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_email_reference".
ALTER TABLE "orders" DROP CONSTRAINT "orders_email_reference";

-- ======== V7__release_orders.sql.conf
placeholderReplacement=false

-- ======== U7__release_orders.sql
-- Undoes `V7__release_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `email.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" ADD CONSTRAINT "orders_email_reference" FOREIGN KEY ("email") REFERENCES "customers" ("email");

-- Undoes: the rule `buyer` is written anew, since a type or key under it changes.
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_reference" FOREIGN KEY ("customer") REFERENCES "customers" ("id");

COMMIT;

-- ======== V8__release_payments.sql
-- Drops FOREIGN KEYs of the table `payments` whose key will change.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `payer.reference` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `payments` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "payments" DROP CONSTRAINT "payments_payer_reference".
ALTER TABLE "payments" DROP CONSTRAINT "payments_payer_reference";

-- ======== V8__release_payments.sql.conf
placeholderReplacement=false

-- ======== U8__release_payments.sql
-- Undoes `V8__release_payments.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `payments`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `payer.reference` no longer binds the table.
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_reference" FOREIGN KEY ("payer") REFERENCES "customers" ("id");

COMMIT;

-- ======== V9__check_customers.sql
-- Looks whether the table `customers` can change.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand and would be lost with the columns, or see every row written.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"customers"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['id', 'sponsor'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['customers_email_max_length', 'customers_primary_key', 'customers_email_unique', 'customers_sponsor_reference'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `id`, `sponsor` of `customers` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
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
  SELECT count(*), NULL
    INTO number_of_rows, first_rows
    FROM (SELECT 1 FROM "customers" WHERE CAST("id" AS text) IS NOT NULL GROUP BY CAST("id" AS text) HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `customers` that occur more than once: ' || number_of_rows
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("email" AS varchar)) AS shown, row_number() OVER (ORDER BY "email") AS place FROM "customers" WHERE "email" IS NOT NULL GROUP BY "email" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `customers` that occur more than once: ' || number_of_rows || ' (email: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V9__check_customers.sql.conf
placeholderReplacement=false

-- ======== V10__alter_customers.sql
-- Changes the catalog of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `number` was `id`.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" RENAME COLUMN "number" TO "id".
ALTER TABLE "customers" RENAME COLUMN "id" TO "number";

-- The rule `email.unique` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" ADD CONSTRAINT "customers_email_unique" UNIQUE ("email").
ALTER TABLE "customers" DROP CONSTRAINT "customers_email_unique";

-- ======== V10__alter_customers.sql.conf
placeholderReplacement=false

-- ======== U10__alter_customers.sql
-- Undoes `V10__alter_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `email.unique` no longer binds the table.
ALTER TABLE "customers" ADD CONSTRAINT "customers_email_unique" UNIQUE ("email");

-- Undoes: the column `number` was `id`.
ALTER TABLE "customers" RENAME COLUMN "number" TO "id";

COMMIT;

-- ======== V11__expand_customers.sql
-- Adds columns of new types to the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`: new columns beside the old ones, with their comments.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" DROP COLUMN IF EXISTS "number_new", DROP COLUMN IF EXISTS "sponsor_new".
ALTER TABLE "customers" ADD COLUMN "number_new" text, ADD COLUMN "sponsor_new" text;
DO $portcullis$
DECLARE
  statement text;
BEGIN
  FOR statement IN SELECT format('COMMENT ON COLUMN %s.%I IS %L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
    FROM pg_attribute JOIN (VALUES
    ('number', 'number_new'),
    ('sponsor', 'sponsor_new')
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
  NEW."number_new" := CAST(NEW."number" AS text);
  NEW."sponsor_new" := CAST(NEW."sponsor" AS text);
  RETURN NEW;
END
$portcullis$;
CREATE TRIGGER "zzz_portcullis_retype" BEFORE INSERT OR UPDATE ON "customers" FOR EACH ROW EXECUTE FUNCTION "portcullis_retype_customers"();
ALTER TABLE "customers" ENABLE ALWAYS TRIGGER "zzz_portcullis_retype";

-- The values of the new columns are there where those of the old ones are.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "customers" ADD CONSTRAINT "portcullis_filled" CHECK (("number" IS NULL) = ("number_new" IS NULL) AND ("sponsor" IS NULL) = ("sponsor_new" IS NULL)) NOT VALID;

-- The rule `number.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "customers" ADD CONSTRAINT "customers_number_required_new" CHECK ("number_new" IS NOT NULL) NOT VALID;

-- ======== V11__expand_customers.sql.conf
placeholderReplacement=false

-- ======== U11__expand_customers.sql
-- Undoes `V11__expand_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: who inserts or updates a row fills the new columns, replication included.
DROP TRIGGER IF EXISTS "zzz_portcullis_retype" ON "customers";
DROP FUNCTION IF EXISTS "portcullis_retype_customers"();

-- Undoes: the column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`: new columns beside the old ones, with their comments.
ALTER TABLE "customers" DROP COLUMN IF EXISTS "number_new", DROP COLUMN IF EXISTS "sponsor_new";

COMMIT;

-- ======== V12__fill_customers.sql
-- Fills new columns of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

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
          WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND ("number" IS NOT NULL AND "number_new" IS NULL OR "sponsor" IS NOT NULL AND "sponsor_new" IS NULL)
          FOR NO KEY UPDATE SKIP LOCKED
      ) AS unfilled;
      -- The trigger puts in the values.
      UPDATE "customers" SET "number_new" = NULL WHERE ctid = ANY (held);
      COMMIT;
      block := block + batch;
      IF clock_timestamp() - began < INTERVAL '50 ms' THEN
        batch := least(batch * 2, 1024);
      ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
        batch := greatest(batch / 2, 1);
      END IF;
    END LOOP;
    IF NOT EXISTS (SELECT FROM "customers" WHERE "number" IS NOT NULL AND "number_new" IS NULL OR "sponsor" IS NOT NULL AND "sponsor_new" IS NULL) THEN
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

-- ======== V12__fill_customers.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== V13__validate_customers.sql
-- Validates constraints of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- No row lacks a value of a new column, so that they can take the place of the old ones.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "customers" VALIDATE CONSTRAINT "portcullis_filled";

-- The rule `number.required` binds the new column.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_number_required_new";

-- ======== V13__validate_customers.sql.conf
placeholderReplacement=false

-- ======== V14__index_customers_customers_primary_key.sql
-- Builds the index of a key of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

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

-- The rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_primary_key_new" ON "customers" ("email");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V14__index_customers_customers_primary_key.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U14__index_customers_customers_primary_key.sql
-- Undoes `V14__index_customers_customers_primary_key.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`: its index.
DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new";

-- ======== V15__index_customers_customers_number_unique.sql
-- Builds the index of a key of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

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

-- The rule `number.unique` is new to the table: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "customers_number_unique_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "customers_number_unique_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_number_unique_new" ON "customers" ("number_new");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V15__index_customers_customers_number_unique.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U15__index_customers_customers_number_unique.sql
-- Undoes `V15__index_customers_customers_number_unique.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `number.unique` is new to the table: its index.
DROP INDEX CONCURRENTLY IF EXISTS "customers_number_unique_new";

-- ======== V16__key_customers.sql
-- Makes indexes the keys of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key", ADD CONSTRAINT "customers_primary_key" PRIMARY KEY ("number").
ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key", ADD CONSTRAINT "customers_primary_key" PRIMARY KEY USING INDEX "customers_primary_key_new";

-- ======== V16__key_customers.sql.conf
placeholderReplacement=false

-- ======== U16__key_customers.sql
-- Undoes `V16__key_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`.
ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key", ADD CONSTRAINT "customers_primary_key" PRIMARY KEY ("number");

COMMIT;

-- ======== V17__swap_customers.sql
-- Puts new columns of the table `customers` in place of old ones.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- What was made by hand meanwhile and would be lost with the columns.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"customers"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['number', 'sponsor'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['customers_email_max_length', 'customers_primary_key', 'customers_email_unique', 'customers_sponsor_reference', 'portcullis_filled'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `number`, `sponsor` of `customers` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- Every row is filled, as a validated CHECK says.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
DROP TRIGGER "zzz_portcullis_retype" ON "customers";
DROP FUNCTION "portcullis_retype_customers"();

-- The column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`: the new column takes the place of the old one, as the last of the table.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: the undo script sets the former type in place, which writes every row anew while nobody reads the table.
ALTER TABLE "customers" DROP CONSTRAINT "portcullis_filled",
  DROP COLUMN "number",
  DROP COLUMN "sponsor";
ALTER TABLE "customers" RENAME COLUMN "number_new" TO "number";
ALTER TABLE "customers" RENAME COLUMN "sponsor_new" TO "sponsor";

-- The rule `number.required` binds the new column.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: nothing to undo.
ALTER TABLE "customers" ALTER COLUMN "number" SET NOT NULL;
ALTER TABLE "customers" DROP CONSTRAINT "customers_number_required_new";

-- The rule `number.unique` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_number_unique".
ALTER TABLE "customers" ADD CONSTRAINT "customers_number_unique" UNIQUE USING INDEX "customers_number_unique_new";

-- ======== V17__swap_customers.sql.conf
placeholderReplacement=false

-- ======== U17__swap_customers.sql
-- Undoes `V17__swap_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `number.unique` is new to the table.
ALTER TABLE "customers" DROP CONSTRAINT "customers_number_unique";

-- Undoes: the column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`: the new column takes the place of the old one, as the last of the table.
SET LOCAL statement_timeout = 0;
ALTER TABLE "customers" ALTER COLUMN "number" TYPE integer USING CASE WHEN coalesce(CASE WHEN "number" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("number" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "number" IS NULL) THEN CAST("number" AS integer) ELSE CAST(CAST(CAST('a value of `number` is no `int` without loss; nothing was changed' || left(CAST("number" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "sponsor" TYPE integer USING CASE WHEN coalesce(CASE WHEN "sponsor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("sponsor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "sponsor" IS NULL) THEN CAST("sponsor" AS integer) ELSE CAST(CAST(CAST('a value of `sponsor` is no `int` without loss; nothing was changed' || left(CAST("sponsor" AS text), 0) AS integer) AS text) AS integer) END;

COMMIT;

-- ======== V18__check_orders.sql
-- Looks whether the table `orders` can change.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand and would be lost with the columns, or see every row written.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"orders"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['customer'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['orders_primary_key', 'orders_buyer_reference', 'orders_email_reference'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `customer` of `orders` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V18__check_orders.sql.conf
placeholderReplacement=false

-- ======== V19__alter_orders.sql
-- Changes the catalog of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `buyer` was `customer`.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "orders" RENAME COLUMN "buyer" TO "customer".
ALTER TABLE "orders" RENAME COLUMN "customer" TO "buyer";

-- ======== V19__alter_orders.sql.conf
placeholderReplacement=false

-- ======== U19__alter_orders.sql
-- Undoes `V19__alter_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `buyer` was `customer`.
ALTER TABLE "orders" RENAME COLUMN "buyer" TO "customer";

COMMIT;

-- ======== V20__expand_orders.sql
-- Adds columns of new types to the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `buyer` is of type `string`, was `int`: new columns beside the old ones, with their comments.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "orders" DROP COLUMN IF EXISTS "buyer_new".
ALTER TABLE "orders" ADD COLUMN "buyer_new" text;
DO $portcullis$
DECLARE
  statement text;
BEGIN
  FOR statement IN SELECT format('COMMENT ON COLUMN %s.%I IS %L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
    FROM pg_attribute JOIN (VALUES
    ('buyer', 'buyer_new')
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
  NEW."buyer_new" := CAST(NEW."buyer" AS text);
  RETURN NEW;
END
$portcullis$;
CREATE TRIGGER "zzz_portcullis_retype" BEFORE INSERT OR UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "portcullis_retype_orders"();
ALTER TABLE "orders" ENABLE ALWAYS TRIGGER "zzz_portcullis_retype";

-- The values of the new columns are there where those of the old ones are.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "orders" ADD CONSTRAINT "portcullis_filled" CHECK (("buyer" IS NULL) = ("buyer_new" IS NULL)) NOT VALID;

-- ======== V20__expand_orders.sql.conf
placeholderReplacement=false

-- ======== U20__expand_orders.sql
-- Undoes `V20__expand_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: who inserts or updates a row fills the new columns, replication included.
DROP TRIGGER IF EXISTS "zzz_portcullis_retype" ON "orders";
DROP FUNCTION IF EXISTS "portcullis_retype_orders"();

-- Undoes: the column `buyer` is of type `string`, was `int`: new columns beside the old ones, with their comments.
ALTER TABLE "orders" DROP COLUMN IF EXISTS "buyer_new";

COMMIT;

-- ======== V21__fill_orders.sql
-- Fills new columns of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

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
          WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND ("buyer" IS NOT NULL AND "buyer_new" IS NULL)
          FOR NO KEY UPDATE SKIP LOCKED
      ) AS unfilled;
      -- The trigger puts in the values.
      UPDATE "orders" SET "buyer_new" = NULL WHERE ctid = ANY (held);
      COMMIT;
      block := block + batch;
      IF clock_timestamp() - began < INTERVAL '50 ms' THEN
        batch := least(batch * 2, 1024);
      ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
        batch := greatest(batch / 2, 1);
      END IF;
    END LOOP;
    IF NOT EXISTS (SELECT FROM "orders" WHERE "buyer" IS NOT NULL AND "buyer_new" IS NULL) THEN
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

-- ======== V21__fill_orders.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== V22__validate_orders.sql
-- Validates constraints of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- No row lacks a value of a new column, so that they can take the place of the old ones.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "portcullis_filled";

-- ======== V22__validate_orders.sql.conf
placeholderReplacement=false

-- ======== V23__swap_orders.sql
-- Puts new columns of the table `orders` in place of old ones.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- What was made by hand meanwhile and would be lost with the columns.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"orders"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['buyer'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['orders_primary_key', 'orders_buyer_reference', 'orders_email_reference', 'portcullis_filled'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `buyer` of `orders` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- Every row is filled, as a validated CHECK says.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
DROP TRIGGER "zzz_portcullis_retype" ON "orders";
DROP FUNCTION "portcullis_retype_orders"();

-- The column `buyer` is of type `string`, was `int`: the new column takes the place of the old one, as the last of the table.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: the undo script sets the former type in place, which writes every row anew while nobody reads the table.
ALTER TABLE "orders" DROP CONSTRAINT "portcullis_filled",
  DROP COLUMN "buyer";
ALTER TABLE "orders" RENAME COLUMN "buyer_new" TO "buyer";

-- ======== V23__swap_orders.sql.conf
placeholderReplacement=false

-- ======== U23__swap_orders.sql
-- Undoes `V23__swap_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `buyer` is of type `string`, was `int`: the new column takes the place of the old one, as the last of the table.
SET LOCAL statement_timeout = 0;
ALTER TABLE "orders" ALTER COLUMN "buyer" TYPE integer USING CASE WHEN coalesce(CASE WHEN "buyer" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("buyer" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "buyer" IS NULL) THEN CAST("buyer" AS integer) ELSE CAST(CAST(CAST('a value of `buyer` is no `int` without loss; nothing was changed' || left(CAST("buyer" AS text), 0) AS integer) AS text) AS integer) END;

COMMIT;

-- ======== V24__check_payments.sql
-- Looks whether the table `payments` can change.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What was made by hand and would be lost with the columns, or see every row written.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"payments"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['payer'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['payments_primary_key', 'payments_payer_reference'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `payer` of `payments` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V24__check_payments.sql.conf
placeholderReplacement=false

-- ======== V25__expand_payments.sql
-- Adds columns of new types to the table `payments`.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `payer` is of type `string`, was `int`: new columns beside the old ones, with their comments.
-- Lock: ACCESS EXCLUSIVE on `payments`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "payments" DROP COLUMN IF EXISTS "payer_new".
ALTER TABLE "payments" ADD COLUMN "payer_new" text;
DO $portcullis$
DECLARE
  statement text;
BEGIN
  FOR statement IN SELECT format('COMMENT ON COLUMN %s.%I IS %L', CAST(attrelid AS regclass), successor, col_description(attrelid, attnum))
    FROM pg_attribute JOIN (VALUES
    ('payer', 'payer_new')
    ) AS columns (former, successor) ON former = attname
    WHERE attrelid = CAST('"payments"' AS regclass) AND col_description(attrelid, attnum) IS NOT NULL
  LOOP
    EXECUTE statement;
  END LOOP;
END
$portcullis$;

-- Who inserts or updates a row fills the new columns, replication included.
-- Lock: ACCESS EXCLUSIVE on `payments`, for a moment.
-- Rows: reads no row, writes no row; a value that the new type would round or cut is refused from now on.
-- Undo: the trigger and its function go.
CREATE FUNCTION "portcullis_retype_payments"() RETURNS trigger LANGUAGE plpgsql AS $portcullis$
BEGIN
  NEW."payer_new" := CAST(NEW."payer" AS text);
  RETURN NEW;
END
$portcullis$;
CREATE TRIGGER "zzz_portcullis_retype" BEFORE INSERT OR UPDATE ON "payments" FOR EACH ROW EXECUTE FUNCTION "portcullis_retype_payments"();
ALTER TABLE "payments" ENABLE ALWAYS TRIGGER "zzz_portcullis_retype";

-- The values of the new columns are there where those of the old ones are.
-- Lock: ACCESS EXCLUSIVE on `payments`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: it goes with the new column.
ALTER TABLE "payments" ADD CONSTRAINT "portcullis_filled" CHECK (("payer" IS NULL) = ("payer_new" IS NULL)) NOT VALID;

-- ======== V25__expand_payments.sql.conf
placeholderReplacement=false

-- ======== U25__expand_payments.sql
-- Undoes `V25__expand_payments.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `payments`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: who inserts or updates a row fills the new columns, replication included.
DROP TRIGGER IF EXISTS "zzz_portcullis_retype" ON "payments";
DROP FUNCTION IF EXISTS "portcullis_retype_payments"();

-- Undoes: the column `payer` is of type `string`, was `int`: new columns beside the old ones, with their comments.
ALTER TABLE "payments" DROP COLUMN IF EXISTS "payer_new";

COMMIT;

-- ======== V26__fill_payments.sql
-- Fills new columns of the table `payments`.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

-- The rows that were there get the values of the new columns.
-- Lock: ROW EXCLUSIVE on `payments`, and on the rows of a batch for about a tenth of a second; others read and write meanwhile.
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
    blocks := pg_relation_size('"payments"') / CAST(current_setting('block_size') AS bigint);
    block := 0;
    WHILE block < blocks LOOP
      began := clock_timestamp();
      begin_of_batch := format('(%s,0)', block);
      end_of_batch := format('(%s,0)', block + batch);
      SELECT array_agg(place) INTO held FROM (
        SELECT ctid AS place FROM "payments"
          WHERE ctid >= begin_of_batch AND ctid < end_of_batch AND ("payer" IS NOT NULL AND "payer_new" IS NULL)
          FOR NO KEY UPDATE SKIP LOCKED
      ) AS unfilled;
      -- The trigger puts in the values.
      UPDATE "payments" SET "payer_new" = NULL WHERE ctid = ANY (held);
      COMMIT;
      block := block + batch;
      IF clock_timestamp() - began < INTERVAL '50 ms' THEN
        batch := least(batch * 2, 1024);
      ELSIF clock_timestamp() - began > INTERVAL '100 ms' THEN
        batch := greatest(batch / 2, 1);
      END IF;
    END LOOP;
    IF NOT EXISTS (SELECT FROM "payments" WHERE "payer" IS NOT NULL AND "payer_new" IS NULL) THEN
      RETURN;
    END IF;
    COMMIT;
    PERFORM pg_sleep(round * 0.1);
  END LOOP;
  RAISE EXCEPTION USING ERRCODE = 'object_in_use', MESSAGE = 'Rows of `payments` are held by another session and could not be filled; let it end and apply again.';
END
$portcullis$;
RESET lock_timeout;
RESET statement_timeout;

-- ======== V26__fill_payments.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== V27__validate_payments.sql
-- Validates constraints of the table `payments`.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- No row lacks a value of a new column, so that they can take the place of the old ones.
-- Lock: SHARE UPDATE EXCLUSIVE on `payments`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "payments" VALIDATE CONSTRAINT "portcullis_filled";

-- ======== V27__validate_payments.sql.conf
placeholderReplacement=false

-- ======== V28__swap_payments.sql
-- Puts new columns of the table `payments` in place of old ones.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- What was made by hand meanwhile and would be lost with the columns.
-- Lock: none but those of the catalog.
-- Rows: reads no row, changes nothing.
-- Undo: nothing to undo.
DO $portcullis$
DECLARE
  retyped CONSTANT oid := CAST('"payments"' AS regclass);
  columns CONSTANT text[] := CAST(ARRAY['payer'] AS text[]);
  declared CONSTANT text[] := CAST(ARRAY['payments_primary_key', 'payments_payer_reference', 'portcullis_filled'] AS text[]);
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
    RAISE EXCEPTION USING MESSAGE = 'The type of `payer` of `payments` cannot change while others read and write, because of: ' || in_the_way || '. Take it away before and bring it back after, or write this migration with `--small`, under which nobody reads the table until it is written anew; nothing was changed.';
  END IF;
END
$portcullis$;

-- Every row is filled, as a validated CHECK says.
-- Lock: ACCESS EXCLUSIVE on `payments`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing to undo.
DROP TRIGGER "zzz_portcullis_retype" ON "payments";
DROP FUNCTION "portcullis_retype_payments"();

-- The column `payer` is of type `string`, was `int`: the new column takes the place of the old one, as the last of the table.
-- Lock: ACCESS EXCLUSIVE on `payments`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: the undo script sets the former type in place, which writes every row anew while nobody reads the table.
ALTER TABLE "payments" DROP CONSTRAINT "portcullis_filled",
  DROP COLUMN "payer";
ALTER TABLE "payments" RENAME COLUMN "payer_new" TO "payer";

-- ======== V28__swap_payments.sql.conf
placeholderReplacement=false

-- ======== U28__swap_payments.sql
-- Undoes `V28__swap_payments.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `payments`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `payer` is of type `string`, was `int`: the new column takes the place of the old one, as the last of the table.
SET LOCAL statement_timeout = 0;
ALTER TABLE "payments" ALTER COLUMN "payer" TYPE integer USING CASE WHEN coalesce(CASE WHEN "payer" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("payer" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "payer" IS NULL) THEN CAST("payer" AS integer) ELSE CAST(CAST(CAST('a value of `payer` is no `int` without loss; nothing was changed' || left(CAST("payer" AS text), 0) AS integer) AS text) AS integer) END;

COMMIT;

-- ======== V29__refer_customers.sql
-- Adds FOREIGN KEYs to the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `sponsor.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE ROW EXCLUSIVE on `customers` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_sponsor_reference".
ALTER TABLE "customers" ADD CONSTRAINT "customers_sponsor_reference" FOREIGN KEY ("sponsor") REFERENCES "customers" ("number") NOT VALID;

-- ======== V29__refer_customers.sql.conf
placeholderReplacement=false

-- ======== U29__refer_customers.sql
-- Undoes `V29__refer_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `sponsor.reference` is written anew, since a type or key under it changes.
ALTER TABLE "customers" DROP CONSTRAINT "customers_sponsor_reference";

COMMIT;

-- ======== V30__confirm_customers.sql
-- Validates FOREIGN KEYs of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `sponsor.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`, ROW SHARE on the table that it names; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "customers" VALIDATE CONSTRAINT "customers_sponsor_reference";

-- ======== V30__confirm_customers.sql.conf
placeholderReplacement=false

-- ======== V31__refer_orders.sql
-- Adds FOREIGN KEYs to the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `buyer` is written anew, since a type or key under it changes.
-- Lock: SHARE ROW EXCLUSIVE on `orders` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_reference" FOREIGN KEY ("buyer") REFERENCES "customers" ("number") NOT VALID;

-- The rule `email.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE ROW EXCLUSIVE on `orders` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_email_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_email_reference" FOREIGN KEY ("email") REFERENCES "customers" ("email") NOT VALID;

-- ======== V31__refer_orders.sql.conf
placeholderReplacement=false

-- ======== U31__refer_orders.sql
-- Undoes `V31__refer_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `email.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_email_reference";

-- Undoes: the rule `buyer` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_reference";

COMMIT;

-- ======== V32__confirm_orders.sql
-- Validates FOREIGN KEYs of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `buyer` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`, ROW SHARE on the table that it names; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_buyer_reference";

-- The rule `email.reference` is written anew, since a type or key under it changes.
-- Lock: SHARE UPDATE EXCLUSIVE on `orders`, ROW SHARE on the table that it names; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_email_reference";

-- ======== V32__confirm_orders.sql.conf
placeholderReplacement=false
