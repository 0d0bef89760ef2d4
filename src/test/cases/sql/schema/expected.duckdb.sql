-- create
CREATE SCHEMA IF NOT EXISTS "sales";

-- create
CREATE TABLE "sales"."orders" (
  "order_id" INTEGER NOT NULL,
  "amount" DECIMAL(10,2),
  CONSTRAINT "orders_amount_min" CHECK ("amount" >= 0.01),
  CONSTRAINT "orders_order_id_unique" UNIQUE ("order_id")
);

-- check order_id.required
SELECT * FROM "sales"."orders" WHERE NOT ("order_id" IS NOT NULL);

-- check amount.min
SELECT * FROM "sales"."orders" WHERE NOT ("amount" >= 0.01);
