-- ======== V4__alter_clients.sql
-- Changes the small table `clients` at once.
-- Written by Portcullis from the contract `clients`, version 2. A written migration is never changed.
-- Contract sha256 a5c69fb1683f6fdc125ab7d6ac178aa398a691eb88635e3f1ea30e70f3b7ef48

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `clients`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "clients" WHERE "region" IS NULL) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `clients` whose `region` is NULL: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- The column `phone` may be NULL now.
-- Lock: ACCESS EXCLUSIVE on `clients`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "clients" ALTER COLUMN "phone" SET NOT NULL.
ALTER TABLE "clients" ALTER COLUMN "phone" DROP NOT NULL;

-- The rule `region.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `clients`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "clients" ALTER COLUMN "region" DROP NOT NULL.
ALTER TABLE "clients" ALTER COLUMN "region" SET NOT NULL;

-- ======== V4__alter_clients.sql.conf
placeholderReplacement=false

-- ======== U4__alter_clients.sql
-- Undoes `V4__alter_clients.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `clients`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `region.required` is new to the table.
ALTER TABLE "clients" ALTER COLUMN "region" DROP NOT NULL;

-- Undoes: the column `phone` may be NULL now.
ALTER TABLE "clients" ALTER COLUMN "phone" SET NOT NULL;

COMMIT;
