-- ======== V5__drop_b.sql
-- Drops columns of the table `b`.
-- Written by Portcullis from the contract `b`, version 0. A written migration is never changed.
-- Contract sha256 3f0b516b74a3620d830d414ffce5a708520ad10b9e9d96b1eae3bd1b7ff70745

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- The column `x` is gone.
-- Lock: ACCESS EXCLUSIVE on `b`, for a moment.
-- Rows: reads no row, writes no row; the values are gone for good.
-- Undo: ALTER TABLE "b" ADD COLUMN "x" integer.
ALTER TABLE "b" DROP COLUMN "x";

-- ======== V5__drop_b.sql.conf
placeholderReplacement=false

-- ======== U5__drop_b.sql
-- Undoes `V5__drop_b.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `b`, version 0.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the column `x` is gone.
ALTER TABLE "b" ADD COLUMN "x" integer;
