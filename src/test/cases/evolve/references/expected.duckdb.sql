-- ======== V5__create_sellers.sql
-- Creates the table `sellers`.
-- Written by Portcullis from the contract `sellers`, version 1. A written migration is never changed.
-- Contract sha256 a6e3016719de2bb19e0c1909687e613fb5e5210ca102b83adb0ec9e35a2183b4

CREATE TABLE "sellers" (
  "id" INTEGER NOT NULL,
  CONSTRAINT "sellers_primary_key" PRIMARY KEY ("id")
);

-- ======== V5__create_sellers.sql.conf
placeholderReplacement=false

-- ======== V6__rebuild_customers.sql
-- Builds the table `customers` anew, and with it `orders`, with all its rows and constraints.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 83dd5afcc80a38ff9f8a662e5f3051161da79c6c80d446c5a65962d717122903

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `customers` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers';
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `orders` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `customers` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers' AND lower(column_name) NOT IN ('id', 'name');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `orders` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders' AND lower(column_name) NOT IN ('id', 'customer_id', 'seller_id');
SELECT CASE WHEN count(*) > 0 THEN error('Rows of `customers` that break `name.max_length`: ' || count(*) || ' (customer: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("id" AS varchar)) AS shown, row_number() OVER (ORDER BY "id") AS place FROM "customers" WHERE NOT (length("name") <= 40)) AS broken;

-- The column `customer` was `id`; the column `customer` is of type `long`, was `int`; the rule `name.max_length` is new to the table; the column `customer_id` is of type `long`, was `int`; the rule `seller_id.reference` is new to the table; the rule `customer_id.reference` is written anew, since a type or key under it changes.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
CREATE TABLE "orders__before" AS FROM "orders";
DROP TABLE "orders";
ALTER TABLE "customers" RENAME TO "customers__before";
CREATE TABLE "customers" (
  "customer" BIGINT NOT NULL,
  "name" VARCHAR,
  CONSTRAINT "customers_name_max_length" CHECK (length("name") <= 40),
  CONSTRAINT "customers_primary_key" PRIMARY KEY ("customer")
);
INSERT INTO "customers" ("customer", "name")
SELECT CAST("id" AS BIGINT), "name" FROM "customers__before";
CREATE TABLE "orders" (
  "id" INTEGER NOT NULL,
  "customer_id" BIGINT,
  "seller_id" INTEGER,
  CONSTRAINT "orders_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "orders_customer_id_reference" FOREIGN KEY ("customer_id") REFERENCES "customers" ("customer"),
  CONSTRAINT "orders_seller_id_reference" FOREIGN KEY ("seller_id") REFERENCES "sellers" ("id")
);
INSERT INTO "orders" ("id", "customer_id", "seller_id")
SELECT "id", CAST("customer_id" AS BIGINT), "seller_id" FROM "orders__before";
SELECT CASE WHEN (SELECT count(*) FROM "customers") <> (SELECT count(*) FROM "customers__before") THEN error('Not every row of `customers` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "orders") <> (SELECT count(*) FROM "orders__before") THEN error('Not every row of `orders` has moved.') END;
DROP TABLE "customers__before";
DROP TABLE "orders__before";

-- ======== V6__rebuild_customers.sql.conf
placeholderReplacement=false

-- ======== U6__rebuild_customers.sql
-- Undoes `V6__rebuild_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

-- Undoes: the column `customer` was `id`; the column `customer` is of type `long`, was `int`; the rule `name.max_length` is new to the table; the column `customer_id` is of type `long`, was `int`; the rule `seller_id.reference` is new to the table; the rule `customer_id.reference` is written anew, since a type or key under it changes.
SELECT CASE WHEN count(*) > 0 THEN error('A table `customers__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers__before';
SELECT CASE WHEN count(*) > 0 THEN error('A table `orders__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `customers` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers' AND lower(column_name) NOT IN ('customer', 'name');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `orders` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders' AND lower(column_name) NOT IN ('id', 'customer_id', 'seller_id');
CREATE TABLE "orders__before" AS FROM "orders";
DROP TABLE "orders";
ALTER TABLE "customers" RENAME TO "customers__before";
CREATE TABLE "customers" (
  "id" INTEGER NOT NULL,
  "name" VARCHAR,
  CONSTRAINT "customers_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "customers" ("id", "name")
SELECT CAST("customer" AS INTEGER), "name" FROM "customers__before";
CREATE TABLE "orders" (
  "id" INTEGER NOT NULL,
  "customer_id" INTEGER,
  "seller_id" INTEGER,
  CONSTRAINT "orders_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "orders_customer_id_reference" FOREIGN KEY ("customer_id") REFERENCES "customers" ("id")
);
INSERT INTO "orders" ("id", "customer_id", "seller_id")
SELECT "id", CAST("customer_id" AS INTEGER), "seller_id" FROM "orders__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `customers__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `orders__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `customers` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers';
SELECT CASE WHEN count(*) = 0 THEN error('The table `orders` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders';
SELECT CASE WHEN (SELECT count(*) FROM "customers") <> (SELECT count(*) FROM "customers__before") THEN error('Not every row of `customers` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "orders") <> (SELECT count(*) FROM "orders__before") THEN error('Not every row of `orders` has moved.') END;
DROP TABLE "customers__before";
DROP TABLE "orders__before";

COMMIT;
