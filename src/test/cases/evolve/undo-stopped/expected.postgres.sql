-- ======== V4__check_items.sql
-- Looks whether the table `items` can change.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 d66b656862eb595ad04e9de6ea3cd9d4918be07c27e236e970f1f059e5835bbe

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `items`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "items" WHERE NOT (char_length("note") <= 9)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `items` that break `note.max_length`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V4__check_items.sql.conf
placeholderReplacement=false

-- ======== V5__alter_items.sql
-- Changes the catalog of the table `items`.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 d66b656862eb595ad04e9de6ea3cd9d4918be07c27e236e970f1f059e5835bbe

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `note.max_length` is `char_length("note") <= 9`, was `char_length("note") <= 5`.
-- Lock: ACCESS EXCLUSIVE on `items`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "items" DROP CONSTRAINT "items_note_max_length", ADD CONSTRAINT "items_note_max_length" CHECK (char_length("note") <= 5).
ALTER TABLE "items" DROP CONSTRAINT "items_note_max_length", ADD CONSTRAINT "items_note_max_length" CHECK (char_length("note") <= 9) NOT VALID;

-- ======== V5__alter_items.sql.conf
placeholderReplacement=false

-- ======== U5__alter_items.sql
-- Undoes `V5__alter_items.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `items`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `note.max_length` is `char_length("note") <= 9`, was `char_length("note") <= 5`.
ALTER TABLE "items" DROP CONSTRAINT "items_note_max_length", ADD CONSTRAINT "items_note_max_length" CHECK (char_length("note") <= 5);

COMMIT;

-- ======== V6__validate_items.sql
-- Validates constraints of the table `items`.
-- Written by Portcullis from the contract `items`, version 2. A written migration is never changed.
-- Contract sha256 d66b656862eb595ad04e9de6ea3cd9d4918be07c27e236e970f1f059e5835bbe

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `note.max_length` is `char_length("note") <= 9`, was `char_length("note") <= 5`.
-- Lock: SHARE UPDATE EXCLUSIVE on `items`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "items" VALIDATE CONSTRAINT "items_note_max_length";

-- ======== V6__validate_items.sql.conf
placeholderReplacement=false
