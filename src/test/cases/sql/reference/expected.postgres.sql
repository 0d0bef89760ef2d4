-- create
CREATE SCHEMA IF NOT EXISTS "sales";

-- create
CREATE TABLE "sales"."orders" (
  "shop" integer,
  "till" text,
  "customer id" numeric(9,0),
  "article" text,
  CONSTRAINT "orders_customer id_finite" CHECK ("customer id" <> CAST('NaN' AS numeric)),
  CONSTRAINT "orders_shop_till_reference" FOREIGN KEY ("shop", "till") REFERENCES "sales"."tills" ("shop_id", "number"),
  CONSTRAINT "orders_known_customer_reference" FOREIGN KEY ("customer id") REFERENCES "sales"."tills" ("id")
);

-- check customer id.finite
SELECT * FROM "sales"."orders" WHERE NOT ("customer id" <> CAST('NaN' AS numeric));
