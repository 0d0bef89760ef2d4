-- ======== V4__rebuild_stock_serials.sql
-- Builds the table `stock.serials` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `stock.serials` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = 'stock' AND table_name = 'serials';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `stock.serials` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = 'stock' AND table_name = 'serials' AND lower(column_name) NOT IN ('sn', 'maker', 'place');
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `stock.serials` whose `maker` is NULL: ' || count(*) || ' (sn/maker: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("sn" AS varchar), CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "sn", "maker") AS place FROM "stock"."serials" WHERE "maker" IS NULL) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Keys of `stock.serials` that occur more than once: ' || count(*) || ' (maker: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "maker") AS place FROM "stock"."serials" WHERE "maker" IS NOT NULL GROUP BY "maker" HAVING count(*) > 1) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Keys of `stock.serials` that occur more than once: ' || count(*) || ' (place/sn: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("place" AS varchar), CAST("sn" AS varchar)) AS shown, row_number() OVER (ORDER BY "place", "sn") AS place FROM "stock"."serials" WHERE "place" IS NOT NULL AND "sn" IS NOT NULL GROUP BY "place", "sn" HAVING count(*) > 1) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Keys of `stock.serials` that occur more than once: ' || count(*) || ' (sn/maker: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("sn" AS varchar), CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "sn", "maker") AS place FROM "stock"."serials" WHERE "sn" IS NOT NULL AND "maker" IS NOT NULL GROUP BY "sn", "maker" HAVING count(*) > 1) AS broken;

-- The rule `maker.required` is new to the table; the column `place` may be NULL now; the rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`; the rule `maker.unique` is new to the table; the rule `place,sn.unique` is new to the table; the rule `sn.unique` no longer binds the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
ALTER TABLE "stock"."serials" RENAME TO "serials__before";
CREATE TABLE "stock"."serials" (
  "sn" VARCHAR NOT NULL,
  "maker" VARCHAR NOT NULL,
  "place" INTEGER,
  CONSTRAINT "serials_primary_key" PRIMARY KEY ("sn", "maker"),
  CONSTRAINT "serials_maker_unique" UNIQUE ("maker"),
  CONSTRAINT "serials_place_sn_unique" UNIQUE ("place", "sn")
);
INSERT INTO "stock"."serials" ("sn", "maker", "place")
SELECT "sn", "maker", "place" FROM "stock"."serials__before";
SELECT CASE WHEN (SELECT count(*) FROM "stock"."serials") <> (SELECT count(*) FROM "stock"."serials__before") THEN error('Not every row of `stock.serials` has moved.') END;
DROP TABLE "stock"."serials__before";

-- ======== V4__rebuild_stock_serials.sql.conf
placeholderReplacement=false

-- ======== U4__rebuild_stock_serials.sql
-- Undoes `V4__rebuild_stock_serials.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.

BEGIN;

-- Undoes: the rule `maker.required` is new to the table; the column `place` may be NULL now; the rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`; the rule `maker.unique` is new to the table; the rule `place,sn.unique` is new to the table; the rule `sn.unique` no longer binds the table.
SELECT CASE WHEN count(*) > 0 THEN error('A table `stock.serials__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'stock' AND table_name = 'serials__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `stock.serials` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = 'stock' AND table_name = 'serials' AND lower(column_name) NOT IN ('sn', 'maker', 'place');
ALTER TABLE "stock"."serials" RENAME TO "serials__before";
CREATE TABLE "stock"."serials" (
  "sn" VARCHAR NOT NULL,
  "maker" VARCHAR,
  "place" INTEGER NOT NULL,
  CONSTRAINT "serials_primary_key" PRIMARY KEY ("place"),
  CONSTRAINT "serials_sn_unique" UNIQUE ("sn")
);
INSERT INTO "stock"."serials" ("sn", "maker", "place")
SELECT "sn", "maker", "place" FROM "stock"."serials__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `stock.serials__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'stock' AND table_name = 'serials__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `stock.serials` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'stock' AND table_name = 'serials';
SELECT CASE WHEN (SELECT count(*) FROM "stock"."serials") <> (SELECT count(*) FROM "stock"."serials__before") THEN error('Not every row of `stock.serials` has moved.') END;
DROP TABLE "stock"."serials__before";

COMMIT;
