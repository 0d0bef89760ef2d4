-- ======== V4__check_clients.sql
-- Looks whether the table `clients` can change.
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

-- ======== V4__check_clients.sql.conf
placeholderReplacement=false

-- ======== V5__alter_clients.sql
-- Changes the catalog of the table `clients`.
-- Written by Portcullis from the contract `clients`, version 2. A written migration is never changed.
-- Contract sha256 a5c69fb1683f6fdc125ab7d6ac178aa398a691eb88635e3f1ea30e70f3b7ef48

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `phone` may be NULL now.
-- Lock: ACCESS EXCLUSIVE on `clients`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "clients" ALTER COLUMN "phone" SET NOT NULL.
ALTER TABLE "clients" ALTER COLUMN "phone" DROP NOT NULL;

-- The rule `region.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `clients`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "clients" DROP CONSTRAINT "clients_region_required".
ALTER TABLE "clients" ADD CONSTRAINT "clients_region_required" CHECK ("region" IS NOT NULL) NOT VALID;

-- ======== V5__alter_clients.sql.conf
placeholderReplacement=false

-- ======== U5__alter_clients.sql
-- Undoes `V5__alter_clients.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `clients`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `region.required` is new to the table.
ALTER TABLE "clients" DROP CONSTRAINT "clients_region_required";

-- Undoes: the column `phone` may be NULL now.
ALTER TABLE "clients" ALTER COLUMN "phone" SET NOT NULL;

COMMIT;

-- ======== V6__validate_clients.sql
-- Validates constraints of the table `clients`.
-- Written by Portcullis from the contract `clients`, version 2. A written migration is never changed.
-- Contract sha256 a5c69fb1683f6fdc125ab7d6ac178aa398a691eb88635e3f1ea30e70f3b7ef48

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `region.required` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `clients`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "clients" VALIDATE CONSTRAINT "clients_region_required";

-- ======== V6__validate_clients.sql.conf
placeholderReplacement=false

-- ======== V7__require_clients.sql
-- Forbids NULL in columns of the table `clients`.
-- Written by Portcullis from the contract `clients`, version 2. A written migration is never changed.
-- Contract sha256 a5c69fb1683f6fdc125ab7d6ac178aa398a691eb88635e3f1ea30e70f3b7ef48

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `region.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `clients`, for a moment.
-- Rows: reads no row, since the validated CHECK says that there is no NULL.
-- Undo: ALTER TABLE "clients" ALTER COLUMN "region" DROP NOT NULL.
ALTER TABLE "clients" ALTER COLUMN "region" SET NOT NULL;
ALTER TABLE "clients" DROP CONSTRAINT "clients_region_required";

-- ======== V7__require_clients.sql.conf
placeholderReplacement=false

-- ======== U7__require_clients.sql
-- Undoes `V7__require_clients.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `clients`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `region.required` is new to the table.
ALTER TABLE "clients" ADD CONSTRAINT "clients_region_required" CHECK ("region" IS NOT NULL) NOT VALID;
ALTER TABLE "clients" ALTER COLUMN "region" DROP NOT NULL;

COMMIT;
