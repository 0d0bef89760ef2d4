-- ======== V4__alter_people.sql
-- Changes the table `people` in place.
-- Written by Portcullis from the contract `people`, version 2. A written migration is never changed.
-- Contract sha256 13a0add9f07c0ac1b773698fd67bcead5cb1de5c54a8074a21fa3ed232fa8e45

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `people` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'people';

-- The column `person` was `id`.
-- Lock: the file, as every write of DuckDB.
-- Rows: changes the catalog alone.
-- Undo: ALTER TABLE "people" RENAME COLUMN "person" TO "id".
ALTER TABLE "people" RENAME COLUMN "id" TO "person";

-- The column `full_name` was `name`.
-- Lock: the file, as every write of DuckDB.
-- Rows: changes the catalog alone.
-- Undo: ALTER TABLE "people" RENAME COLUMN "full_name" TO "name".
ALTER TABLE "people" RENAME COLUMN "name" TO "full_name";

-- The column `c3` was `C`.
-- Lock: the file, as every write of DuckDB.
-- Rows: changes the catalog alone.
-- Undo: ALTER TABLE "people" RENAME COLUMN "c3" TO "C".
ALTER TABLE "people" RENAME COLUMN "C" TO "c3";

-- ======== V4__alter_people.sql.conf
placeholderReplacement=false

-- ======== U4__alter_people.sql
-- Undoes `V4__alter_people.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `people`, version 2.

BEGIN;

-- Undoes: the column `c3` was `C`.
ALTER TABLE "people" RENAME COLUMN "c3" TO "C";

-- Undoes: the column `full_name` was `name`.
ALTER TABLE "people" RENAME COLUMN "full_name" TO "name";

-- Undoes: the column `person` was `id`.
ALTER TABLE "people" RENAME COLUMN "person" TO "id";

COMMIT;
