-- ======== V6__rebuild_customers.sql
-- Builds the table `customers` anew, and with it `orders`, `payments`, with all its rows and constraints.
-- Written by Portcullis from the contract `customers`, version 2. A written migration is never changed.
-- Contract sha256 79087acef7593deb014e913c8654391f15279db2be3d1386ddc15af90d6a8cfb

-- What must not be there.
-- Lock: none.
-- Rows: reads every row, changes nothing.
-- Undo: nothing to undo.
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `customers` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers';
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `orders` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders';
SELECT CASE WHEN count(*) > 0 THEN error('Indexes of `payments` stand in the way: ' || string_agg(index_name, ', ' ORDER BY index_name) || '. Drop them, apply again, and create them anew.') END FROM duckdb_indexes() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'payments';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `customers` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers' AND lower(column_name) NOT IN ('id', 'email', 'sponsor');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `orders` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders' AND lower(column_name) NOT IN ('id', 'customer', 'email');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `payments` that no contract has stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Drop them and apply again, or declare them and write the migration anew.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'payments' AND lower(column_name) NOT IN ('id', 'payer');
SELECT CASE WHEN count(*) > 0 THEN error('Keys of `customers` that occur more than once: ' || count(*) || '. Mend them and apply again; nothing was changed.') END FROM (SELECT 1 FROM "customers" WHERE CAST("id" AS VARCHAR) IS NOT NULL GROUP BY CAST("id" AS VARCHAR) HAVING count(*) > 1) AS broken;
SELECT CASE WHEN count(*) > 0 THEN error('Keys of `customers` that occur more than once: ' || count(*) || ' (email: ' || string_agg(shown, ', ' ORDER BY place) FILTER (WHERE place <= 3) || ')' || '. Mend them and apply again; nothing was changed.') END FROM (SELECT concat_ws('/', CAST("email" AS varchar)) AS shown, row_number() OVER (ORDER BY "email") AS place FROM "customers" WHERE "email" IS NOT NULL GROUP BY "email" HAVING count(*) > 1) AS broken;

-- The column `number` was `id`; the column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`; the rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`; the rule `number.unique` is new to the table; the rule `email.unique` no longer binds the table; the column `buyer` was `customer`; the column `buyer` is of type `string`, was `int`; the rule `buyer` is written anew, since a type or key under it changes; the rule `email.reference` is written anew, since a type or key under it changes; the column `payer` is of type `string`, was `int`; the rule `payer.reference` no longer binds the table.
-- Lock: the file, as every write of DuckDB.
-- Rows: writes every row anew.
-- Undo: the undo script builds the former table.
CREATE TABLE "payments__before" AS FROM "payments";
DROP TABLE "payments";
CREATE TABLE "orders__before" AS FROM "orders";
DROP TABLE "orders";
ALTER TABLE "customers" RENAME TO "customers__before";
CREATE TABLE "customers" (
  "number" VARCHAR NOT NULL,
  "email" VARCHAR NOT NULL,
  "sponsor" VARCHAR,
  CONSTRAINT "customers_email_max_length" CHECK (length("email") <= 40),
  CONSTRAINT "customers_primary_key" PRIMARY KEY ("email"),
  CONSTRAINT "customers_number_unique" UNIQUE ("number")
);
INSERT INTO "customers" ("number", "email", "sponsor")
SELECT CAST("id" AS VARCHAR), "email", CAST("sponsor" AS VARCHAR) FROM "customers__before";
CREATE TABLE "orders" (
  "id" INTEGER NOT NULL,
  "buyer" VARCHAR,
  "email" VARCHAR,
  CONSTRAINT "orders_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "orders_buyer_reference" FOREIGN KEY ("buyer") REFERENCES "customers" ("number"),
  CONSTRAINT "orders_email_reference" FOREIGN KEY ("email") REFERENCES "customers" ("email")
);
INSERT INTO "orders" ("id", "buyer", "email")
SELECT "id", CAST("customer" AS VARCHAR), "email" FROM "orders__before";
CREATE TABLE "payments" (
  "id" INTEGER NOT NULL,
  "payer" VARCHAR,
  CONSTRAINT "payments_primary_key" PRIMARY KEY ("id")
);
INSERT INTO "payments" ("id", "payer")
SELECT "id", CAST("payer" AS VARCHAR) FROM "payments__before";
SELECT CASE WHEN (SELECT count(*) FROM "customers") <> (SELECT count(*) FROM "customers__before") THEN error('Not every row of `customers` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "orders") <> (SELECT count(*) FROM "orders__before") THEN error('Not every row of `orders` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "payments") <> (SELECT count(*) FROM "payments__before") THEN error('Not every row of `payments` has moved.') END;
DROP TABLE "customers__before";
DROP TABLE "orders__before";
DROP TABLE "payments__before";

