-- ======== V6__check_a.sql
-- Looks whether the table `a` can change.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 dbc2900cef8db70a01346b228384a7e708ed9f2e46722d4cad98a056516aab38

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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "a" WHERE NOT (char_length("n") <= 9)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `a` that break `n.max_length`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V6__check_a.sql.conf
placeholderReplacement=false

-- ======== V7__alter_a.sql
-- Changes the catalog of the table `a`.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 dbc2900cef8db70a01346b228384a7e708ed9f2e46722d4cad98a056516aab38

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `n.max_length` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `a`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "a" DROP CONSTRAINT "a_n_max_length".
ALTER TABLE "a" ADD CONSTRAINT "a_n_max_length" CHECK (char_length("n") <= 9) NOT VALID;

-- ======== V7__alter_a.sql.conf
placeholderReplacement=false

-- ======== U7__alter_a.sql
-- Undoes `V7__alter_a.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `a`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `n.max_length` is new to the table.
ALTER TABLE "a" DROP CONSTRAINT "a_n_max_length";

COMMIT;

-- ======== V8__validate_a.sql
-- Validates constraints of the table `a`.
-- Written by Portcullis from the contract `a`, version 0. A written migration is never changed.
-- Contract sha256 dbc2900cef8db70a01346b228384a7e708ed9f2e46722d4cad98a056516aab38

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `n.max_length` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `a`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "a" VALIDATE CONSTRAINT "a_n_max_length";

-- ======== V8__validate_a.sql.conf
placeholderReplacement=false

-- ======== V9__check_ad.sql
-- Looks whether the table `ad` can change.
-- Written by Portcullis from the contract `ad`, version 0. A written migration is never changed.
-- Contract sha256 b04f703e7ef344e9375814873570372f65b34448b0a773648486ffdc9808bf76

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `ad`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "ad" WHERE NOT (char_length("n") <= 8)) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `ad` that break `n.max_length`: ' || number_of_rows || ' (id: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- ======== V9__check_ad.sql.conf
placeholderReplacement=false

-- ======== V10__alter_ad.sql
-- Changes the catalog of the table `ad`.
-- Written by Portcullis from the contract `ad`, version 0. A written migration is never changed.
-- Contract sha256 b04f703e7ef344e9375814873570372f65b34448b0a773648486ffdc9808bf76

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The rule `n.max_length` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `ad`, for a moment.
-- Rows: reads no row, writes no row; new and updated rows are judged from now on.
-- Undo: ALTER TABLE "ad" DROP CONSTRAINT "ad_n_max_length".
ALTER TABLE "ad" ADD CONSTRAINT "ad_n_max_length" CHECK (char_length("n") <= 8) NOT VALID;

-- ======== V10__alter_ad.sql.conf
placeholderReplacement=false

-- ======== U10__alter_ad.sql
-- Undoes `V10__alter_ad.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `ad`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `n.max_length` is new to the table.
ALTER TABLE "ad" DROP CONSTRAINT "ad_n_max_length";

COMMIT;

-- ======== V11__validate_ad.sql
-- Validates constraints of the table `ad`.
-- Written by Portcullis from the contract `ad`, version 0. A written migration is never changed.
-- Contract sha256 b04f703e7ef344e9375814873570372f65b34448b0a773648486ffdc9808bf76

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The rule `n.max_length` is new to the table.
-- Lock: SHARE UPDATE EXCLUSIVE on `ad`; others read and write meanwhile.
-- Rows: reads every row.
-- Undo: nothing to undo.
ALTER TABLE "ad" VALIDATE CONSTRAINT "ad_n_max_length";

-- ======== V11__validate_ad.sql.conf
placeholderReplacement=false

-- ======== V12__alter_b.sql
-- Changes the catalog of the table `b`.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 53760ff86a5a3ce1228c1eb3fe0a638342e955a9536ffc91fbb8e21af02d7fef

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `new` was `old`.
-- Lock: ACCESS EXCLUSIVE on `b`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "b" RENAME COLUMN "new" TO "old".
ALTER TABLE "b" RENAME COLUMN "old" TO "new";

-- ======== V12__alter_b.sql.conf
placeholderReplacement=false

-- ======== U12__alter_b.sql
-- Undoes `V12__alter_b.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `b`, version 0.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the column `new` was `old`.
ALTER TABLE "b" RENAME COLUMN "new" TO "old";

COMMIT;
