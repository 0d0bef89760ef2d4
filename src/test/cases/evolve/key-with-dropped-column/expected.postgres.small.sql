-- ======== V4__alter_t.sql
-- Changes the small table `t` at once.
-- Written by Portcullis from the contract `t`, version 0. A written migration is never changed.
-- Contract sha256 dfbc7058fd82a52152723d414bf0600cb2c560742c322e28370e1ecf0c736c05

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
    WHERE refclassid = CAST('pg_class' AS regclass) AND refobjid = CAST('"t"' AS regclass)
      AND attname IN ('price')
      AND (classid IN (CAST('pg_rewrite' AS regclass), CAST('pg_policy' AS regclass), CAST('pg_trigger' AS regclass))
        OR (classid = CAST('pg_attrdef' AS regclass)
          AND objid NOT IN (SELECT oid FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)));
  IF in_the_way IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'Of `t` cannot change ' || in_the_way || '. Take it away before and bring it back after; nothing was changed.';
  END IF;
END
$portcullis$;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `t`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "t" WHERE "id" IS NOT NULL GROUP BY "id" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `t` that occur more than once: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- The rule `price.finite` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `t`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "t" ADD CONSTRAINT "t_price_finite" CHECK ("price" <> CAST('NaN' AS numeric)).
ALTER TABLE "t" DROP CONSTRAINT "t_price_finite";

-- The rule `primary_key` is `PRIMARY KEY ("id")`, was `PRIMARY KEY ("id", "price")`.
-- Lock: ACCESS EXCLUSIVE on `t`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: nothing brings the rule back.
ALTER TABLE "t" DROP CONSTRAINT "t_primary_key";

-- The rule `primary_key` is `PRIMARY KEY ("id")`, was `PRIMARY KEY ("id", "price")`.
-- Lock: ACCESS EXCLUSIVE on `t`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "t" DROP CONSTRAINT "t_primary_key".
ALTER TABLE "t" ADD CONSTRAINT "t_primary_key" PRIMARY KEY ("id");

-- The column `price` is gone.
-- Lock: ACCESS EXCLUSIVE on `t`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "t" ADD COLUMN "price" numeric(10,2).
ALTER TABLE "t" DROP COLUMN "price";

-- ======== V4__alter_t.sql.conf
placeholderReplacement=false

-- ======== U4__alter_t.sql
-- Undoes `V4__alter_t.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `t`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `price` is gone.
-- Does not come back: `NOT NULL`, which rows cannot keep without the values that are gone.
ALTER TABLE "t" ADD COLUMN "price" numeric(10,2);

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("id")`, was `PRIMARY KEY ("id", "price")`.
ALTER TABLE "t" DROP CONSTRAINT "t_primary_key";

-- Does not come back: `primary_key`, which rows cannot keep without the values that are gone.

-- Undoes: the rule `price.finite` no longer binds the table.
ALTER TABLE "t" ADD CONSTRAINT "t_price_finite" CHECK ("price" <> CAST('NaN' AS numeric));

COMMIT;