-- ======== V6__rebuild_customers.sql.conf
placeholderReplacement=false

-- ======== U6__rebuild_customers.sql
-- Undoes `V6__rebuild_customers.sql`. Nothing runs this by itself.
-- Written by Portcullis from the contract `customers`, version 2.

BEGIN;

-- Undoes: the column `number` was `id`; the column `number` is of type `string`, was `int`; the column `sponsor` is of type `string`, was `int`; the rule `primary_key` is `PRIMARY KEY ("email")`, was `PRIMARY KEY ("number")`; the rule `number.unique` is new to the table; the rule `email.unique` no longer binds the table; the column `buyer` was `customer`; the column `buyer` is of type `string`, was `int`; the rule `buyer` is written anew, since a type or key under it changes; the rule `email.reference` is written anew, since a type or key under it changes; the column `payer` is of type `string`, was `int`; the rule `payer.reference` no longer binds the table.
SELECT CASE WHEN count(*) > 0 THEN error('A table `customers__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers__before';
SELECT CASE WHEN count(*) > 0 THEN error('A table `orders__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders__before';
SELECT CASE WHEN count(*) > 0 THEN error('A table `payments__before` is there already; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'payments__before';
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `customers` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers' AND lower(column_name) NOT IN ('number', 'email', 'sponsor');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `orders` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders' AND lower(column_name) NOT IN ('id', 'buyer', 'email');
SELECT CASE WHEN count(*) > 0 THEN error('Columns of `payments` that came later stand in the way: ' || string_agg(column_name, ', ' ORDER BY column_name) || '. Undo what is later first; nothing was changed.') END FROM duckdb_columns() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'payments' AND lower(column_name) NOT IN ('id', 'payer');
ALTER TABLE "payments" RENAME TO "payments__before";
CREATE TABLE "orders__before" AS FROM "orders";
DROP TABLE "orders";
ALTER TABLE "customers" RENAME TO "customers__before";
CREATE TABLE "customers" (
  "id" INTEGER NOT NULL,
  "email" VARCHAR NOT NULL,
  "sponsor" INTEGER,
  CONSTRAINT "customers_email_max_length" CHECK (length("email") <= 40),
  CONSTRAINT "customers_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "customers_email_unique" UNIQUE ("email")
);
INSERT INTO "customers" ("id", "email", "sponsor")
SELECT CAST("number" AS INTEGER), "email", CAST("sponsor" AS INTEGER) FROM "customers__before";
CREATE TABLE "orders" (
  "id" INTEGER NOT NULL,
  "customer" INTEGER,
  "email" VARCHAR,
  CONSTRAINT "orders_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "orders_buyer_reference" FOREIGN KEY ("customer") REFERENCES "customers" ("id"),
  CONSTRAINT "orders_email_reference" FOREIGN KEY ("email") REFERENCES "customers" ("email")
);
INSERT INTO "orders" ("id", "customer", "email")
SELECT "id", CAST("buyer" AS INTEGER), "email" FROM "orders__before";
CREATE TABLE "payments" (
  "id" INTEGER NOT NULL,
  "payer" INTEGER,
  CONSTRAINT "payments_primary_key" PRIMARY KEY ("id"),
  CONSTRAINT "payments_payer_reference" FOREIGN KEY ("payer") REFERENCES "customers" ("id")
);
INSERT INTO "payments" ("id", "payer")
SELECT "id", CAST("payer" AS INTEGER) FROM "payments__before";
SELECT CASE WHEN count(*) = 0 THEN error('The table `customers__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `orders__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `payments__before` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'payments__before';
SELECT CASE WHEN count(*) = 0 THEN error('The table `customers` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'customers';
SELECT CASE WHEN count(*) = 0 THEN error('The table `orders` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'orders';
SELECT CASE WHEN count(*) = 0 THEN error('The table `payments` was not made; nothing was changed.') END FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = current_schema() AND table_name = 'payments';
SELECT CASE WHEN (SELECT count(*) FROM "customers") <> (SELECT count(*) FROM "customers__before") THEN error('Not every row of `customers` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "orders") <> (SELECT count(*) FROM "orders__before") THEN error('Not every row of `orders` has moved.') END;
SELECT CASE WHEN (SELECT count(*) FROM "payments") <> (SELECT count(*) FROM "payments__before") THEN error('Not every row of `payments` has moved.') END;
DROP TABLE "customers__before";
DROP TABLE "orders__before";
DROP TABLE "payments__before";

COMMIT;
