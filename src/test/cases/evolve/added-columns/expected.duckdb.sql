-- ======== V4__alter_sales_orders.sql
-- Changes the table `sales.orders` in place.
-- Written by Portcullis from the contract `orders`, version 1.1.0. A written migration is never changed.
-- Contract sha256 3eab0e4a9c8fc9fa27d00602ed4d743693ed21e274c4ee12c1ee7e86ab8f759e

-- The column `note` is new.
-- Lock: the file, as every write of DuckDB.
-- Rows: rows get the default, or NULL.
-- Undo: ALTER TABLE "sales"."orders" DROP COLUMN "note".
ALTER TABLE "sales"."orders" ADD COLUMN "note" VARCHAR;

-- The column `status` is new.
-- Lock: the file, as every write of DuckDB.
-- Rows: rows get the default.
-- Undo: ALTER TABLE "sales"."orders" DROP COLUMN "status".
ALTER TABLE "sales"."orders" ADD COLUMN "status" VARCHAR DEFAULT 'it''s ${new}; --' NOT NULL;

-- The column `amount` has the default `0.5`, had NULL.
-- Lock: the file, as every write of DuckDB.
-- Rows: changes the catalog alone.
-- Undo: ALTER TABLE "sales"."orders" ALTER COLUMN "amount" DROP DEFAULT.
ALTER TABLE "sales"."orders" ALTER COLUMN "amount" SET DEFAULT 0.5;

-- ======== V4__alter_sales_orders.sql.conf
placeholderReplacement=false

-- ======== U4__alter_sales_orders.sql
-- Undoes `V4__alter_sales_orders.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `orders`, version 1.1.0.

BEGIN;

-- Undoes: the column `amount` has the default `0.5`, had NULL.
ALTER TABLE "sales"."orders" ALTER COLUMN "amount" DROP DEFAULT;

-- Undoes: the column `status` is new.
ALTER TABLE "sales"."orders" DROP COLUMN "status";

-- Undoes: the column `note` is new.
ALTER TABLE "sales"."orders" DROP COLUMN "note";

COMMIT;
