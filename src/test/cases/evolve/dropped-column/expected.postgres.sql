-- ======== V4__check_items.sql
-- Looks whether the table `items` can change.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 d66b656862eb595ad04e9de6ea3cd9d4918be07c27e236e970f1f059e5835bbe

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
      AND attname IN ('old')
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

-- ======== V5__drop_items.sql
-- Drops columns of the table `items`.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 d66b656862eb595ad04e9de6ea3cd9d4918be07c27e236e970f1f059e5835bbe

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `old` is gone.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "items" ADD COLUMN "old" integer DEFAULT 3.
ALTER TABLE "items" DROP COLUMN "old";

-- ======== V5__drop_items.sql.conf
placeholderReplacement=false

-- ======== U5__drop_items.sql
-- Undoes `V5__drop_items.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `items`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `old` is gone.
ALTER TABLE "items" ADD COLUMN "old" integer DEFAULT 3;

COMMIT;
