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

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the rule `sponsor.reference` is written anew, since a type or key under it changes.
ALTER TABLE "customers" ADD CONSTRAINT "customers_sponsor_reference" FOREIGN KEY ("sponsor") REFERENCES "customers" ("id");

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

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the rule `email.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" ADD CONSTRAINT "orders_email_reference" FOREIGN KEY ("email") REFERENCES "customers" ("email");

-- Undoes: the rule `buyer` is written anew, since a type or key under it changes.
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_reference" FOREIGN KEY ("customer") REFERENCES "customers" ("id");

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

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the rule `payer.reference` no longer binds the table.
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_reference" FOREIGN KEY ("payer") REFERENCES "customers" ("id");

-- ======== V9__check_customers.sql
-- Looks whether the table `customers` can change.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

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

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the rule `email.unique` no longer binds the table.
ALTER TABLE "customers" ADD CONSTRAINT "customers_email_unique" UNIQUE ("email");

-- Undoes: the column `number` was `id`.
ALTER TABLE "customers" RENAME COLUMN "number" TO "id";

-- ======== V11__retype_customers.sql
-- Changes types of columns of the table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `customers` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "customers" ALTER COLUMN "number" TYPE text USING CAST("number" AS text),
  ALTER COLUMN "sponsor" TYPE text USING CAST("sponsor" AS text);

-- ======== V11__retype_customers.sql.conf
placeholderReplacement=false

-- ======== U11__retype_customers.sql
-- Undoes `V11__retype_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`.
ALTER TABLE "customers" ALTER COLUMN "number" TYPE integer USING CASE WHEN coalesce(CASE WHEN "number" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("number" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "number" IS NULL) THEN CAST("number" AS integer) ELSE CAST(CAST(CAST('a value of `number` is no `int` without loss; nothing was changed' || left(CAST("number" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "sponsor" TYPE integer USING CASE WHEN coalesce(CASE WHEN "sponsor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("sponsor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "sponsor" IS NULL) THEN CAST("sponsor" AS integer) ELSE CAST(CAST(CAST('a value of `sponsor` is no `int` without loss; nothing was changed' || left(CAST("sponsor" AS text), 0) AS integer) AS text) AS integer) END;

-- ======== V12__index_customers_customers_primary_key.sql
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

-- The rule `primary_key` is new to the table: its index.
-- Lock: SHARE UPDATE EXCLUSIVE on `customers`; others read and write meanwhile.
-- Rows: reads every row twice, as long as it takes, and waits for transactions that are older; what a failed build has left is dropped before.
-- Undo: DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new".
SET lock_timeout = 0;
SET statement_timeout = 0;
DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new";
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_primary_key_new" ON "customers" ("email");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V12__index_customers_customers_primary_key.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U12__index_customers_customers_primary_key.sql
-- Undoes `V12__index_customers_customers_primary_key.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

-- Undoes: the rule `primary_key` is new to the table: its index.
DROP INDEX CONCURRENTLY IF EXISTS "customers_primary_key_new";

-- ======== V13__index_customers_customers_number_unique.sql
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
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_number_unique_new" ON "customers" ("number");
RESET lock_timeout;
RESET statement_timeout;

-- ======== V13__index_customers_customers_number_unique.sql.conf
placeholderReplacement=false
executeInTransaction=false

-- ======== U13__index_customers_customers_number_unique.sql
-- Undoes `V13__index_customers_customers_number_unique.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

-- Undoes: the rule `number.unique` is new to the table: its index.
DROP INDEX CONCURRENTLY IF EXISTS "customers_number_unique_new";

-- ======== V14__key_customers.sql
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

-- The rule `number.unique` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_number_unique".
ALTER TABLE "customers" ADD CONSTRAINT "customers_number_unique" UNIQUE USING INDEX "customers_number_unique_new";

-- ======== V14__key_customers.sql.conf
placeholderReplacement=false

-- ======== U14__key_customers.sql
-- Undoes `V14__key_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the rule `number.unique` is new to the table.
ALTER TABLE "customers" DROP CONSTRAINT "customers_number_unique";

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`.
ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key", ADD CONSTRAINT "customers_primary_key" PRIMARY KEY ("number");

-- ======== V15__alter_orders.sql
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

-- ======== V15__alter_orders.sql.conf
placeholderReplacement=false

-- ======== U15__alter_orders.sql
-- Undoes `V15__alter_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the column `buyer` was `customer`.
ALTER TABLE "orders" RENAME COLUMN "buyer" TO "customer";

-- ======== V16__retype_orders.sql
-- Changes types of columns of the table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The column `buyer` is of type `string`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `orders` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "orders" ALTER COLUMN "buyer" TYPE text USING CAST("buyer" AS text);

-- ======== V16__retype_orders.sql.conf
placeholderReplacement=false

-- ======== U16__retype_orders.sql
-- Undoes `V16__retype_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `buyer` is of type `string`, was `int`.
ALTER TABLE "orders" ALTER COLUMN "buyer" TYPE integer USING CASE WHEN coalesce(CASE WHEN "buyer" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("buyer" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "buyer" IS NULL) THEN CAST("buyer" AS integer) ELSE CAST(CAST(CAST('a value of `buyer` is no `int` without loss; nothing was changed' || left(CAST("buyer" AS text), 0) AS integer) AS text) AS integer) END;

-- ======== V17__retype_payments.sql
-- Changes types of columns of the table `payments`.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The column `payer` is of type `string`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `payments` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "payments" ALTER COLUMN "payer" TYPE text USING CAST("payer" AS text);

-- ======== V17__retype_payments.sql.conf
placeholderReplacement=false

-- ======== U17__retype_payments.sql
-- Undoes `V17__retype_payments.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `payments`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `payer` is of type `string`, was `int`.
ALTER TABLE "payments" ALTER COLUMN "payer" TYPE integer USING CASE WHEN coalesce(CASE WHEN "payer" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("payer" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "payer" IS NULL) THEN CAST("payer" AS integer) ELSE CAST(CAST(CAST('a value of `payer` is no `int` without loss; nothing was changed' || left(CAST("payer" AS text), 0) AS integer) AS text) AS integer) END;

-- ======== V18__refer_customers.sql
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

-- ======== V18__refer_customers.sql.conf
placeholderReplacement=false

-- ======== U18__refer_customers.sql
-- Undoes `V18__refer_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the rule `sponsor.reference` is written anew, since a type or key under it changes.
ALTER TABLE "customers" DROP CONSTRAINT "customers_sponsor_reference";

-- ======== V19__confirm_customers.sql
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

-- ======== V19__confirm_customers.sql.conf
placeholderReplacement=false

-- ======== V20__refer_orders.sql
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

-- ======== V20__refer_orders.sql.conf
placeholderReplacement=false

-- ======== U20__refer_orders.sql
-- Undoes `V20__refer_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the rule `email.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_email_reference";

-- Undoes: the rule `buyer` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_reference";

-- ======== V21__confirm_orders.sql
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

-- ======== V21__confirm_orders.sql.conf
placeholderReplacement=false
