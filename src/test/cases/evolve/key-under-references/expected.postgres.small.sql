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

-- ======== V9__alter_customers.sql
-- Changes the small table `customers` at once.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

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
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"customers"' AS regclass)
      AND attname IN ('id', 'sponsor')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `customers` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
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

-- The rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" ADD CONSTRAINT "customers_primary_key" PRIMARY KEY ("number").
ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key";

-- The column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `customers` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "customers" ALTER COLUMN "number" TYPE text USING CAST("number" AS text),
  ALTER COLUMN "sponsor" TYPE text USING CAST("sponsor" AS text);

-- The rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`.
-- Lock: ACCESS EXCLUSIVE on `customers`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key".
ALTER TABLE "customers" ADD CONSTRAINT "customers_primary_key" PRIMARY KEY ("email");

-- The rule `number.unique` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `customers`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_number_unique".
ALTER TABLE "customers" ADD CONSTRAINT "customers_number_unique" UNIQUE ("number");

-- ======== V9__alter_customers.sql.conf
placeholderReplacement=false

-- ======== U9__alter_customers.sql
-- Undoes `V9__alter_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `number.unique` is new to the table.
ALTER TABLE "customers" DROP CONSTRAINT "customers_number_unique";

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`.
ALTER TABLE "customers" DROP CONSTRAINT "customers_primary_key";

-- Undoes: the column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`.
ALTER TABLE "customers" ALTER COLUMN "number" TYPE integer USING CASE WHEN coalesce(CASE WHEN "number" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("number" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "number" IS NULL) THEN CAST("number" AS integer) ELSE CAST(CAST(CAST('a value of `number` is no `int` without loss; nothing was changed' || left(CAST("number" AS text), 0) AS integer) AS text) AS integer) END,
  ALTER COLUMN "sponsor" TYPE integer USING CASE WHEN coalesce(CASE WHEN "sponsor" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("sponsor" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "sponsor" IS NULL) THEN CAST("sponsor" AS integer) ELSE CAST(CAST(CAST('a value of `sponsor` is no `int` without loss; nothing was changed' || left(CAST("sponsor" AS text), 0) AS integer) AS text) AS integer) END;

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`.
ALTER TABLE "customers" ADD CONSTRAINT "customers_primary_key" PRIMARY KEY ("number");

-- Undoes: the rule `email.unique` no longer binds the table.
ALTER TABLE "customers" ADD CONSTRAINT "customers_email_unique" UNIQUE ("email");

-- Undoes: the column `number` was `id`.
ALTER TABLE "customers" RENAME COLUMN "number" TO "id";

COMMIT;

-- ======== V10__alter_orders.sql
-- Changes the small table `orders` at once.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

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
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"orders"' AS regclass)
      AND attname IN ('customer')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `orders` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
  END IF;
END
$portcullis$;

-- The column `buyer` was `customer`.
-- Lock: ACCESS EXCLUSIVE on `orders`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "orders" RENAME COLUMN "buyer" TO "customer".
ALTER TABLE "orders" RENAME COLUMN "customer" TO "buyer";

-- The column `buyer` is of type `string`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `orders` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "orders" ALTER COLUMN "buyer" TYPE text USING CAST("buyer" AS text);

-- ======== V10__alter_orders.sql.conf
placeholderReplacement=false

-- ======== U10__alter_orders.sql
-- Undoes `V10__alter_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `buyer` is of type `string`, was `int`.
ALTER TABLE "orders" ALTER COLUMN "buyer" TYPE integer USING CASE WHEN coalesce(CASE WHEN "buyer" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("buyer" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "buyer" IS NULL) THEN CAST("buyer" AS integer) ELSE CAST(CAST(CAST('a value of `buyer` is no `int` without loss; nothing was changed' || left(CAST("buyer" AS text), 0) AS integer) AS text) AS integer) END;

-- Undoes: the column `buyer` was `customer`.
ALTER TABLE "orders" RENAME COLUMN "buyer" TO "customer";

COMMIT;

-- ======== V11__alter_payments.sql
-- Changes the small table `payments` at once.
-- Written by Portcullis from the contract `payments`, version 2. A written migration is never changed.
-- Contract sha256 497e959703de8df7b72e20c19fb7d08e5ae8990aa46883e288039706f423e801

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
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"payments"' AS regclass)
      AND attname IN ('payer')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `payments` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
  END IF;
END
$portcullis$;

-- The column `payer` is of type `string`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `payments` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "payments" ALTER COLUMN "payer" TYPE text USING CAST("payer" AS text);

-- ======== V11__alter_payments.sql.conf
placeholderReplacement=false

-- ======== U11__alter_payments.sql
-- Undoes `V11__alter_payments.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `payments`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `payer` is of type `string`, was `int`.
ALTER TABLE "payments" ALTER COLUMN "payer" TYPE integer USING CASE WHEN coalesce(CASE WHEN "payer" ~ '^(?:[+-]?[0-9]{1,19})$' THEN CAST("payer" AS numeric) BETWEEN -2147483648 AND 2147483647 END, "payer" IS NULL) THEN CAST("payer" AS integer) ELSE CAST(CAST(CAST('a value of `payer` is no `int` without loss; nothing was changed' || left(CAST("payer" AS text), 0) AS integer) AS text) AS integer) END;

COMMIT;

-- ======== V12__refer_customers.sql
-- Adds FOREIGN KEYs to the small table `customers`.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `sponsor.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `customers`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_sponsor_reference".
ALTER TABLE "customers" ADD CONSTRAINT "customers_sponsor_reference" FOREIGN KEY ("sponsor") REFERENCES "customers" ("number");

-- ======== V12__refer_customers.sql.conf
placeholderReplacement=false

-- ======== U12__refer_customers.sql
-- Undoes `V12__refer_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `sponsor.reference` is written anew, since a type or key under it changes.
ALTER TABLE "customers" DROP CONSTRAINT "customers_sponsor_reference";

COMMIT;

-- ======== V13__refer_orders.sql
-- Adds FOREIGN KEYs to the small table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 a76b5a7fcdf72f9e85a753806bd9af19d9e856392890628c0dc2d7f3b71da1bb

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `buyer` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `orders`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_reference" FOREIGN KEY ("buyer") REFERENCES "customers" ("number");

-- The rule `email.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `orders`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_email_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_email_reference" FOREIGN KEY ("email") REFERENCES "customers" ("email");

-- ======== V13__refer_orders.sql.conf
placeholderReplacement=false

-- ======== U13__refer_orders.sql
-- Undoes `V13__refer_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `email.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_email_reference";

-- Undoes: the rule `buyer` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_buyer_reference";

COMMIT;
