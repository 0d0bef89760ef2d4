-- ======== V4__drop_items.sql
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

-- ======== V4__drop_items.sql.conf
placeholderReplacement=false

-- ======== U4__drop_items.sql
-- Undoes `V4__drop_items.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `items`, version 2.

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = '5s';

-- Undoes: the column `old` is gone.
ALTER TABLE "items" ADD COLUMN "old" integer DEFAULT 3;
