-- ======== V4__rebuild_t.sql
-- Builds the table `t` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `t`, version 0. A written migration is never changed.
-- Contract sha256 dfbc7058fd82a52152723d414bf0600cb2c560742c322e28370e1ecf0c736c05

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `t` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 't';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `t` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 't' AND lower(column_name) NOT IN ('id', 'amount', 'price');
SELECT CASE WHEN count(*) > 0 THEN error('Keys of `t` that occur more than once: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "t" WHERE "id" IS NOT NULL GROUP BY "id" HAVING count(*) > 1) AS broken;

-- The column `price` is gone; the rule `primary_key` is `PRIMARY KEY ("id")`, was `PRIMARY KEY ("id", "price")`.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
ALTER TABLE "t" RENAME TO "t__before";
CREATE TABLE "t" (
  "id" INTEGER NOT NULL,
  "amount" DECIMAL(10,2),
  CONSTRAINT "t_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "t" ("id", "amount")
SELECT "id", "amount" FROM "t__before";
SELECT CASE WHEN (SELECT count(*) FROM "t") <> (SELECT count(*) FROM "t__before") THEN error('Not every row of `t` has moved.') END;
DROP TABLE "t__before";

-- ======== V4__rebuild_t.sql.conf
placeholderReplacement=false

-- ======== U4__rebuild_t.sql
-- Undoes `V4__rebuild_t.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `t`, version 0.

BEGIN;

-- Undoes: the column `price` is gone; the rule `primary_key` is `PRIMARY KEY ("id")`, was `PRIMARY KEY ("id", "price")`.
-- Does not come back: `price.required`, `primary_key`, which rows cannot keep without the values that are gone.
SELECT CASE WHEN count(*) > 0 THEN error('A table `t__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 't__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `t` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 't' AND lower(column_name) NOT IN ('id', 'amount');
ALTER TABLE "t" RENAME TO "t__before";
CREATE TABLE "t" (
  "id" INTEGER NOT NULL,
  "amount" DECIMAL(10,2),
  "price" DECIMAL(10,2)
);
INSERT INTO "t" ("id", "amount")
SELECT "id", "amount" FROM "t__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `t__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 't__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `t` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 't';
SELECT CASE WHEN (SELECT count(*) FROM "t") <> (SELECT count(*) FROM "t__before") THEN error('Not every row of `t` has moved.') END;
DROP TABLE "t__before";

COMMIT;
