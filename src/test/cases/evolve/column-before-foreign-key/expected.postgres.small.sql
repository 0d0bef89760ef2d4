-- ======== V5__alter_b.sql
-- Changes the small table `b` at once.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 3f0b516b74a3620d830d414ffce5a708520ad10b9e9d96b1eae3bd1b7ff70745

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
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"b"' AS regclass)
      AND attname IN ('x')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `b` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
  END IF;
END
$portcullis$;

-- The column `x` is gone.
-- Lock: ACCESS EXCLUSIVE on `b`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "b" ADD COLUMN "x" integer.
ALTER TABLE "b" DROP COLUMN "x";

-- ======== V5__alter_b.sql.conf
placeholderReplacement=false

-- ======== U5__alter_b.sql
-- Undoes `V5__alter_b.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `b`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `x` is gone.
ALTER TABLE "b" ADD COLUMN "x" integer;

COMMIT;
