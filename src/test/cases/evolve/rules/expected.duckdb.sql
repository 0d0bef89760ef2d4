-- ======== V4__rebuild_orders.sql
-- Builds the table `orders` anew, with all its rows and constraints.
-- Written by Portcullis from the contract `orders`, version 2.0.0. A written migration is never changed.
-- Contract sha256 3b2fc3ca19c32c855034a52f8768b36272b69da12703af9b523c9eeb241e8f9a

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `orders` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `orders` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders' AND lower(column_name) NOT IN ('id', 'amount', 'status', 'code');
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `orders` that break `id.min`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT ("id" >= 1)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `orders` that break `code_of_paid`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT (("status" <> 'PAID') OR ("code" IS NOT NULL))) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `orders` that break `amount.max`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT ("amount" <= 2000)) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `orders` that break `status.enum`: ' || count(*) || ' (id: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "orders" WHERE NOT ("status" IN ('NEW', 'PAID', '$portcullis$'))) AS broken;

-- The constraint of the rule `paid_has_money` is called `orders_paid_has_money_check`, was `orders_paid_has_amount_check`; the rule `amount.max` is `"amount" <= 2000`, was `"amount" <= 1000`; the rule `status.enum` is `"status" IN ('NEW', 'PAID', '$portcullis$')`, was `"status" IN ('NEW', 'PAID')`; the rule `id.min` is new to the table; the rule `code_of_paid` is new to the table; the rule `code.max_length` no longer binds the table; the rule `gone` no longer binds the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
ALTER TABLE "orders" RENAME TO "orders__before";
CREATE TABLE "orders" (
  "id" INTEGER NOT NULL,
  "amount" DECIMAL(10,2),
  "status" VARCHAR,
  "code" VARCHAR,
  CONSTRAINT "orders_id_min" CHECK ("id" >= 1),
  CONSTRAINT "orders_amount_min" CHECK ("amount" >= 0),
  CONSTRAINT "orders_amount_max" CHECK ("amount" <= 2000),
  CONSTRAINT "orders_status_enum" CHECK ("status" IN ('NEW', 'PAID', '$portcullis$')),
  CONSTRAINT "orders_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "orders_paid_has_money_check" CHECK (("status" <> 'PAID') OR ("amount" > 0)),
  CONSTRAINT "orders_code_of_paid_check" CHECK (("status" <> 'PAID') OR ("code" IS NOT NULL))
);
INSERT INTO "orders" ("id", "amount", "status", "code")
SELECT "id", "amount", "status", "code" FROM "orders__before";
SELECT CASE WHEN (SELECT count(*) FROM "orders") <> (SELECT count(*) FROM "orders__before") THEN error('Not every row of `orders` has moved.') END;
DROP TABLE "orders__before";

-- ======== V4__rebuild_orders.sql.conf
placeholderReplacement=false

-- ======== U4__rebuild_orders.sql
-- Undoes `V4__rebuild_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 2.0.0.

BEGIN;

-- Undoes: the constraint of the rule `paid_has_money` is called `orders_paid_has_money_check`, was `orders_paid_has_amount_check`; the rule `amount.max` is `"amount" <= 2000`, was `"amount" <= 1000`; the rule `status.enum` is `"status" IN ('NEW', 'PAID', '$portcullis$')`, was `"status" IN ('NEW', 'PAID')`; the rule `id.min` is new to the table; the rule `code_of_paid` is new to the table; the rule `code.max_length` no longer binds the table; the rule `gone` no longer binds the table.
SELECT CASE WHEN count(*) > 0 THEN error('A table `orders__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `orders` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders' AND lower(column_name) NOT IN ('id', 'amount', 'status', 'code');
ALTER TABLE "orders" RENAME TO "orders__before";
CREATE TABLE "orders" (
  "id" INTEGER NOT NULL,
  "amount" DECIMAL(10,2),
  "status" VARCHAR,
  "code" VARCHAR,
  CONSTRAINT "orders_amount_min" CHECK ("amount" >= 0),
  CONSTRAINT "orders_amount_max" CHECK ("amount" <= 1000),
  CONSTRAINT "orders_status_enum" CHECK ("status" IN ('NEW', 'PAID')),
  CONSTRAINT "orders_code_max_length" CHECK (length("code") <= 5),
  CONSTRAINT "orders_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "orders_paid_has_amount_check" CHECK (("status" <> 'PAID') OR ("amount" > 0)),
  CONSTRAINT "orders_gone_check" CHECK ("amount" <> 13)
);
INSERT INTO "orders" ("id", "amount", "status", "code")
SELECT "id", "amount", "status", "code" FROM "orders__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `orders__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `orders` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders';
SELECT CASE WHEN (SELECT count(*) FROM "orders") <> (SELECT count(*) FROM "orders__before") THEN error('Not every row of `orders` has moved.') END;
DROP TABLE "orders__before";

COMMIT;
