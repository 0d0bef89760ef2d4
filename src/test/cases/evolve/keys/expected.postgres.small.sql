-- ======== V4__alter_stock_serials.sql
-- Changes the small table `stock.serials` at once.
-- Written by Portcullis from the contract `serials`, version 2. A written migration is never changed.
-- Contract sha256 e87a8a06d60c5558936b51db5d4cd06acefa66dec065818d1ac2dd607e3699da

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- What must not be there before the table changes.
-- Lock: ACCESS SHARE on `stock.serials`, others read and write meanwhile.
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
    FROM (SELECT concat_ws('/', CAST("sn" AS varchar), CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "sn", "maker") AS place FROM "stock"."serials" WHERE "maker" IS NULL) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Rows of `stock.serials` whose `maker` is NULL: ' || number_of_rows || ' (sn/maker: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "maker") AS place FROM "stock"."serials" WHERE "maker" IS NOT NULL GROUP BY "maker" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `stock.serials` that occur more than once: ' || number_of_rows || ' (maker: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("place" AS varchar), CAST("sn" AS varchar)) AS shown, row_number() OVER (ORDER BY "place", "sn") AS place FROM "stock"."serials" WHERE "place" IS NOT NULL AND "sn" IS NOT NULL GROUP BY "place", "sn" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `stock.serials` that occur more than once: ' || number_of_rows || ' (place/sn: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
  SELECT count(*), string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3)
    INTO number_of_rows, first_rows
    FROM (SELECT concat_ws('/', CAST("sn" AS varchar), CAST("maker" AS varchar)) AS shown, row_number() OVER (ORDER BY "sn", "maker") AS place FROM "stock"."serials" WHERE "sn" IS NOT NULL AND "maker" IS NOT NULL GROUP BY "sn", "maker" HAVING count(*) > 1) AS broken;
  IF number_of_rows > 0 THEN
    RAISE EXCEPTION USING MESSAGE = 'Keys of `stock.serials` that occur more than once: ' || number_of_rows || ' (sn/maker: ' || first_rows || ')'
      || '. Mend them and apply again; nothing was changed.';
  END IF;
END
$portcullis$;

-- The rule `sn.unique` no longer binds the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_sn_unique" UNIQUE ("sn").
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_sn_unique";

-- The rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_primary_key" PRIMARY KEY ("place").
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_primary_key";

-- The column `place` may be NULL now.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`, for a moment.
-- Rows: reads no row, writes no row.
-- Undo: ALTER TABLE "stock"."serials" ALTER COLUMN "place" SET NOT NULL.
ALTER TABLE "stock"."serials" ALTER COLUMN "place" DROP NOT NULL;

-- The rule `maker.required` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "stock"."serials" ALTER COLUMN "maker" DROP NOT NULL.
ALTER TABLE "stock"."serials" ALTER COLUMN "maker" SET NOT NULL;

-- The rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_primary_key".
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_primary_key" PRIMARY KEY ("sn", "maker");

-- The rule `maker.unique` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_maker_unique".
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_maker_unique" UNIQUE ("maker");

-- The rule `place,sn.unique` is new to the table.
-- Lock: ACCESS EXCLUSIVE on `stock.serials`.
-- Rows: reads every row.
-- Undo: ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_place_sn_unique".
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_place_sn_unique" UNIQUE ("place", "sn");

-- ======== V4__alter_stock_serials.sql.conf
placeholderReplacement=false

-- ======== U4__alter_stock_serials.sql
-- Undoes `V4__alter_stock_serials.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `serials`, version 2.

BEGIN;

SET LOCAL lock_timeout = '500ms';

SET LOCAL statement_timeout = 0;

-- Undoes: the rule `place,sn.unique` is new to the table.
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_place_sn_unique";

-- Undoes: the rule `maker.unique` is new to the table.
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_maker_unique";

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`.
ALTER TABLE "stock"."serials" DROP CONSTRAINT "serials_primary_key";

-- Undoes: the rule `maker.required` is new to the table.
ALTER TABLE "stock"."serials" ALTER COLUMN "maker" DROP NOT NULL;

-- Undoes: the column `place` may be NULL now.
ALTER TABLE "stock"."serials" ALTER COLUMN "place" SET NOT NULL;

-- Undoes: the rule `primary_key` is `PRIMARY KEY ("sn", "maker")`, was `PRIMARY KEY ("place")`.
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_primary_key" PRIMARY KEY ("place");

-- Undoes: the rule `sn.unique` no longer binds the table.
ALTER TABLE "stock"."serials" ADD CONSTRAINT "serials_sn_unique" UNIQUE ("sn");

COMMIT;
