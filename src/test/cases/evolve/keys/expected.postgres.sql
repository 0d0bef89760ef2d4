-- ======== V4__check_stock_serials.sql
-- Looks whether the table `stock.serials` can change.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `stock.serials`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("sn" AS varchar), CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "sn", "maker") AS place FROM "stock"."serials" WHERE "maker" IS NULL) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `stock.serials` whose `maker` is NULL: ' || number_of_rows || ' (sn/maker: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "maker") AS place FROM "stock"."serials" WHERE "maker" IS NOT NULL GROUP BY "maker" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `stock.serials` that occur more than once: ' || number_of_rows || ' (maker: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("place" AS varchar), CAST("sn" AS varchar)) AS shown, row_number() OVER (ORDER BY "place", "sn") AS place FROM "stock"."serials" WHERE "place" IS NOT NULL AND "sn" IS NOT NULL GROUP BY "place", "sn" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `stock.serials` that occur more than once: ' || number_of_rows || ' (place/sn: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("sn" AS varchar), CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "sn", "maker") AS place FROM "stock"."serials" WHERE "sn" IS NOT NULL AND "maker" IS NOT NULL GROUP BY "sn", "maker" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `stock.serials` that occur more than once: ' || number_of_rows || ' (sn/maker: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V4__check_stock_serials.sql.conf
placeholderReplacement=false

-- ======== V5__alter_stock_serials.sql
-- Changes the catalog of the table `stock.serials`.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `sn.unique` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_sn_unique" UNIQUE ("sn").
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_sn_unique";

-- The rule `maker.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_maker_required".
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_maker_required" CHECK ("maker" IS NOT NULL) NOT VALID;

-- ======== V5__alter_stock_serials.sql.conf
placeholderReplacement=false

-- ======== U5__alter_stock_serials.sql
-- Undoes `V5__alter_stock_serials.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `maker.required` is new to the table.
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_maker_required";

-- Undoes: the rule `sn.unique` no longer binds the table.
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_sn_unique" UNIQUE ("sn");

COMMIT;

-- ======== V6__validate_stock_serials.sql
-- Validates constraints of the table `stock.serials`.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `maker.required` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `stock.serials`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "stock"."serials" VALIDATE CONSTRAINT "serials_maker_required";

-- ======== V6__validate_stock_serials.sql.conf
placeholderReplacement=false

-- ======== V7__require_stock_serials.sql
-- Forbids NULL in columns of the table `stock.serials`.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `maker.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: ALTER TABLE "stock"."serials" ALTER COLUMN "maker" DROP NOT NULL.
ALTER TABLE "stock"."serials" ALTER COLUMN "maker" SET NOT NULL;
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_maker_required";

-- ======== V7__require_stock_serials.sql.conf
placeholderReplacement=false

-- ======== U7__require_stock_serials.sql
-- Undoes `V7__require_stock_serials.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `maker.required` is new to the table.
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_maker_required" CHECK ("maker" IS NOT NULL) NOT VALID;
ALTER TABLE "stock"."serials" ALTER COLUMN "maker" DROP NOT NULL;

COMMIT;

-- ======== V8__index_stock_serials_serials_primary_key.sql
-- Builds the index of a key of the table `stock.serials`.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

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

-- The rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `stock.serials`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_primary_key_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_primary_key_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "serials_primary_key_new" ON "stock"."serials" ("sn", "maker");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V8__index_stock_serials_serials_primary_key.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U8__index_stock_serials_serials_primary_key.sql
-- Undoes `V8__index_stock_serials_serials_primary_key.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`: its index.
DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_primary_key_new";

-- ======== V9__index_stock_serials_serials_maker_unique.sql
-- Builds the index of a key of the table `stock.serials`.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

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

-- The rule `maker.unique` is new to the table: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `stock.serials`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_maker_unique_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_maker_unique_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "serials_maker_unique_new" ON "stock"."serials" ("maker");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V9__index_stock_serials_serials_maker_unique.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U9__index_stock_serials_serials_maker_unique.sql
-- Undoes `V9__index_stock_serials_serials_maker_unique.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `maker.unique` is new to the table: its index.
DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_maker_unique_new";

-- ======== V10__index_stock_serials_serials_place_sn_unique.sql
-- Builds the index of a key of the table `stock.serials`.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

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

-- The rule `place,sn.unique` is new to the table: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `stock.serials`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_place_sn_unique_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_place_sn_unique_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "serials_place_sn_unique_new" ON "stock"."serials" ("place", "sn");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V10__index_stock_serials_serials_place_sn_unique.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U10__index_stock_serials_serials_place_sn_unique.sql
-- Undoes `V10__index_stock_serials_serials_place_sn_unique.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.
-- It cannot run in a transaction: statement by statement.

-- Undoes: the rule `place,sn.unique` is new to the table: its index.
DROP INDEX CONCURRENTLY IF EXISTS "stock"."serials_place_sn_unique_new";

-- ======== V11__key_stock_serials.sql
-- Makes indexes the keys of the table `stock.serials`.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_primary_key", ADD CONSTRAINT "serials_primary_key" PRIMARY KEY ("place").
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_primary_key", ADD CONSTRAINT "serials_primary_key" PRIMARY KEY USING INDEX "serials_primary_key_new";

-- The rule `maker.unique` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_maker_unique".
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_maker_unique" UNIQUE USING INDEX "serials_maker_unique_new";

-- The rule `place,sn.unique` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_place_sn_unique".
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_place_sn_unique" UNIQUE USING INDEX "serials_place_sn_unique_new";

-- The column `place` may be NULL now.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" ALTER COLUMN "place" SET NOT NULL.
ALTER TABLE "stock"."serials" ALTER COLUMN "place" DROP NOT NULL;

-- ======== V11__key_stock_serials.sql.conf
placeholderReplacement=false

-- ======== U11__key_stock_serials.sql
-- Undoes `V11__key_stock_serials.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `place` may be NULL now.
ALTER TABLE "stock"."serials" ALTER COLUMN "place" SET NOT NULL;

-- Undoes: the rule `place,sn.unique` is new to the table.
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_place_sn_unique";

-- Undoes: the rule `maker.unique` is new to the table.
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_maker_unique";

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`.
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_primary_key", ADD CONSTRAINT "serials_primary_key" PRIMARY KEY ("place");

COMMIT;
