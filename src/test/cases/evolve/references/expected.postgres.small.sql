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

-- ======== V7__alter_customers.sql
-- Changes the small table `customers` at once.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

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
      AND attname IN ('id')
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
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "customers" WHERE NOT (char_length("name") <= 40)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `customers` that break `name.max_length`: ' || number_of_rows || ' (customer: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- The column `customer` was `id`.
-- Lock: ACCESS EXCLUSIVE on `customers`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "customers" RENAME COLUMN "customer" TO "id".
ALTER TABLE "customers" RENAME COLUMN "id" TO "customer";

-- The column `customer` is of type `long`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `customers` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "customers" ALTER COLUMN "customer" TYPE bigint USING CAST("customer" AS bigint);

-- The rule `name.max_length` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `customers`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "customers" DROP CONSTRAINT "customers_name_max_length".
ALTER TABLE "customers" ADD CONSTRAINT "customers_name_max_length" CHECK (char_length("name") <= 40);

-- ======== V7__alter_customers.sql.conf
placeholderReplacement=false

-- ======== U7__alter_customers.sql
-- Undoes `V7__alter_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `name.max_length` is new to the table.
ALTER TABLE "customers" DROP CONSTRAINT "customers_name_max_length";

-- Undoes: the column `customer` is of type `long`, was `int`.
ALTER TABLE "customers" ALTER COLUMN "customer" TYPE integer USING CASE WHEN ("customer" BETWEEN -2147483648 AND 2147483647) OR "customer" IS NULL THEN CAST("customer" AS integer) ELSE CAST(CAST(CAST('a value of `customer` is no `int` without loss; nothing was changed' || left(CAST("customer" AS text), 0) AS integer) AS text) AS integer) END;

-- Undoes: the column `customer` was `id`.
ALTER TABLE "customers" RENAME COLUMN "customer" TO "id";

COMMIT;

-- ======== V8__alter_orders.sql
-- Changes the small table `orders` at once.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

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
      AND attname IN ('customer_id')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `orders` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
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

-- The column `customer_id` is of type `long`, was `int`.
-- Lock: ACCESS EXCLUSIVE on `orders` until every row is written.
-- Rows: writes every row and every index anew.
-- Undo: the undo script sets the former type.
ALTER TABLE "orders" ALTER COLUMN "customer_id" TYPE bigint USING CAST("customer_id" AS bigint);

-- ======== V8__alter_orders.sql.conf
placeholderReplacement=false

-- ======== U8__alter_orders.sql
-- Undoes `V8__alter_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `customer_id` is of type `long`, was `int`.
ALTER TABLE "orders" ALTER COLUMN "customer_id" TYPE integer USING CASE WHEN ("customer_id" BETWEEN -2147483648 AND 2147483647) OR "customer_id" IS NULL THEN CAST("customer_id" AS integer) ELSE CAST(CAST(CAST('a value of `customer_id` is no `int` without loss; nothing was changed' || left(CAST("customer_id" AS text), 0) AS integer) AS text) AS integer) END;

COMMIT;

-- ======== V9__refer_orders.sql
-- Adds FOREIGN KEYs to the small table `orders`.
-- Written by Portcullis from the contract `orders`, version 2. A written migration is never changed.
-- Contract sha256 7da27ae0ff9802d19c6eda12e61863b2fbcfe346867a5fb5f6efd3a81861d30a

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `customer_id.reference` is written anew, since a type or key under it changes.
-- Lock: ACCESS EXCLUSIVE on `orders`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_reference" FOREIGN KEY ("customer_id") REFERENCES "customers" ("customer");

-- The rule `seller_id.reference` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `orders`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "orders" DROP CONSTRAINT "orders_seller_id_reference".
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_reference" FOREIGN KEY ("seller_id") REFERENCES "sellers" ("id");

-- ======== V9__refer_orders.sql.conf
placeholderReplacement=false

-- ======== U9__refer_orders.sql
-- Undoes `V9__refer_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `seller_id.reference` is new to the table.
ALTER TABLE "orders" DROP CONSTRAINT "orders_seller_id_reference";

-- Undoes: the rule `customer_id.reference` is written anew, since a type or key under it changes.
ALTER TABLE "orders" DROP CONSTRAINT "orders_customer_id_reference";

COMMIT;
