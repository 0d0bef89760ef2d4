-- create
CREATE SCHEMA IF NOT EXISTS "sales";

-- create
CREATE TABLE "sales"."orders" (
  "order_id" integer NOT NULL,
  "amount" numeric(10,2),
  CONSTRAINT "orders_amount_finite" CHECK ("amount" <> CAST('NaN' AS numeric)),
  CONSTRAINT "orders_amount_min" CHECK ("amount" >= 0.01),
  CONSTRAINT "orders_order_id_unique" UNIQUE ("order_id")
);

-- check order_id.required
SELECT * FROM "sales"."orders" WHERE NOT ("order_id" IS NOT NULL);

-- check amount.finite
SELECT * FROM "sales"."orders" WHERE NOT ("amount" <> CAST('NaN' AS numeric));

-- check amount.min
SELECT * FROM "sales"."orders" WHERE NOT ("amount" >= 0.01);
