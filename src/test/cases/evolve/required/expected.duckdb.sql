-- ======== V4__alter_clients.sql
-- Changes the table `clients` in place.
-- Written by Portcullis from the contract `clients`, version 2. A written migration is never changed.
-- Contract sha256 a5c69fb1683f6fdc125ab7d6ac178aa398a691eb88635e3f1ea30e70f3b7ef48

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `clients` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'clients';
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `clients` whose `region` is NULL: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "clients" WHERE "region" IS NULL) AS broken;

-- The column `phone` may be NULL now.
-- Lock: the file, as every write of DuckDB.
-- Rows: changes the catalog alone.
-- Undo: ALTER TABLE "clients" ALTER COLUMN "phone" SET NOT NULL.
ALTER TABLE "clients" ALTER COLUMN "phone" DROP NOT NULL;

-- The rule `region.required` is new to the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: reads the column.
-- Undo: ALTER TABLE "clients" ALTER COLUMN "region" DROP NOT NULL.
ALTER TABLE "clients" ALTER COLUMN "region" SET NOT NULL;

-- ======== V4__alter_clients.sql.conf
placeholderReplacement=false

-- ======== U4__alter_clients.sql
-- Undoes `V4__alter_clients.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `clients`, version 2.

BEGIN;

-- Undoes: the rule `region.required` is new to the table.
ALTER TABLE "clients" ALTER COLUMN "region" DROP NOT NULL;

-- Undoes: the column `phone` may be NULL now.
ALTER TABLE "clients" ALTER COLUMN "phone" SET NOT NULL;

COMMIT;
