-- ======== V4__alter_a.sql
-- Changes the small table `a` at once.
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

-- The rule `n.max_length` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `a`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "a" DROP CONSTRAINT "a_n_max_length".
ALTER TABLE "a" ADD CONSTRAINT "a_n_max_length" CHECK (char_length("n") <= 5);

-- ======== V4__alter_a.sql.conf
placeholderReplacement=false

-- ======== U4__alter_a.sql
-- Undoes `V4__alter_a.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `a`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `n.max_length` is new to the table.
ALTER TABLE "a" DROP CONSTRAINT "a_n_max_length";

COMMIT;

-- ======== V5__create_c.sql
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

-- ======== V5__create_c.sql.conf
placeholderReplacement=false

-- ======== V6__create_d.sql
-- Creates the table `d`.
-- Written by Portcullis from the contract `d`, version 0. A written migration is never changed.
-- Contract sha256 e8ab837c4df518b3cb59ee90e7ad5d99d111e8fa1a94fb24d27e22b7ed09d8ea

SET LOCAL lock_timeout = '1s';

CREATE TABLE "d" (
  "id" integer NOT NULL,
  "c_id" integer,
  CONSTRAINT "d_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "d_c_id_reference" FOREIGN KEY ("c_id") REFERENCES "c" ("id")
);

-- ======== V6__create_d.sql.conf
placeholderReplacement=false
