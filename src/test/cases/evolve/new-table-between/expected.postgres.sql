-- ======== V5__check_a.sql
-- Looks whether the table `a` can change.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 5b9d7b9d35aafa72fa710a80dd07279feef15b8ff3188113b34da8e3258da318

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `a`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "a" WHERE NOT (char_length("n") <= 5)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `a` that break `n.max_length`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V5__check_a.sql.conf
placeholderReplacement=false

-- ======== V6__alter_a.sql
-- Changes the catalog of the table `a`.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 5b9d7b9d35aafa72fa710a80dd07279feef15b8ff3188113b34da8e3258da318

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `n.max_length` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `a`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "a" DROP CONSTRAINT "a_n_max_length".
ALTER TABLE "a" ADD CONSTRAINT "a_n_max_length" CHECK (char_length("n") <= 5) NOT VALID;

-- ======== V6__alter_a.sql.conf
placeholderReplacement=false

-- ======== U6__alter_a.sql
-- Undoes `V6__alter_a.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `a`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `n.max_length` is new to the table.
ALTER TABLE "a" DROP CONSTRAINT "a_n_max_length";

COMMIT;

-- ======== V7__validate_a.sql
-- Validates constraints of the table `a`.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 5b9d7b9d35aafa72fa710a80dd07279feef15b8ff3188113b34da8e3258da318

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `n.max_length` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `a`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "a" VALIDATE CONSTRAINT "a_n_max_length";

-- ======== V7__validate_a.sql.conf
placeholderReplacement=false

-- ======== V8__alter_b.sql
-- Changes the catalog of the table `b`.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 74d4d4727d11c70a29aa48ce47c5261035c51f47bb42a0b4c1e449ed62cbc9de

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `c_id` is new.
-- Lock: ACCESS EXCLUSIVE on `b`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "b" DROP COLUMN "c_id".
ALTER TABLE "b" ADD COLUMN "c_id" integer;

-- ======== V8__alter_b.sql.conf
placeholderReplacement=false

-- ======== U8__alter_b.sql
-- Undoes `V8__alter_b.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `b`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `c_id` is new.
ALTER TABLE "b" DROP COLUMN "c_id";

COMMIT;

-- ======== V9__create_c.sql
-- Creates the table `c`.
-- Written by Portcullis from the contract `c`, version 0. A written migration is never changed.
-- Contract sha256 73cc85ed03e49083401fe2aad62e914bd3a28b944ae3324fda58ee60c9f90339

SET LOCAL lock_timeout = '1s';

CREATE TABLE "c" (
  "id" integer NOT NULL,
  "a_id" integer,
  CONSTRAINT "c_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "c_a_id_reference" FOREIGN KEY ("a_id") REFERENCES "a" ("id")
);

-- ======== V9__create_c.sql.conf
placeholderReplacement=false

-- ======== V10__refer_b.sql
-- Adds FOREIGN KEYs to the table `b`.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 74d4d4727d11c70a29aa48ce47c5261035c51f47bb42a0b4c1e449ed62cbc9de

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `c_id.reference` is new to the table.
-- Lock: SHARE ROW EXCLUSIVE on `b` and on the table that it names, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "b" DROP CONSTRAINT "b_c_id_reference".
ALTER TABLE "b" ADD CONSTRAINT "b_c_id_reference" FOREIGN KEY ("c_id") REFERENCES "c" ("id") NOT VALID;

-- ======== V10__refer_b.sql.conf
placeholderReplacement=false

-- ======== U10__refer_b.sql
-- Undoes `V10__refer_b.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `b`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `c_id.reference` is new to the table.
ALTER TABLE "b" DROP CONSTRAINT "b_c_id_reference";

COMMIT;

-- ======== V11__confirm_b.sql
-- Validates FOREIGN KEYs of the table `b`.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 74d4d4727d11c70a29aa48ce47c5261035c51f47bb42a0b4c1e449ed62cbc9de

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `c_id.reference` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `b`, ROW SHARE on the table that it names; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "b" VALIDATE CONSTRAINT "b_c_id_reference";

-- ======== V11__confirm_b.sql.conf
placeholderReplacement=false
