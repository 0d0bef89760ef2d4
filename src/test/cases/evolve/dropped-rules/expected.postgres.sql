-- ======== V4__check_items.sql
-- Looks whether the table `items` can change.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 8926e92045b28e9b5e32b00b0a3ec5eb7ec28eba675f9abf3418a0ac5bf55aa7

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
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"items"' AS regclass)
      AND attname IN ('part', 'low', 'code', 'must', 'filled')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `items` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V4__check_items.sql.conf
placeholderReplacement=false

-- ======== V5__alter_items.sql
-- Changes the catalog of the table `items`.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 8926e92045b28e9b5e32b00b0a3ec5eb7ec28eba675f9abf3418a0ac5bf55aa7

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `low.min` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "items" ADD CONSTRAINT "items_low_min" CHECK ("low" >= 1).
ALTER TABLE "items" DROP CONSTRAINT "items_low_min";

-- The rule `low.max` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "items" ADD CONSTRAINT "items_low_max" CHECK ("low" <= 5).
ALTER TABLE "items" DROP CONSTRAINT "items_low_max";

-- The rule `code.max_length` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "items" ADD CONSTRAINT "items_code_max_length" CHECK (char_length("code") <= 3).
ALTER TABLE "items" DROP CONSTRAINT "items_code_max_length";

-- The rule `must.min` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "items" ADD CONSTRAINT "items_must_min" CHECK ("must" >= 0).
ALTER TABLE "items" DROP CONSTRAINT "items_must_min";

-- The rule `filled.min` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "items" ADD CONSTRAINT "items_filled_min" CHECK ("filled" >= 2).
ALTER TABLE "items" DROP CONSTRAINT "items_filled_min";

-- The rule `primary_key` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing brings the rule back.
ALTER TABLE "items" DROP CONSTRAINT "items_primary_key";

-- The rule `code.unique` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "items" ADD CONSTRAINT "items_code_unique" UNIQUE ("code").
ALTER TABLE "items" DROP CONSTRAINT "items_code_unique";

-- The rule `in_order` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "items" ADD CONSTRAINT "items_in_order_check" CHECK ("low" <= "id").
ALTER TABLE "items" DROP CONSTRAINT "items_in_order_check";

-- The rule `any_of` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing brings the rule back.
ALTER TABLE "items" DROP CONSTRAINT "items_any_of_check";

-- ======== V5__alter_items.sql.conf
placeholderReplacement=false

-- ======== U5__alter_items.sql
-- Undoes `V5__alter_items.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `items`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Does not come back: `any_of`, which rows cannot keep without the values that are gone.

-- Undoes: the rule `in_order` no longer binds the table.
ALTER TABLE "items" ADD CONSTRAINT "items_in_order_check" CHECK ("low" <= "id");

-- Undoes: the rule `code.unique` no longer binds the table.
ALTER TABLE "items" ADD CONSTRAINT "items_code_unique" UNIQUE ("code");

-- Does not come back: `primary_key`, which rows cannot keep without the values that are gone.

-- Undoes: the rule `filled.min` no longer binds the table.
ALTER TABLE "items" ADD CONSTRAINT "items_filled_min" CHECK ("filled" >= 2);

-- Undoes: the rule `must.min` no longer binds the table.
ALTER TABLE "items" ADD CONSTRAINT "items_must_min" CHECK ("must" >= 0);

-- Undoes: the rule `code.max_length` no longer binds the table.
ALTER TABLE "items" ADD CONSTRAINT "items_code_max_length" CHECK (char_length("code") <= 3);

-- Undoes: the rule `low.max` no longer binds the table.
ALTER TABLE "items" ADD CONSTRAINT "items_low_max" CHECK ("low" <= 5);

-- Undoes: the rule `low.min` no longer binds the table.
ALTER TABLE "items" ADD CONSTRAINT "items_low_min" CHECK ("low" >= 1);

COMMIT;

-- ======== V6__drop_items.sql
-- Drops columns of the table `items`.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 8926e92045b28e9b5e32b00b0a3ec5eb7ec28eba675f9abf3418a0ac5bf55aa7

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `part` is gone.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "items" ADD COLUMN "part" integer DEFAULT 1 NOT NULL.
ALTER TABLE "items" DROP COLUMN "part";

-- The column `low` is gone.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "items" ADD COLUMN "low" integer.
ALTER TABLE "items" DROP COLUMN "low";

-- The column `code` is gone.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "items" ADD COLUMN "code" text.
ALTER TABLE "items" DROP COLUMN "code";

-- The column `must` is gone.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "items" ADD COLUMN "must" integer.
ALTER TABLE "items" DROP COLUMN "must";

-- The column `filled` is gone.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "items" ADD COLUMN "filled" integer DEFAULT 3 NOT NULL.
ALTER TABLE "items" DROP COLUMN "filled";

-- ======== V6__drop_items.sql.conf
placeholderReplacement=false

-- ======== U6__drop_items.sql
-- Undoes `V6__drop_items.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `items`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `filled` is gone.
ALTER TABLE "items" ADD COLUMN "filled" integer DEFAULT 3 NOT NULL;

-- Undoes: the column `must` is gone.
-- Does not come back: `NOT NULL`, which rows cannot keep without the values that are gone.
ALTER TABLE "items" ADD COLUMN "must" integer;

-- Undoes: the column `code` is gone.
ALTER TABLE "items" ADD COLUMN "code" text;

-- Undoes: the column `low` is gone.
ALTER TABLE "items" ADD COLUMN "low" integer;

-- Undoes: the column `part` is gone.
ALTER TABLE "items" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;

COMMIT;
