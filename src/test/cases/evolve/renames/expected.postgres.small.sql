-- ======== V4__alter_people.sql
-- Changes the small table `people` at once.
-- Written by Portcullis from the contract `people`, version 2. A written migration is never changed.
-- Contract sha256 13a0add9f07c0ac1b773698fd67bcead5cb1de5c54a8074a21fa3ed232fa8e45

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- The column `person` was `id`.
-- Lock: ACCESS EXCLUSIVE on `people`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "people" RENAME COLUMN "person" TO "id".
ALTER TABLE "people" RENAME COLUMN "id" TO "person";

-- The column `full_name` was `name`.
-- Lock: ACCESS EXCLUSIVE on `people`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "people" RENAME COLUMN "full_name" TO "name".
ALTER TABLE "people" RENAME COLUMN "name" TO "full_name";

-- The column `c3` was `C`.
-- Lock: ACCESS EXCLUSIVE on `people`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "people" RENAME COLUMN "c3" TO "C".
ALTER TABLE "people" RENAME COLUMN "C" TO "c3";

-- The constraint of the rule `full_name.not_blank` is called `people_full_name_not_blank`, was `people_name_not_blank`.
-- Lock: ACCESS EXCLUSIVE on `people`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "people" RENAME CONSTRAINT "people_full_name_not_blank" TO "people_name_not_blank".
ALTER TABLE "people" RENAME CONSTRAINT "people_name_not_blank" TO "people_full_name_not_blank";

-- The constraint of the rule `full_name.enum` is called `people_full_name_enum`, was `people_name_enum`.
-- Lock: ACCESS EXCLUSIVE on `people`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "people" RENAME CONSTRAINT "people_full_name_enum" TO "people_name_enum".
ALTER TABLE "people" RENAME CONSTRAINT "people_name_enum" TO "people_full_name_enum";

-- The constraint of the rule `c3.min_length` is called `people_c3_min_length`, was `people_C_min_length`.
-- Lock: ACCESS EXCLUSIVE on `people`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "people" RENAME CONSTRAINT "people_c3_min_length" TO "people_C_min_length".
ALTER TABLE "people" RENAME CONSTRAINT "people_C_min_length" TO "people_c3_min_length";

-- The constraint of the rule `c3.max_length` is called `people_c3_max_length`, was `people_C_max_length`.
-- Lock: ACCESS EXCLUSIVE on `people`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "people" RENAME CONSTRAINT "people_c3_max_length" TO "people_C_max_length".
ALTER TABLE "people" RENAME CONSTRAINT "people_C_max_length" TO "people_c3_max_length";

-- ======== V4__alter_people.sql.conf
placeholderReplacement=false

-- ======== U4__alter_people.sql
-- Undoes `V4__alter_people.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `people`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the constraint of the rule `c3.max_length` is called `people_c3_max_length`, was `people_C_max_length`.
ALTER TABLE "people" RENAME CONSTRAINT "people_c3_max_length" TO "people_C_max_length";

-- Undoes: the constraint of the rule `c3.min_length` is called `people_c3_min_length`, was `people_C_min_length`.
ALTER TABLE "people" RENAME CONSTRAINT "people_c3_min_length" TO "people_C_min_length";

-- Undoes: the constraint of the rule `full_name.enum` is called `people_full_name_enum`, was `people_name_enum`.
ALTER TABLE "people" RENAME CONSTRAINT "people_full_name_enum" TO "people_name_enum";

-- Undoes: the constraint of the rule `full_name.not_blank` is called `people_full_name_not_blank`, was `people_name_not_blank`.
ALTER TABLE "people" RENAME CONSTRAINT "people_full_name_not_blank" TO "people_name_not_blank";

-- Undoes: the column `c3` was `C`.
ALTER TABLE "people" RENAME COLUMN "c3" TO "C";

-- Undoes: the column `full_name` was `name`.
ALTER TABLE "people" RENAME COLUMN "full_name" TO "name";

-- Undoes: the column `person` was `id`.
ALTER TABLE "people" RENAME COLUMN "person" TO "id";

COMMIT;
